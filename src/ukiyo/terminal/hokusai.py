"""Hokusai in the terminal: the rondel, the cloth and the ateliers."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ukiyo.engine.state import Seat, State
from ukiyo.games.hokusai.cloth import N_SIDES, edge
from ukiyo.games.hokusai.components import (
    ALL,
    BLACK,
    CHAIRS,
    INDIVIDUAL,
    N_COLOURS,
    N_TOOLS,
    PAINTS,
    PATH_BONUSES,
    PLACES,
    PRIMARIES,
    SECTORS,
    SHARAKU,
    SPACES,
    XS,
    YS,
)  # fmt: skip
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY, TOP
from ukiyo.terminal.artist import SEAT_COLOURS
from ukiyo.terminal.hokusai_words import NOTHING, WORK, HokusaiWords

CARD = 12  # columns of a card on the cloth
SIDE_BY_SIDE = 4  # cards in a row of the cloth that leave room for the objectives beside it
SIGNATURES = "①②③④⑤"
CHAIR = "☖"  # without an artisan


class HokusaiArtist(HokusaiWords):
    def board(self, state: State) -> RenderableType:
        """Everything that is open, and of what is secret only what the seat that decides knows."""
        assert isinstance(state, HokusaiState)
        parts: list[RenderableType] = ["", self.heading(state), self.rondel(state), self.supply(state), self.exhibition(state)]
        if state.track or state.with_journey or state.with_paths:
            parts.append(self.expansions(state))
        own = [] if state.over else [state.seat]
        others = [(state.seat + away) % state.players for away in range(len(own), state.players)]
        parts += [self.atelier(state, seat) for seat in own]
        if len(others) == 1:
            parts.append(self.atelier(state, others[0]))
        else:
            parts += [pair(*[self.atelier(state, seat) for seat in others[i : i + 2]]) for i in range(0, len(others), 2)]
        parts.append(Text.from_markup(f"[dim]{self.legend()}\n{self.words.say('hokusai-reconstructed')}[/]"))
        return Group(*parts)

    def heading(self, state: HokusaiState) -> Text:
        say, data = self.words.say, self.data
        parts = [f"[bold]{self.turn(state, state.turns)}[/]"]
        if state.players == 1:
            parts.append(say("hk-works-alone", n=len(state.cloth) - 1, end=data.works))
        else:
            parts.append(say("hk-works", n=len(state.cloth), end=data.cloth[state.players - 1]))
        if state.closer != NOBODY:
            parts.append("[bold red]" + say("hk-last-turns", player=self.player(state.closer)) + "[/]")
        return Text.from_markup(" — ".join(parts))

    # The rondel

    def rondel(self, state: HokusaiState) -> Grid:
        """A sector a row, clockwise; its two spaces before their cards, its token, and the wheel space that stands there now."""
        say = self.words.say
        grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column("↻", no_wrap=True)
        grid.add_column(say("hk-token"), ratio=5)
        grid.add_column(say("hk-wheel"), min_width=9)
        grid.add_column(say("hk-kakemono"), ratio=9)
        grid.add_column(say("hk-artisan"), ratio=6)
        for sector in range(SECTORS):
            token = state.token_at[sector]
            grid.add_row(
                f"[bold]{sector + 1}[/]{' ◉' if sector == state.oval else ''}",
                f"{self.token(token)}\n[dim]{self.token_effect(token)}[/]",
                "\n".join([self.drop(primary, state.wheel[sector * PRIMARIES + primary]) for primary in range(PRIMARIES)]),
                f"{self.space(state, sector * 2)}\n{self.ring_work(state, sector)}",
                f"{self.space(state, sector * 2 + 1)}\n{self.ring_artisan(state, sector)}",
            )
        return grid

    def space(self, state: HokusaiState, space: int) -> str:
        """A movement space and the apprentices on it."""
        visitors = [f" ◆ {self.player(seat)}" for seat, at in enumerate(state.apprentice) if at == space]
        return f"[reverse] {SPACES[space]} [/]{''.join(visitors)}"

    def ring_work(self, state: HokusaiState, at: int) -> str:
        if state.ring[at] == NO_CARD:
            return "·"
        markers = self.words.say("hk-marked", tools=self.tools(state.ring_markers[at * 2 : at * 2 + 2]))
        return f"{self.work(state.ring[at])}\n{self.details(state.ring[at], [])}\n{markers}"

    def ring_artisan(self, state: HokusaiState, sector: int) -> str:
        artisan = state.ring_artisans[sector]
        return f"{self.artisan(artisan)}\n{self.ability(artisan)}" if artisan != NO_CARD else "·"

    def supply(self, state: HokusaiState) -> Text:
        """The decks and the reserve."""
        say = self.words.say
        parts = [say("hk-reserve", drops=" ".join([f"{self.drop(PRIMARIES + i)} {n}" for i, n in enumerate(state.reserve)]))]
        parts.append(say("hk-pile", n=len(state.fresh) + len(state.returned)))
        parts.append(say("hk-deck", n=len(state.deck)))
        if state.ring[TOP] != NO_CARD:
            parts.append(say("hk-next", card=self.work(state.ring[TOP]), details=self.ring_details(state, TOP)))
        return Text.from_markup(" — ".join(parts))

    # The cloth

    def exhibition(self, state: HokusaiState) -> RenderableType:
        """The cloth, and beside it, where there is room, what counts for all."""
        cloth = Panel(self.cloth(state), title=self.words.say("hk-cloth"), box=box.ROUNDED, border_style="dim", expand=False)
        lines = [f"[reverse] {self.words.say('hk-public')} [/]", *[self.public(objective) for objective in state.public]]
        goals = Text.from_markup("\n".join(lines))
        columns = [XS[cell] for cell in state.cloth_cell]
        if max(columns) - min(columns) >= SIDE_BY_SIDE:
            return Group(cloth, goals)
        grid = Grid.grid(expand=True, padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(cloth, goals)
        return grid

    def cloth(self, state: HokusaiState) -> Text:
        """The works where they hang, each with its edges, collection, value and signature; the numbers name the cells."""
        columns = [XS[cell] for cell in state.cloth_cell]
        rows = [YS[cell] for cell in state.cloth_cell]
        hung = {(x, y): i for i, (x, y) in enumerate(zip(columns, rows, strict=True))}
        across = range(min(columns), max(columns) + 1)
        lines = ["    " + "".join([f"[dim]{x:^{CARD}}[/]" for x in across])]
        for y in range(max(rows), min(rows) - 1, -1):
            cards = [self.hung(state, hung[x, y]) if (x, y) in hung else [" " * CARD] * 4 for x in across]
            for line in range(4):
                lines.append((f"[dim]{y:>3}[/] " if line == 1 else "    ") + "".join([card[line] for card in cards]))
        return Text.from_markup("\n".join(lines), overflow="crop")

    def hung(self, state: HokusaiState, i: int) -> list[str]:
        card, by = state.cloth[i], state.cloth_by[i]
        frame = SEAT_COLOURS[by] if by != NOBODY else "dim"
        edges = [edge(state, card, state.cloth_turn[i], side) for side in range(N_SIDES)]
        above, right, below, left = [self.edge(at) for at in edges]
        wide = [self.data.edge_count[at] for at in edges]
        signed = f"{self.data.value[card]} {SIGNATURES[by] if by != NOBODY else '☆'}"
        before = CARD // 2 - 1 - wide[3]
        after = CARD - wide[3] - before - len(signed) - wide[1]
        return [
            f"[{frame}]╭{'─' * 4}[/]{above}[{frame}]{'─' * (CARD - 6 - wide[0])}╮[/]",
            f"[{frame}]│[/]{self.collection(card)[: CARD - 2]:^{CARD - 2}}[{frame}]│[/]",
            f"{left}{' ' * before}[bold {frame}]{signed}[/]{' ' * after}{right}",
            f"[{frame}]╰{'─' * 4}[/]{below}[{frame}]{'─' * (CARD - 6 - wide[2])}╯[/]",
        ]

    # The expansions

    def expansions(self, state: HokusaiState) -> Text:
        say = self.words.say
        lines: list[str] = []
        if state.track:
            rows = [f"{self.player(seat)} {self.track_row(state.row[seat])}" for seat in range(state.players)]
            lines.append(f"[reverse] {say('hk-track')} [/] " + " · ".join(rows))
        if state.with_journey:
            spaces = [f"{n}: {self.journey_space(space)}" for n, space in enumerate(state.journey, start=1)]
            walkers = [f"◆ {self.player(seat)} {state.walked[seat] + 1}" for seat in range(state.players)]
            lines += [f"[reverse] {say('hk-journey')} [/] {' '.join(walkers)}", " · ".join(spaces)]
        if state.with_paths:
            climbers = [f"◆ {self.player(seat)} {state.climbed[seat]}" for seat in range(state.players)]
            lines += [f"[reverse] {say('hk-path')} [/] {' '.join(climbers)}", self.path(state)]
        return Text.from_markup("\n".join(lines))

    def track_row(self, row: int) -> str:
        collects, refills = self.data.collects[row], self.data.refills[row]
        return self.words.say("hk-track-row", row=row, collects=collects, refills="∞" if refills == ALL else str(refills))

    def path(self, state: HokusaiState) -> str:
        steps: list[str] = []
        for n, (colour, bonus) in enumerate(zip(state.path, state.path_bonus, strict=True), start=1):
            steps.append(f"{n}: {self.drop(colour)}" + (f" → {self.words.say(f'hk-path-{PATH_BONUSES[bonus]}')}" if bonus else ""))
        return " · ".join(steps)

    # An atelier

    def atelier(self, state: HokusaiState, seat: Seat) -> Panel:
        say = self.words.say
        lines = [self.areas(state, seat)]
        lines += [self.in_work(state, seat, at) for at in range(state.places(seat))]
        sitting = [artisan for artisan in state.artisans[seat * CHAIRS : (seat + 1) * CHAIRS] if artisan != NO_CARD]
        lines += [f"{self.artisan(artisan)} [dim]{self.ability(artisan)}[/]" for artisan in sitting]
        if len(sitting) < state.chairs(seat):
            lines.append("[dim]" + " ".join([CHAIR] * (state.chairs(seat) - len(sitting))) + "[/]")
        lines += [self.belongings(state, seat), *self.secrets(state, seat)]
        total = say("hk-points", n=self.open_score(state, seat))
        title = f"{'▶ ' if seat == state.seat and not state.over else ''}{self.player(seat)}{self.led_by(state, seat)} · {total}"
        return Panel("\n".join(lines), title=title, title_align="left", box=box.ROUNDED, border_style=SEAT_COLOURS[seat])

    def led_by(self, state: HokusaiState, seat: Seat) -> str:
        """The master, and what lies on Sharaku."""
        master = state.master[seat]
        if master < 0:
            return ""
        tools = f" ({self.tools(state.sharaku)})" if master == SHARAKU and state.sharaku else ""
        return f" · {self.master(master)}{tools}"

    def open_score(self, state: HokusaiState, seat: Seat) -> int:
        """The count so far, without what only the player himself knows."""
        score = state.scores()[seat]
        return score.total if seat == state.seat or state.over else score.total - score.parts["individual"]

    def areas(self, state: HokusaiState, seat: Seat) -> str:
        say = self.words.say
        start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
        parts = [
            f"{say(f'hk-{name}')} {self.drops(drops[start:end])}"
            for name, drops in (("active", state.active), ("discard", state.discard), ("bag", state.bag))
        ]
        return "  ".join([*parts, f"{say('hk-beside')} {self.drop(BLACK, state.beside[seat])}"] if state.beside[seat] else parts)

    def in_work(self, state: HokusaiState, seat: Seat, at: int) -> str:
        """A kakemono in the atelier: what it still needs, what lies on it, and, for its owner, the edges on its back."""
        say, place = self.words.say, seat * PLACES + at
        card = state.atelier[place]
        if card == NO_CARD:
            return f"[dim]{WORK} {NOTHING}[/]"
        painted = state.painted[place * N_COLOURS : (place + 1) * N_COLOURS]
        markers = [tool for tool in state.markers[place * 2 : place * 2 + 2] if tool != NO_TOOL]
        parts = [self.points(self.data.value[card]), self.collection(card)]
        missing = state.missing[place * PAINTS : (place + 1) * PAINTS]
        parts += [say("hk-needs", drops=self.drops(missing))] if sum(missing) else []
        parts += [say("hk-painted", drops=self.drops(painted))] if sum(painted) else []
        parts += [say("hk-marked", tools=self.tools(markers))] if markers else []
        parts += [self.edges(state, card, 0)] if seat == state.seat and not state.over else []
        return f"{self.work(card)}\n  {' · '.join(parts)}"

    def belongings(self, state: HokusaiState, seat: Seat) -> str:
        say = self.words.say
        kept = state.kept[seat * N_TOOLS : (seat + 1) * N_TOOLS]
        tools = ", ".join([f"{self.tool(tool)} {n}" for tool, n in enumerate(kept) if n]) or NOTHING
        signature = f"[{SEAT_COLOURS[seat]}]{SIGNATURES[seat]}[/]"
        return f"{say('hk-kept')} {tools}  {say('hk-signatures')} {state.signatures[seat]} {signature}"

    def secrets(self, state: HokusaiState, seat: Seat) -> list[str]:
        """The individual objectives, or how many there are; whoever decides is told what his master can do."""
        mine = [objective for objective in range(INDIVIDUAL) if state.holder[objective] == seat]
        if state.over:
            return [self.objective(objective) for objective in mine]
        if seat == state.seat:
            power = [f"{self.master(state.master[seat])}: [dim]{self.power(state.master[seat])}[/]"] if state.master[seat] >= 0 else []
            return [*[self.objective(objective) for objective in mine], *power]
        return [f"[dim]{self.words.say('hk-secret', n=len(mine))}[/]"]


def pair(*panels: RenderableType) -> Grid:
    grid = Grid.grid(expand=True, padding=(0, 0))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(*panels)
    return grid
