"""Hokusai in words: its cards, questions, choices and news."""

from rich.console import RenderableType
from rich.panel import Panel

from ukiyo.engine.state import Seat, State
from ukiyo.games.hokusai import actions, news
from ukiyo.games.hokusai.cloth import N_SIDES, edge
from ukiyo.games.hokusai.components import (
    ARTISAN_ICON,
    BLACK,
    CELLS,
    CHAIRS,
    COLLECTIONS,
    COLOURS,
    HOKUSAI,
    ICONS,
    JOURNEY,
    JOURNEY_POINTS,
    KAKEMONO_ICON,
    KUNISADA,
    KUNIYOSHI,
    MASTERS,
    N_COLOURS,
    N_TOOLS,
    OBJECTIVES,
    PAINTS,
    PATH_BONUSES,
    PLACES,
    PRIMARIES,
    SIDES,
    SPACES,
    TOOLS,
    Card,
    Colour,
    Components,
)  # fmt: skip
from ukiyo.games.hokusai.preview import (
    blacks_to,
    chairs_full,
    drops_after_turn,
    most_paid,
    paid_by_edges,
    painting_of,
    position_points,
    sectors_entered,
    touches,
    walks_to,
    way_of,
)  # fmt: skip
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import won_alone
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL
from ukiyo.locales import Words
from ukiyo.terminal.artist import Artist

LETTERS = "BRYPGOK"
STYLES = [
    "bold white on blue",
    "bold white on red",
    "bold black on yellow",
    "bold white on magenta",
    "bold black on green",
    "bold black on dark_orange",
    "bold white on grey30",
]
NOTHING = "—"
WORK = "▯"
WORKER = "☗"
ARROWS = "↑→↓←"
TOKEN_IDS = ["five-artisans", "three-drops", "two-drops", "recover", "ready-drop", "new-objective", "fetch", "recolour"]
AT_RONDEL = ("move", "token", "take", "hire", "collect", "enter", "clockwise", "counterclockwise", "turn")
ON_CLOTH = ("exhibit", "rotate", "place", "orient")


