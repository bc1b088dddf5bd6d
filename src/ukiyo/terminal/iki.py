"""IKI in the terminal."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ukiyo.engine.state import Seat, State
from ukiyo.games.iki import actions, news
from ukiyo.games.iki.components import (
    BUILD,
    CHARACTERS,
    FISH,
    GOODS,
    PIPE,
    RAISE,
    SEASON_TOKENS,
    SEASONS,
    SPACES,
    SPECIALS,
    STALLS,
    SWAP,
    TYPES,
    Card,
    Components,
    Stall,
    Terms,
)
from ukiyo.games.iki.hiring import first_of_season, hire_cost
from ukiyo.games.iki.preview import preview, retires, shops_serving
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.table import IN_DECK, NO_CARD, NOBODY
from ukiyo.locales import Words
from ukiyo.terminal.artist import Artist

TYPE_MARKS = ["P", "A", "S", "M", "V"]
TYPE_COLOURS = ["cyan", "green", "magenta", "yellow", "bright_red"]
GOOD_IDS = [*GOODS, "fire"]


def mark(sources: dict[str, str], field: str) -> str:
    """A sign before a number nobody here could see."""
    return "≈" if sources.get(field, sources["default"]) == "reconstructed" else ""


class IkiArtist(Artist):
    def __init__(self, words: Words, seats: list[str], components: Components) -> None:
        super().__init__(words, seats)
        self.data = components
        self.example = words.name("iki", "character", "monk").lower()

    # Words

    def named(self, card: Card) -> str:
        if card < CHARACTERS:
            return self.words.name("iki", "character", self.data.card_ids[card])
        return self.words.name("iki", "building", self.data.building_ids[card - CHARACTERS])

    def card(self, card: Card) -> str:
        """A card's name, a character's in the colour of its type and with its sign."""
        name = self.named(card)
        if card >= CHARACTERS:
            return f"[bold]⌂ {name}[/]"
        kind = self.data.type[card]
        return f"[{TYPE_COLOURS[kind]}]{TYPE_MARKS[kind]} {name}[/]"

    def shop(self, space: int) -> str:
        return self.words.name("iki", "shop", self.data.shop_ids[space - 1]) if space else self.words.say("start-area")

    def amounts(self, terms: Terms) -> str:
        """`2 rice, 1 wood`."""
        parts = [self.words.say(GOOD_IDS[terms[i]], n=terms[i + 1]) for i in range(0, len(terms), 2)]
        return ", ".join(parts) or self.words.say("free")

    def exchange(self, pay: Terms, gain: Terms) -> str:
        if not pay:
            return self.amounts(gain)
        return self.words.say("for", pay=self.amounts(pay), gain=self.amounts(gain))

    def ability(self, card: Card) -> str:
        """What a visit to the character does."""
        say, data = self.words.say, self.data
        gains = [self.amounts(data.gain[card])] if data.gain[card] else []
        if data.ability[card] == RAISE:
            gains.append(say("raise-one"))
        elif data.ability[card] == SWAP:
            gains.append(say("swap-two"))
        elif data.ability[card] == BUILD:
            gains.append(say("build-less", discount=self.amounts(data.discount[card])))
        if data.opponents[card]:
            gains.append(say("each-opponent", gain=self.amounts(data.opponents[card])))
        text = "; ".join(gains)
        return say("for", pay=self.amounts(data.pay[card]), gain=text) if data.pay[card] else text

    def salaries(self, card: Card) -> str:
        if self.data.token[card] >= 0:
            token = self.words.name("iki", "special", SPECIALS[self.data.token[card]])
            return f"{'· ' * self.data.track[card]}{token}"
        return " · ".join(self.amounts(salary) for salary in self.data.salaries[card])

    def building_worth(self, building: int) -> str:
        say, data = self.words.say, self.data
        parts = [say("worth-fixed", n=data.building_points[building])] if data.building_points[building] else []
        counts = ["", "per-sandal", "per-rice", "per-fish", "per-fire"][data.building_counts[building]]
        if counts:
            parts.append(say(counts, n=data.building_each[building], most=data.building_most[building]))
        if CHARACTERS + building in data.lasting:
            lasting = data.lasting.index(CHARACTERS + building)
            parts.append(say(["lasting-feed", "lasting-watch", "lasting-villa"][lasting], n=data.lasting_amount[lasting]))
        return "; ".join(parts)

    def token_effect(self, token: int) -> str:
        say, data = self.words.say, self.data
        if data.token_kind[token] == FISH:
            return say("fish-value", n=data.token_points[token])
        if data.token_kind[token] == PIPE:
            return say("raise-one") if data.pipe_raises[token] else self.amounts(data.pipe_gain[token])
        counts = ["", "", "", "", "pouch-fire", "pouch-types", "pouch-largest-type", "pouch-mon"][data.token_counts[token]]
        return say(counts, n=data.token_every[token]) if counts else say("worth-fixed", n=data.token_points[token])

    def category(self, category: str) -> str:
        return self.words.say(f"iki-{category}")

    # Questions and choices

    def question(self, state: State) -> str:
        assert isinstance(state, IkiState)
        decision = state.decision()
        card = state.card[state.burning] if decision == "avoid" else state.placing
        named = self.card(card) if card != NO_CARD else ""
        return self.words.say(f"ask-{decision}", card=named, shop=self.shop(state.oyakata[state.seat]))

    def choice(self, state: State, action: int) -> str:
        assert isinstance(state, IkiState)
        say = self.words.say
        ahead = preview(state, action)
        field = next(iter(state.actions[action].fields.values()), "")
        kind = state.actions[action].kind
        stall = STALLS.index(field) if field in STALLS else 0
        card = state.card[stall]
        extras: list[str] = []
        if kind in ("take", "hire", "neutral"):
            card = self.data.card_ids.index(field)
            text = say(
                f"do-{kind}",
                card=self.card(card),
                type=say(TYPES[self.data.type[card]]),
                ability=self.ability(card),
                salaries=self.salaries(card),
            )
            extras = self.costs(ahead.pay, ahead.gain)
        elif kind == "stall":
            shops = ", ".join(self.shop(space) for space in shops_serving(state, stall))
            text = say("do-stall-extra" if ahead.pay else "do-stall", stall=field, shops=shops, pay=self.amounts(ahead.pay))
        elif kind == "visit":
            text = say("do-visit", card=self.card(card), stall=field, ability=self.ability(card))
            if state.owner[stall] == NOBODY:
                extras = [say("visit-neutral")]
            elif state.owner[stall] != state.seat:
                extras = [say("visit-owner", owner=self.player(state.owner[stall]))]
        elif kind in ("raise", "swap", "with", "starve"):
            text = say("do-swap" if kind == "with" else f"do-{kind}", card=self.card(card), stall=field)
            if kind == "raise" and retires(state, stall):
                extras = [say("raise-retires")]
        elif kind == "ikizama":
            first = say("do-ikizama-first", gain=self.amounts(ahead.gain))
            text = first if field == SPACES[0] else say("do-ikizama", n=int(field))
        elif kind == "move":
            text = say("do-move", n=int(field), shop=self.shop(ahead.space))
            extras = self.costs(ahead.pay, [])
            if ahead.laps:
                extras.append(say("move-laps", n=ahead.laps))
        elif kind == "stand":
            text = say("do-stand", shop=self.shop(action - actions.STAND))
        elif kind == "trade":
            trade = action - actions.TRADE
            shop = self.shop(self.data.trade_space[trade])
            text = say("do-trade", shop=shop, trade=self.exchange(ahead.pay, ahead.gain))
        elif kind == "build":
            building = action - actions.BUILD
            text = say("do-build", building=self.card(CHARACTERS + building), worth=self.building_worth(building))
            extras = self.costs(ahead.pay, [])
        elif kind == "buy":
            token = action - actions.BUY
            name = self.words.name("iki", "token", self.data.token_ids[token])
            text = say("do-buy", token=f"[bold]{name}[/]", effect=self.token_effect(token))
            extras = self.costs(ahead.pay, [])
        elif kind == "income":
            text = say("do-income")
            extras = self.costs([], ahead.gain)
        else:
            text = say(f"do-{kind}", card=self.card(state.card[state.burning]) if kind != "done" else "")
        return f"{text} [dim]({'; '.join(extras)})[/]" if extras else text

    def costs(self, pay: Terms, gain: Terms) -> list[str]:
        parts = [self.words.say("paying", pay=self.amounts(pay))] if pay else []
        return [*parts, self.words.say("gaining", gain=self.amounts(gain))] if gain else parts

    # News

    def news(self, state: State) -> list[str]:
        assert isinstance(state, IkiState)
        lines: list[str] = []
        for i in range(0, len(state.news), 4):
            kind, seat, first, second = state.news[i : i + 4]
            lines.append(self.news_line(news.NAMES[kind], seat, first, second))
        return lines

    def news_line(self, kind: str, seat: Seat, first: int, second: int) -> str:
        say, player = self.words.say, self.player(seat)
        if kind == "month":
            return f"\n[bold]{self.month(first)}[/]"
        if kind == "block":
            return say("news-block", space=SPACES[first])
        if kind == "reveal":
            return say("news-reveal", card=self.card(first))
        if kind == "fire":
            return "[bold red]" + say("news-fire", nagaya="abcd"[first], strength=second) + "[/]"
        if kind == "put-out":
            return say("news-put-out", player=player, stall=STALLS[first])
        if kind == "salary":
            return say("news-salary", player=player, gain=self.amounts([first, second]))
        if kind == "harmony":
            return say("news-harmony", player=player, card=STALLS[first], n=second)
        if kind == "fed":
            return say("news-fed", player=player, n=first)
        return say(f"news-{kind}", player=player, card=self.card(first), stall=STALLS[second])

    def month(self, month: int) -> str:
        if month == 0:
            return self.words.say("setup")
        if month > 12:
            return self.words.say("new-year")
        return self.words.say("month", month=month, season=self.words.say(SEASONS[(month - 1) // 3]))

    # The table

    def board(self, state: State) -> RenderableType:
        assert isinstance(state, IkiState)
        nagayas = Grid.grid(expand=True, padding=(0, 1))
        nagayas.add_column(ratio=1)
        nagayas.add_column(ratio=1)
        panels = [self.nagaya(state, nagaya) for nagaya in range(4)]
        nagayas.add_row(panels[0], panels[1])
        nagayas.add_row(panels[2], panels[3])
        parts: list[RenderableType] = ["", self.heading(state), nagayas, self.mats(state)]
        if any(mons >= 0 for mons in state.row):
            parts.append(self.row(state))
        if not state.over:
            parts.append(self.sales(state))
        return Group(*parts)

    def heading(self, state: IkiState) -> RenderableType:
        say = self.words.say
        parts = [f"[bold]{self.month(state.month)}[/]"]
        if state.month in (5, 8, 11):
            parts.append("[red]" + say("month-fire", strength=state.board.fire[(state.month - 5) // 3]) + "[/]")
        elif 0 < state.month <= 12 and state.month % 3 == 0:
            parts.append("[yellow]" + say("month-payday") + "[/]")
        if state.blocked >= 0:
            parts.append(say("blocked", space=SPACES[state.blocked]))
        track = " → ".join(f"{self.player(seat)} [bold]{state.power[seat]}[/]" for seat in state.ranking)
        parts.append(f"{say('fire-track')}: {track}")
        return Text.from_markup(" — ".join(parts))

    def nagaya(self, state: IkiState, nagaya: int) -> Panel:
        """A nagaya from the board's edge down to the crossroads, each shop before the stalls it serves first."""
        lines: list[str] = []
        shown: set[int] = set()
        shops = [space for space in range(1, 9) if state.board.served[space][0] // 4 == nagaya]
        for space in sorted(shops, key=lambda space: state.board.served[space][0]):
            visitors = "".join(f" ◆ {self.player(seat)}" for seat, at in enumerate(state.oyakata) if at == space)
            lines.append(f"[reverse] {space} {self.shop(space)} [/]{visitors}")
            for stall in state.board.served[space]:
                if stall not in shown:
                    lines.append(self.stall(state, stall))
                    shown.add(stall)
        return Panel("\n".join(lines), title=f"nagaya {'abcd'[nagaya]}", box=box.ROUNDED, border_style="dim")

    def stall(self, state: IkiState, stall: Stall) -> str:
        extra = state.board.extra[stall]
        label = f"[dim]{STALLS[stall]}{f'+{extra}' if extra else '  '}[/]"
        card = state.card[stall]
        if card == NO_CARD:
            return f" {label}  ·"
        owner = state.owner[stall]
        who = self.player(owner) if owner != NOBODY else self.words.say("neutral")
        if card >= CHARACTERS:
            return f" {label}  {self.card(card)} — {who}"
        steps = "●" * state.experience[stall] + "○" * (self.data.track[card] - state.experience[stall])
        return f" {label}  {self.card(card)} — {who} {steps if owner != NOBODY else ''}"

    def mats(self, state: IkiState) -> RenderableType:
        """What each player has at hand, and below it who has retired and what was bought."""
        say = self.words.say
        grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column(say("player"), no_wrap=True)
        for name in [*GOOD_IDS, "kobun", "score"]:
            grid.add_column(say(f"{name}-name"), justify="right")
        grid.add_column(say("ikizama-track"), justify="center")
        for score in state.scores():
            seat = score.seat
            goods = state.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]
            grid.add_row(
                ("▶ " if seat == state.seat and not state.over else "  ") + self.player(seat),
                *[str(amount) for amount in goods],
                str(state.power[seat]),
                str(state.kobun[seat]),
                f"[bold]{score.total}[/]",
                SPACES[state.ikizama[seat]] if state.ikizama[seat] >= 0 else "",
            )
        lines = [self.belongings(state, seat) for seat in range(state.players)]
        return Group(grid, *[Text.from_markup(line) for line in lines if line])

    def belongings(self, state: IkiState, seat: Seat) -> str:
        retired = [self.card(card) for card, by in zip(state.retired, state.retired_by, strict=True) if by == seat]
        tokens = [self.words.name("iki", "token", self.data.token_ids[token]) for token, by in enumerate(state.token_by) if by == seat]
        tokens += [self.words.name("iki", "special", SPECIALS[token]) for token, by in enumerate(state.special) if by == seat]
        parts = [f"{self.words.say('retired')}: {', '.join(retired)}"] if retired else []
        parts += [f"{self.words.say('tokens')}: {', '.join(tokens)}"] if tokens else []
        return f"  {self.player(seat)}  {' — '.join(parts)}" if parts else ""

    def row(self, state: IkiState) -> Grid:
        say = self.words.say
        grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column(say("characters"), no_wrap=True)
        grid.add_column(say("cost"), justify="right")
        grid.add_column(say("fire-name"), justify="right")
        grid.add_column(say("ability"), ratio=3)
        grid.add_column(say("salaries"), ratio=2)
        first = first_of_season(state)
        for place, mons in enumerate(state.row):
            if mons >= 0:
                card = first + place
                cost = f"{mark(self.data.card_sources[card], 'cost')}{hire_cost(state, state.seat, card)}{f' -{mons}' if mons else ''}"
                bonus = self.data.fire_bonus[card]
                grid.add_row(self.card(card), cost, f"+{bonus}" if bonus else "", self.ability(card), self.salaries(card))
        legend = [f"[{colour}]{sign}[/] {say(kind)}" for sign, colour, kind in zip(TYPE_MARKS, TYPE_COLOURS, TYPES, strict=True)]
        grid.caption = " · ".join([*legend, f"≈ {say('provenance-reconstructed')}", say("deck-left", n=state.row.count(IN_DECK))])
        return grid

    def sales(self, state: IkiState) -> Grid:
        """The season's tokens still there, and the buildings, each with its price and what it gives."""
        say = self.words.say
        season = min((max(state.month, 1) - 1) // 3, 3)
        grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column(say("market"), ratio=1)
        grid.add_column(say("buildings-offered"), ratio=1)
        tokens = [token for token in range(season * SEASON_TOKENS, (season + 1) * SEASON_TOKENS) if state.token_by[token] == NOBODY]
        grid.add_row("\n".join(self.token(token) for token in tokens), "\n".join(self.building(building) for building in state.offered))
        return grid

    def token(self, token: int) -> str:
        price = mark(self.data.token_sources[token], "price") + self.words.say("mon", n=self.data.price[token])
        name = self.words.name("iki", "token", self.data.token_ids[token])
        return f"{name}: {self.words.say('for', pay=price, gain=self.token_effect(token))}"

    def building(self, building: int) -> str:
        price = mark(self.data.building_sources[building], "cost") + self.amounts(self.data.building_cost[building])
        worth = self.building_worth(building)
        return f"{self.card(CHARACTERS + building)}: {self.words.say('for', pay=price, gain=worth)}"

    def explain(self, state: State, text: str) -> RenderableType | None:
        wanted = text.strip().lower()
        for card in range(CHARACTERS):
            if wanted in (self.data.card_ids[card], self.named(card).lower()):
                say = self.words.say
                lines = [
                    f"{self.card(card)} ({say(TYPES[self.data.type[card]])})",
                    f"{say('cost')}: {mark(self.data.card_sources[card], 'cost')}{say('mon', n=self.data.cost[card])}",
                    f"{say('fire-name')}: +{self.data.fire_bonus[card]}",
                    f"{say('ability')}: {self.ability(card)}",
                    f"{say('salaries')}: {self.salaries(card)}",
                ]
                return Panel("\n".join(lines), expand=False)
        for building, id_ in enumerate(self.data.building_ids):
            if wanted in (id_, self.named(CHARACTERS + building).lower()):
                return Panel(self.building(building), expand=False)
        return None
