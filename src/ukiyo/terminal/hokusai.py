"""Hokusai in the terminal: the rondel, the cloth and the ateliers."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ukiyo.terminal.hokusai_text import WORK, HokusaiTextRenderer
from ukiyo.terminal.renderer import NOTHING, Json, Position, seat_colour

CARD = 12  # width of a card on the cloth in columns
SIDE_BY_SIDE = 4  # maximum width of the cloth in cards for displaying the objectives next to it
SIGNATURES = "①②③④⑤"
CHAIR = "☖"  # an empty artisan space
ALL = 99  # a refill with all drops


class HokusaiRenderer(HokusaiTextRenderer):
    def board(self, position: Position) -> RenderableType:
        """Draws all public information and the deciding seat's hidden information."""
        view = position.view
        parts: list[RenderableType] = ["", self.heading(view), self.rondel(view), self.supply(view), self.exhibition(view)]
        parts += self.expansions(view)
        seats = [(view["seat"] + away) % len(view["players"]) for away in range(len(view["players"]))]
        ateliers = [self.atelier(view, view["players"][seat]) for seat in seats]
        own = 0 if view["over"] else 1
        parts += ateliers[:own]
        others = ateliers[own:]
        parts += others if len(others) == 1 else [pair(*others[i : i + 2]) for i in range(0, len(others), 2)]
        parts.append(Text.from_markup(f"[dim]{self.legend()}\n{self.text('hokusai-reconstructed')}[/]"))
        return Group(*parts)

    def heading(self, view: Json) -> Text:
        end, hung, players = self.data["end"], len(view["cloth"]), len(view["players"])
        parts = [f"[bold]{self.turn(view, view['turns'])}[/]"]
        if players == 1:
            parts.append(self.text("hk-works-alone", n=hung - 1, end=end["works"]))
        else:
            parts.append(self.text("hk-works", n=hung, end=end["cloth"][players - 1]))
        if view["closer"] is not None:
            parts.append("[bold red]" + self.text("hk-last-turns", player=self.player(view["closer"])) + "[/]")
        return Text.from_markup(" — ".join(parts))

    # The rondel

    def rondel(self, view: Json) -> Grid:
        """Draws one row per sector in clockwise order, with two spaces and their cards, a token, and the current wheel space."""
        grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column("↻", no_wrap=True)
        grid.add_column(self.text("hk-token"), ratio=5)
        grid.add_column(self.text("hk-wheel"), min_width=9)
        grid.add_column(self.text("hk-kakemono"), ratio=9)
        grid.add_column(self.text("hk-artisan"), ratio=6)
        for number, sector in enumerate(view["sectors"], start=1):
            artisan = sector["artisan"]
            grid.add_row(
                f"[bold]{number}[/]{' ◉' if number == view['oval'] else ''}",
                f"{self.bold(sector['token'])}\n[dim]{self.effect(sector['token'])}[/]",
                "\n".join([self.icon(colour, n) for colour, n in sector["wheel"].items()]),
                f"{self.space(view, f'k{number}')}\n{self.ring_work(sector['kakemono'])}{self.reach(view, sector['kakemono'])}",
                f"{self.space(view, f'a{number}')}\n" + (f"{self.artisan(artisan)}\n{self.ability(artisan)}" if artisan else "·"),
            )
        return grid

    def space(self, view: Json, space: str) -> str:
        """Formats a movement space with the apprentices on it."""
        visitors = [f" ◆ {self.player(player['seat'])}" for player in view["players"] if player["apprentice"] == space]
        return f"[reverse] {space} [/]{''.join(visitors)}"

    def ring_work(self, work: Json | None) -> str:
        if work is None:
            return "·"
        markers = self.text("hk-marked", tools=self.tools(work["markers"]))
        return f"{self.work(work['card'])}\n{self.details(work['card'], [])}\n{markers}"

    def reach(self, view: Json, work: Json | None) -> str:
        """Formats the distance of the viewer's apprentice from a space, and the drops that the work in the space requires."""
        if work is None or not view["forecast"]:
            return ""
        entries = [entry for entry in view["forecast"]["ring"] if entry["card"] == work["card"]]
        texts = [f"{self.text('hk-in-reach', n=entry['steps'])} {self.short(entry['missing'], work['markers'])}" for entry in entries]
        return "".join([f"\n[dim]{locale}[/]" for locale in texts])

    def short(self, drops: dict[str, int], markers: list[str]) -> str:
        """Formats the requirements of a work. A work with markers can't be painted."""
        if drops:
            return self.text("hk-short", drops=self.icons(drops))
        return self.text("hk-suffices-marked" if markers else "hk-suffices")

    def supply(self, view: Json) -> Text:
        """Draws the decks, the reserve and, in a solo game, the remaining turns."""
        parts = [self.text("hk-reserve", drops=" ".join([f"{self.icon(colour)} {n}" for colour, n in view["reserve"].items()]))]
        parts += [self.text("hk-pile", n=view["pile"] + len(view["returned"])), self.text("hk-deck", n=view["deck"])]
        if view["deck_top"]:
            card, markers = view["deck_top"]["card"], view["deck_top"]["markers"]
            parts.append(self.text("hk-next", card=self.work(card), details=self.details(card, markers)))
        if view["forecast"] and view["forecast"]["turns_left"] is not None:
            parts.append(self.text("hk-turns-left", n=view["forecast"]["turns_left"]))
        return Text.from_markup(" — ".join(parts))

    # The cloth

    def exhibition(self, view: Json) -> RenderableType:
        """Draws the cloth, with the public objectives next to it if there is room."""
        columns = [hung["x"] for hung in view["cloth"]]
        cloth = Panel(self.cloth(view), title=self.text("hk-cloth"), box=box.ROUNDED, border_style="dim", expand=False)
        lines = [
            f"[reverse] {self.text('hk-public')} [/]",
            *[self.public(objective) + self.standing(view, objective) for objective in view["public"]],
        ]
        goals = Text.from_markup("\n".join(lines))
        if max(columns) - min(columns) >= SIDE_BY_SIDE:
            return Group(cloth, goals)
        grid = Grid.grid(expand=True, padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(cloth, goals)
        return grid

    def cloth(self, view: Json) -> Text:
        """Draws the works on the cloth with edges, collection, value and signature. The numbers are cell coordinates."""
        hung = {(work["x"], work["y"]): work for work in view["cloth"]}
        columns, rows = [x for x, _ in hung], [y for _, y in hung]
        across = range(min(columns), max(columns) + 1)
        lines = ["    " + "".join([f"[dim]{x:^{CARD}}[/]" for x in across])]
        for y in range(max(rows), min(rows) - 1, -1):
            cards = [self.hung(hung[x, y]) if (x, y) in hung else [" " * CARD] * 4 for x in across]
            for line in range(4):
                lines.append((f"[dim]{y:>3}[/] " if line == 1 else "    ") + "".join([card[line] for card in cards]))
        return Text.from_markup("\n".join(lines), overflow="crop")

    def hung(self, work: Json) -> list[str]:
        card, by = self.entries[work["card"]], work["by"]
        frame = "dim" if by is None else seat_colour(by)
        above, right, below, left = [self.edge(edge) for edge in work["edges"]]
        widths = [len(edge.split("-")) for edge in work["edges"]]
        value_text = f"{card['value']} {'☆' if by is None else SIGNATURES[by]}"
        before = CARD // 2 - 1 - widths[3]
        after = CARD - widths[3] - before - len(value_text) - widths[1]
        return [
            f"[{frame}]╭{'─' * 4}[/]{above}[{frame}]{'─' * (CARD - 6 - widths[0])}╮[/]",
            f"[{frame}]│[/]{self.name(card['collection'])[: CARD - 2]:^{CARD - 2}}[{frame}]│[/]",
            f"{left}{' ' * before}[bold {frame}]{value_text}[/]{' ' * after}{right}",
            f"[{frame}]╰{'─' * 4}[/]{below}[{frame}]{'─' * (CARD - 6 - widths[2])}╯[/]",
        ]

    # The expansions

    def expansions(self, view: Json) -> list[Text]:
        lines: list[str] = []
        if view["players"][0]["row"] is not None:
            rows = [f"{self.player(player['seat'])} {self.track_row(player['row'])}" for player in view["players"]]
            lines.append(f"[reverse] {self.text('hk-track')} [/] " + " · ".join(rows))
        if view["journey"]:
            spaces = [f"{n}: {self.journey_space(space)}" for n, space in enumerate(view["journey"], start=1)]
            lines += [f"[reverse] {self.text('hk-journey')} [/] {self.walkers(view, 'walked')}", " · ".join(spaces)]
        if view["path"]:
            steps = zip(view["path"], view["path_bonus"], strict=True)
            path = [f"{n}: {self.path_step(colour, bonus)}" for n, (colour, bonus) in enumerate(steps, start=1)]
            lines += [f"[reverse] {self.text('hk-path')} [/] {self.walkers(view, 'climbed')}", " · ".join(path)]
        return [Text.from_markup("\n".join(lines))] if lines else []

    def walkers(self, view: Json, field: str) -> str:
        return " ".join([f"◆ {self.player(player['seat'])}: {player[field]}" for player in view["players"]])

    def track_row(self, row: int) -> str:
        track = self.data["track"]
        collects, refills = track["collects"][row - track["lowest"]], track["refills"][row - track["lowest"]]
        if refills == ALL:
            return self.text("hk-track-row-all", row=row, collects=collects)
        return self.text("hk-track-row", row=row, collects=collects, refills=str(refills))

    def path_step(self, colour: str, bonus: str) -> str:
        return self.icon(colour) + ("" if bonus == "none" else f" → {self.text(f'hk-path-{bonus}')}")

    # Ateliers

    def atelier(self, view: Json, player: Json) -> Panel:
        lines = [self.areas(player), *[self.in_work(work) + self.wanting(view, work) for work in player["atelier"]]]
        lines += [f"{self.artisan(artisan)} [dim]{self.ability(artisan)}[/]" for artisan in player["artisans"]]
        free = player["chairs"] - len(player["artisans"])
        lines += [f"[dim]{' '.join([CHAIR] * free)}[/]"] if free else []
        lines += [self.belongings(player), *self.secrets(view, player)]
        total = self.points(sum(points or 0 for points in player["score"].values()))
        title = f"{self.marked_player(view, player['seat']).strip()}{self.led_by(player)} · {total}"
        return Panel("\n".join(lines), title=title, title_align="left", box=box.ROUNDED, border_style=seat_colour(player["seat"]))

    def led_by(self, player: Json) -> str:
        """Formats the master, with the markers on Sharaku."""
        if player["master"] is None:
            return ""
        tools = f" ({self.tools(player['sharaku'])})" if player["sharaku"] else ""
        return f" · {self.bold(player['master'])}{tools}"

    def areas(self, player: Json) -> str:
        parts = [f"{self.text(f'hk-{area}')} {self.icons(player[area])}" for area in ("active", "discard", "bag")]
        return "  ".join([*parts, f"{self.text('hk-jokers')} {self.icon('black', player['jokers'])}"] if player["jokers"] else parts)

    def in_work(self, work: Json | None) -> str:
        """Formats a kakemono in the atelier with its missing drops, its markers and, for its owner, the edges on its back."""
        if work is None:
            return f"[dim]{WORK} {NOTHING}[/]"
        card = self.entries[work["card"]]
        parts = [self.points(card["value"]), self.name(card["collection"])]
        parts += [self.text("hk-needs", drops=self.icons(work["missing"]))] if work["missing"] else []
        parts += [self.text("hk-painted", drops=self.icons(work["painted"]))] if work["painted"] else []
        parts += [self.text("hk-marked", tools=self.tools(work["markers"]))] if work["markers"] else []
        parts += [self.edges(work["edges"])] if work["edges"] else []
        return f"{self.work(work['card'])}\n  {' · '.join(parts)}"

    def wanting(self, view: Json, work: Json | None) -> str:
        """Formats the drops that the viewer is missing for a work."""
        missing = [own["missing"] for own in view["forecast"]["works"] if work and own["card"] == work["card"]] if view["forecast"] else []
        return "".join([f"\n  [dim]{self.short(drops, work['markers'])}[/]" for drops in missing if work])

    def standing(self, view: Json, objective: str) -> str:
        """Formats the viewer's progress towards an objective."""
        aims = [*view["forecast"]["individual"], *view["forecast"]["public"]] if view["forecast"] else []
        return "".join([f" [dim]— {self.aim(aim)}[/]" for aim in aims if aim["objective"] == objective])

    def aim(self, aim: Json) -> str:
        sort, kind = self.entries[aim["objective"]]["sort"], self.entries[aim["objective"]].get("kind")
        message = "individual" if sort == "individual" else "position" if kind == "position" else aim["objective"]
        return self.text(f"hk-progress-{message}", n=aim["value"], of=aim["compared_with"])

    def belongings(self, player: Json) -> str:
        tools = ", ".join([f"{self.tool(tool)} {n}" for tool, n in player["removed_markers"].items() if n]) or NOTHING
        signature = f"[{seat_colour(player['seat'])}]{SIGNATURES[player['seat']]}[/]"
        return f"{self.text('hk-kept')} {tools}  {self.text('hk-signatures')} {player['signatures']} {signature}"

    def secrets(self, view: Json, player: Json) -> list[str]:
        """Formats the individual objectives, or their number if they are hidden, and the power of the deciding player's master."""
        hidden = len([objective for objective in player["objectives"] if objective is None])
        lines = [self.objective(objective) + self.standing(view, objective) for objective in player["objectives"] if objective]
        if hidden:
            lines.append(f"[dim]{self.text('hk-secret', n=hidden)}[/]")
        if player["seat"] == view["you"] and player["master"]:
            lines.append(f"{self.bold(player['master'])}: [dim]{self.power(player['master'])}[/]")
        return lines


def pair(*panels: RenderableType) -> Grid:
    grid = Grid.grid(expand=True, padding=(0, 0))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(*panels)
    return grid