class HokusaiWords(Artist):
    def __init__(self, words: Words, seats: list[str], components: Components) -> None:
        super().__init__(words, seats)
        self.data = components
        self.example = MASTERS[HOKUSAI]

    def named(self, kind: str, component: str) -> str:
        return self.words.name("hokusai", kind, component)

    # Drops, tools and cards

    def drop(self, colour: Colour, n: int = 1) -> str:
        """So many drops of a colour, as letters on that colour."""
        return f"[{STYLES[colour]}]{LETTERS[colour] * n}[/]" if n else ""

    def drops(self, amounts: list[int]) -> str:
        """Amounts by colour, as many colours as there are."""
        return "".join([self.drop(colour, n) for colour, n in enumerate(amounts)]) or NOTHING

    def icons(self, amounts: list[int]) -> str:
        """What edges show or pay: drops, kakemonos, artisans."""
        drops = [self.drop(colour, n) for colour, n in enumerate(amounts[:PAINTS])]
        return "".join(drops) + WORK * amounts[KAKEMONO_ICON] + WORKER * amounts[ARTISAN_ICON]

    def edge(self, at: int) -> str:
        """One edge of a kakemono: card * 4 + side."""
        amounts = [0] * len(ICONS)
        amounts[self.data.edge_icon[at]] = self.data.edge_count[at]
        return self.icons(amounts)

    def edges(self, state: HokusaiState, card: Card, turn: int) -> str:
        return " ".join([f"{ARROWS[side]}{self.edge(edge(state, card, turn, side))}" for side in range(N_SIDES)])

    def tools(self, markers: list[int]) -> str:
        return ", ".join([self.tool(tool) for tool in markers if tool != NO_TOOL]) or NOTHING

    def tool(self, tool: int) -> str:
        return self.named("tool", TOOLS[tool]).lower()

    def points(self, n: int) -> str:
        return self.words.say("hk-points", n=n)

    def collection(self, card: Card) -> str:
        return self.named("collection", COLLECTIONS[self.data.collection[card]])

    def work(self, card: Card) -> str:
        return f"[bold]{WORK} {self.named('kakemono', self.data.kakemono_ids[card])}[/]"

    def details(self, card: Card, markers: list[int]) -> str:
        """What a kakemono is worth and asks for."""
        needs = self.words.say("hk-needs", drops=self.drops(self.data.pigments[card]))
        text = f"{self.points(self.data.value[card])} · {self.collection(card)} · {needs}"
        tools = [tool for tool in markers if tool != NO_TOOL]
        return f"{text} · {self.words.say('hk-marked', tools=self.tools(tools))}" if tools else text

    def artisan(self, artisan: Card) -> str:
        return f"[cyan]{WORKER} {self.named('artisan', self.data.artisan_ids[artisan])}[/]"

    def ability(self, artisan: Card) -> str:
        """An artisan's tool, and what else he brings."""
        parts = [("2 " if self.data.icons[artisan] == 2 else "") + self.tool(self.data.tool[artisan])]
        if self.data.points[artisan]:
            parts.append(self.points(self.data.points[artisan]))
        for one in range(PRIMARIES):
            for other in range(PRIMARIES):
                if self.data.substitution[artisan] & (1 << (one * PRIMARIES + other)):
                    parts.append(self.words.say("hk-as", drop=self.drop(one), colour=self.drop(other)))
        return " · ".join(parts)

    def token(self, token: int) -> str:
        return f"[bold]{self.named('token', self.data.token_ids[token])}[/]"

    def token_effect(self, token: int) -> str:
        return self.words.say(f"hk-token-{TOKEN_IDS[token]}", n=self.data.offer)

    def master(self, master: int) -> str:
        return f"[bold]{self.named('master', MASTERS[master])}[/]"

    def power(self, master: int) -> str:
        return self.words.say(f"hk-master-{MASTERS[master]}", sets="/".join([str(n) for n in self.data.own_sets[1:]]))

    def public(self, objective: int) -> str:
        name = self.named("public", OBJECTIVES[objective])
        ranking = ", ".join([str(n) for n in self.data.ranking])
        return f"[bold]{name}[/]: " + self.words.say(f"hk-public-{OBJECTIVES[objective]}", n=self.data.placed, ranking=ranking)

    def objective(self, objective: int) -> str:
        name = self.named("individual", self.data.individual_ids[objective])
        return self.words.say("hk-collects", n=self.data.collected, collections=f"[bold]{name}[/]")

    def journey_space(self, space: int) -> str:
        return self.points(JOURNEY_POINTS[space]) if JOURNEY_POINTS[space] else self.words.say(f"hk-journey-{JOURNEY[space]}")

    def category(self, category: str) -> str:
        return self.words.say(f"hokusai-{category}")

    # Questions

    def question(self, state: State) -> str:
        assert isinstance(state, HokusaiState)
        decision = state.decision()
        card = state.cloth[state.chosen] if decision == "rotate-to" else state.atelier[state.exhibiting]
        return self.words.say(
            f"hk-ask-{decision}",
            open=self.open_actions(state),
            space=SPACES[state.apprentice[state.seat]],
            card=self.work(card) if card != NO_CARD else "",
            cell=CELLS[state.cell],
            artisan=self.artisan(state.arriving) if state.arriving != NO_CARD else "",
            drops=self.drops(state.entering),
            icons=self.icons(state.bonus),
        )

    def open_actions(self, state: HokusaiState) -> str:
        if state.main_open:
            return "both" if state.extra_open else "main"
        return "extra" if state.extra_open else "power"

    # Choices

    def choice(self, state: State, action: int) -> str:
        assert isinstance(state, HokusaiState)
        kind = state.actions[action].kind
        if kind in AT_RONDEL:
            text, notes = self.at_rondel(state, kind, action)
        elif kind in ON_CLOTH:
            text, notes = self.on_cloth(state, kind, action)
        else:
            text, notes = self.in_atelier(state, kind, action)
        way = way_of(state, kind)
        if way in ("extra", "once"):
            notes.append(self.words.say(f"hk-{way}"))
        return f"{text} [dim]({'; '.join(notes)})[/]" if notes else text

    def told(self, state: State, action: int) -> str:
        """An individual objective stays secret."""
        kind = state.actions[action].kind
        return self.words.say(f"hk-told-{kind}") if kind in ("objective", "give") else self.choice(state, action)

    def at_rondel(self, state: HokusaiState, kind: str, action: int) -> tuple[str, list[str]]:
        say = self.words.say
        if kind == "move":
            space = action - actions.MOVE
            blacks = blacks_to(state, space)
            text = say("hk-do-move", n=blacks, space=SPACES[space], there=self.beside_space(state, space))
            return text, [say("hk-paying", drops=self.drop(BLACK, blacks))]
        if kind == "token":
            token = action - actions.TOKEN
            return say("hk-do-token", token=self.token(token), effect=self.token_effect(token)), self.walking(state)
        if kind == "take":
            at = action - actions.TAKE
            return say("hk-do-take", card=self.work(state.ring[at]), details=self.ring_details(state, at)), []
        if kind == "hire":
            artisan = state.ring_artisans[action - actions.HIRE]
            text = say("hk-do-hire", artisan=self.artisan(artisan), details=self.ability(artisan))
            return text, [say("hk-one-leaves")] if chairs_full(state) else []
        if kind == "collect":
            drop = action - actions.COLLECT
            area = say("hk-active" if state.decision() == "collect-ready" else "hk-discard")
            return say("hk-do-collect", drop=self.drop(drop % PRIMARIES), sector=drop // PRIMARIES + 1), [f"→ {area}"]
        if kind == "enter":
            return say("hk-do-enter", drop=self.drop(action - actions.ENTER), sector=state.entry + 1), []
        if kind == "turn":
            sector = action - actions.TURN
            before = self.drops(drops_after_turn(state, sector))
            return say("hk-do-turn", sector=sector + 1, token=self.token(state.token_at[sector]), drops=before), []
        entered = sectors_entered(state, 1 if kind == "clockwise" else -1)
        return say(f"hk-do-{kind}", sectors=", ".join([str(sector + 1) for sector in entered])), []

    def beside_space(self, state: HokusaiState, space: int) -> str:
        """The card, the token and the drops an apprentice would find there."""
        sector = space // 2
        cards = state.ring if space % 2 == 0 else state.ring_artisans
        parts = [self.token(state.token_at[sector]), self.drops(state.wheel[sector * PRIMARIES : (sector + 1) * PRIMARIES])]
        if cards[sector] != NO_CARD:
            parts.insert(0, self.work(cards[sector]) if space % 2 == 0 else self.artisan(cards[sector]))
        return ", ".join(parts)

    def ring_details(self, state: HokusaiState, at: int) -> str:
        return self.details(state.ring[at], state.ring_markers[at * 2 : at * 2 + 2])

    def walking(self, state: HokusaiState) -> list[str]:
        """Where the Journey leads whoever activates the token beside his apprentice."""
        space = walks_to(state)
        return [self.words.say("hk-walks", bonus=self.journey_space(space))] if space >= 0 else []

    def on_cloth(self, state: HokusaiState, kind: str, action: int) -> tuple[str, list[str]]:
        say = self.words.say
        if kind == "exhibit":
            place = state.seat * PLACES + action - actions.EXHIBIT
            missing = self.drops(state.missing[place * PAINTS : (place + 1) * PAINTS])
            card = state.atelier[place]
            return say("hk-do-exhibit", card=self.work(card)), [self.points(self.data.value[card]), say("hk-paying", drops=missing)]
        if kind == "rotate":
            card = action - actions.ROTATE
            return say("hk-do-rotate", card=self.work(card), cell=CELLS[state.cloth_cell[state.cloth.index(card)]]), []
        if kind == "place":
            cell = action - actions.PLACE
            beside = ", ".join([f"{ARROWS[touch.side]} {self.work(touch.card)} {self.edge(touch.edge)}" for touch in touches(state, cell)])
            notes = [say("hk-most-paid", n=most_paid(state, cell))]
            points = position_points(state, cell)
            return say("hk-do-place", cell=CELLS[cell], beside=beside), [*notes, f"+{self.points(points)}"] if points else notes
        turn = action - actions.ORIENT
        turning = state.decision() == "rotate-to"
        card = state.cloth[state.chosen] if turning else state.atelier[state.exhibiting]
        text = say("hk-do-orient", side=SIDES[turn], edges=self.edges(state, card, turn))
        paid = [] if turning else paid_by_edges(state, state.cell, turn)
        return text, [say("hk-gaining", icons=self.icons(paid))] if sum(paid) else []

    def in_atelier(self, state: HokusaiState, kind: str, action: int) -> tuple[str, list[str]]:
        say, seat, decision = self.words.say, state.seat, state.decision()
        if kind == "mix":
            mixture = action - actions.MIX
            pair = "+".join([self.drop(colour) for colour in actions.PAIRS[mixture % len(actions.PAIRS)]])
            return say("hk-do-mix", mixed=self.drop(PRIMARIES + mixture // len(actions.PAIRS)), drops=pair), []
        if kind == "discard":
            lost = state.active[seat * N_COLOURS : (seat + 1) * N_COLOURS]
            return say("hk-do-discard", drops=self.drops(lost), n=self.data.active), []
        if kind == "paint":
            at, drop, colour = painting_of(action - actions.PAINT)
            card = self.work(state.atelier[seat * PLACES + at])
            if drop == colour:
                return say("hk-do-paint", drop=self.drop(drop), card=card), []
            return say("hk-do-paint-as", drop=self.drop(drop), colour=self.drop(colour), card=card), []
        if kind in ("remove", "sacrifice", "exchange"):
            first = {"remove": actions.REMOVE, "sacrifice": actions.SACRIFICE, "exchange": actions.EXCHANGE}[kind]
            at, tool = divmod(action - first, N_TOOLS)
            if decision == "exchange-with":
                kind = "exchange-with"
            elif kind == "exchange":
                kind = "exchange-cards" if state.master[seat] == KUNISADA else "exchange-random"
            return say(f"hk-do-{kind}", tool=self.tool(tool), card=self.work(state.atelier[seat * PLACES + at])), []
        if kind == "power":
            if state.master[seat] == KUNIYOSHI:
                return say("hk-do-black", drop=self.drop(BLACK)), []
            return say("hk-do-search"), []
        if kind == "drop":
            return say("hk-do-drop", drop=self.drop(action - actions.DROP)), []
        if kind == "step":
            step = state.climbed[seat]
            bonus = state.path_bonus[step]
            notes = [say(f"hk-path-{PATH_BONUSES[bonus]}")] if bonus else []
            return say("hk-do-step", drop=self.drop(action - actions.STEP), n=step + 1, last=len(state.path)), notes
        if kind == "keep":
            return say("hk-do-keep", drop=self.drop(action - actions.KEEP)), [f"→ {say('hk-discard')}"]
        if kind == "gain":
            gained = self.drop(PRIMARIES + action - actions.GAIN)
            if decision == "recolour-to":
                return say("hk-do-recolour-to", drop=gained), []
            return say("hk-do-gain", drop=gained), [f"→ {say('hk-discard')}"]
        if kind in ("recover", "fetch"):
            ready = action - (actions.RECOVER if kind == "recover" else actions.FETCH)
            return say(f"hk-do-{kind}", drop=self.drop(ready)), [f"→ {say('hk-active')}"]
        if kind == "recolour":
            area, secondary = divmod(action - actions.RECOLOUR, PRIMARIES)
            return say("hk-do-recolour", drop=self.drop(PRIMARIES + secondary)), [say(f"hk-{actions.AREAS[area]}")]
        if kind == "lose":
            area, paint = divmod(action - actions.LOSE, PAINTS)
            on_card = area >= actions.FROM_CARDS
            where = self.work(state.atelier[seat * PLACES + area - actions.FROM_CARDS]) if on_card else say(f"hk-{actions.AREAS[area]}")
            return say("hk-do-lose", drop=self.drop(paint)), [where]
        if kind == "dismiss":
            leaving = state.artisans[seat * CHAIRS + action - actions.DISMISS]
            return say("hk-do-dismiss", artisan=self.artisan(leaving), details=self.ability(leaving)), []
        if kind == "pick":
            artisan = action - actions.PICK
            return say("hk-do-hire", artisan=self.artisan(artisan), details=self.ability(artisan)), []
        if kind == "objective":
            return self.objective(action - actions.OBJECTIVE), []
        if kind == "give":
            return say("hk-do-give", objective=self.objective(action - actions.GIVE)), []
        if kind == "master":
            master = action - actions.MASTER
            return f"{self.master(master)}: {self.power(master)}", []
        return say("do-done"), []

    # News

    def news(self, state: State) -> list[str]:
        """A line each; drops drawn one after the other share one."""
        assert isinstance(state, HokusaiState)
        lines: list[str] = []
        drawn = ""
        for i in range(0, len(state.news), 4):
            kind, seat, first, second = state.news[i : i + 4]
            if kind == news.DREW:
                drawn += self.drop(first)
                if state.news[i + 4 : i + 6] != [kind, seat]:
                    lines.append(self.words.say("hk-news-drew", player=self.player(seat), drops=drawn))
                    drawn = ""
            else:
                lines.append(self.news_line(state, news.NAMES[kind], seat, first, second))
        return lines

    def news_line(self, state: HokusaiState, kind: str, seat: Seat, first: int, second: int) -> str:
        say, player = self.words.say, self.player(seat)
        if kind == "turn":
            return f"\n[bold]{self.turn(state, first)}: {player}[/]"
        if kind == "revealed":
            return say("hk-news-revealed", card=self.work(first))
        if kind == "ring-kakemono":
            return say("hk-news-comes", card=self.work(first), space=SPACES[second * 2])
        if kind == "ring-artisan":
            return say("hk-news-comes", card=self.artisan(first), space=SPACES[second * 2 + 1])
        if kind == "bonus":
            amounts = [0] * len(ICONS)
            amounts[first] = second
            return say("hk-news-bonus", player=player, icons=self.icons(amounts))
        if kind == "walked":
            return say("hk-news-walked", player=player, n=first + 1, bonus=self.journey_space(state.journey[first]))
        if kind == "closing":
            return "[bold]" + say("hk-news-closing", player=player, n=first) + "[/]"
        return say(f"hk-news-{kind}", player=player, n=first, drops=second)

    def turn(self, state: HokusaiState, turn: int) -> str:
        if turn == 0:
            return self.words.say("setup")
        return self.words.say("hk-turn-alone" if state.players == 1 else "hk-turn", n=turn, clock=self.data.clock)

    def verdict(self, state: State) -> list[str]:
        """Alone nobody is beaten: the five works hang in time, or not."""
        assert isinstance(state, HokusaiState)
        if state.players > 1:
            return super().verdict(state)
        if not won_alone(state):
            return [self.words.say("hk-lost-alone", n=self.data.works, clock=self.data.clock)]
        return [self.words.say("hk-won-alone", n=self.data.works, points=self.points(state.scores()[0].total))]

    # Explanations

    def explain(self, state: State, text: str) -> RenderableType | None:
        assert isinstance(state, HokusaiState)
        wanted, data = text.strip().lower(), self.data
        for card, id_ in enumerate(data.kakemono_ids):
            if wanted in (id_, self.named("kakemono", id_).lower()):
                lines = [self.work(card), self.details(card, [])]
                seen = [*state.cloth, *state.atelier[state.seat * PLACES : (state.seat + 1) * PLACES]]
                return Panel("\n".join([*lines, self.edges(state, card, 0)] if card in seen else lines), expand=False)
        for artisan, id_ in enumerate(data.artisan_ids):
            if wanted in (id_, self.named("artisan", id_).lower()):
                return Panel(f"{self.artisan(artisan)}\n{self.ability(artisan)}", expand=False)
        for master, id_ in enumerate(MASTERS):
            if wanted in (id_, self.named("master", id_).lower()):
                return Panel(f"{self.master(master)}\n{self.power(master)}", expand=False)
        for token, id_ in enumerate(data.token_ids):
            if wanted in (id_, self.named("token", id_).lower()):
                return Panel(f"{self.token(token)}\n{self.token_effect(token)}", expand=False)
        for objective, id_ in enumerate(OBJECTIVES):
            if wanted in (id_, self.named("public", id_).lower()):
                return Panel(self.public(objective), expand=False)
        return None

    def legend(self) -> str:
        colours = [f"{self.drop(colour)} {self.words.say(f'hk-{name}')}" for colour, name in enumerate(COLOURS)]
        signs = [(WORK, "hk-kakemono"), (WORKER, "hk-artisan"), ("◆", "hk-apprentice"), ("◉", "hk-oval")]
        return "  ".join([*colours, *[f"{sign} {self.words.say(message)}" for sign, message in signs]])
