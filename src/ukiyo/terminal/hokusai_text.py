"""Describes Hokusai in text: cards, decisions, choices, log lines and effects."""

from collections.abc import Callable
from typing import Any

from ukiyo.engine.game import Game
from ukiyo.engine.state import Score
from ukiyo.locales import Locale
from ukiyo.terminal.renderer import NOTHING, Choice, Json, Position, Renderer, Values

INKS = {
    "blue": ("B", "bold white on blue"),
    "red": ("R", "bold white on red"),
    "yellow": ("Y", "bold black on yellow"),
    "purple": ("P", "bold white on magenta"),
    "green": ("G", "bold black on green"),
    "orange": ("O", "bold black on dark_orange"),
    "black": ("K", "bold white on grey30"),
}
WORK = "▯"
WORKER = "☗"
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}


class HokusaiTextRenderer(Renderer):
    def __init__(self, game: Game, locale: Locale, seats: list[str]) -> None:
        super().__init__(game, locale, seats)
        self.prefix = "hk-"
        self.example = "hokusai"

    # Drops, tools and cards

    def icon(self, icon: str, n: int = 1) -> str:
        """Formats drops as coloured letters, and kakemonos and artisans as symbols."""
        if icon not in INKS:
            return (WORK if icon == "kakemono" else WORKER) * n
        symbol, style = INKS[icon]
        return f"[{style}]{symbol * n}[/]" if n else ""

    def icons(self, amounts: dict[str, int]) -> str:
        return "".join([self.icon(icon, n) for icon, n in amounts.items()]) or NOTHING

    def edge(self, edge: str) -> str:
        """Formats an edge of a kakemono. For example, `blue-blue` shows the icon twice."""
        icons = edge.split("-")
        return self.icon(icons[0], len(icons))

    def edges(self, edges: list[str]) -> str:
        return " ".join([f"{arrow}{self.edge(edge)}" for arrow, edge in zip(ARROWS.values(), edges, strict=True)])

    def tools(self, tools: list[str]) -> str:
        return ", ".join([self.tool(tool) for tool in tools]) or NOTHING

    def tool(self, tool: str) -> str:
        return self.name(tool).lower()

    def points(self, n: int) -> str:
        return self.text("hk-points", n=n)

    def work(self, card: str) -> str:
        return f"[bold]{WORK} {self.name(card)}[/]"

    def details(self, id_: str, markers: list[str]) -> str:
        """Formats the value and the drops of a kakemono."""
        card = self.entries[id_]
        needs = self.text("hk-needs", drops=self.icons(card["pigments"]))
        parts = [self.points(card["value"]), self.name(card["collection"]), needs]
        return " · ".join([*parts, self.text("hk-marked", tools=self.tools(markers))] if markers else parts)

    def artisan(self, artisan: str) -> str:
        return f"[cyan]{WORKER} {self.name(artisan)}[/]"

    def ability(self, id_: str) -> str:
        """Formats an artisan's tool, points and substitution."""
        artisan = self.entries[id_]
        parts = [("2 × " if artisan["icons"] == 2 else "") + self.tool(artisan["tool"])]
        parts += [self.points(artisan["points"])] if artisan["points"] else []
        parts += [self.text("hk-as", drop=self.icon(artisan["use"]), colour=self.icon(artisan["as"]))] if "use" in artisan else []
        return " · ".join(parts)

    def bold(self, id_: str) -> str:
        return f"[bold]{self.name(id_)}[/]"

    def effect(self, token: str) -> str:
        return self.text(f"hk-token-{token}", n=self.data["setup"]["offer"])

    def power(self, master: str) -> str:
        return self.text(f"hk-master-{master}", sets="/".join([str(n) for n in self.data["scoring"]["own_sets"][1:]]))

    def public(self, objective: str) -> str:
        scoring = self.data["scoring"]
        ranking = ", ".join([str(n) for n in scoring["ranking"]])
        return f"{self.bold(objective)}: " + self.text(f"hk-public-{objective}", n=scoring["placed"], ranking=ranking)

    def objective(self, objective: str) -> str:
        return self.text("hk-collects", n=self.data["scoring"]["individual"], collections=self.bold(objective))

    def journey_space(self, space: str) -> str:
        return self.points(int(space)) if space.isdecimal() else self.text(f"hk-journey-{space}")

    # Decisions

    def decision_text(self, position: Position) -> str:
        view = position.view
        player = view["players"][view["seat"]]
        extra = view["extra_open"]
        if view["exhibiting"] is None:
            card = position.choice(view["legal"][0]).names.get("kakemono", "")
        else:
            card = player["atelier"][view["exhibiting"] - 1]["card"]
        return self.text(
            f"hk-decide-{view['decision']}",
            open=("both" if extra else "main") if view["main_open"] else ("extra" if extra else "power"),
            space=player["apprentice"],
            card=self.work(card),
            cell=",".join([str(at) for at in view["cell"] or []]),
            artisan=self.artisan(view["arriving"] or ""),
            drops=self.icons(view["entering"]),
            icons=self.icons(view["bonus"]),
        )

    # Choices

    def action_text(self, view: Json, choice: Choice) -> str:
        kind, fields, preview = choice.kind, choice.fields, choice.preview
        if kind == "objective":
            return self.objective(fields["objective"])
        if kind == "master":
            return self.text("hk-choice-master", master=self.bold(fields["master"]), power=self.power(fields["master"]))
        if kind == "done":
            return self.text("choice-done")
        if is_substitute(choice):
            kind = "paint-as"
        elif kind == "pick":
            kind = "hire"
        elif kind == "power":
            kind = preview["power"]
        elif kind == "exchange":
            random = "exchange-random" if preview["with"] == "bag" else "exchange-cards"
            kind = "exchange-with" if view["decision"] == "exchange-with" else random
        elif kind == "gain" and view["decision"] == "recolour-to":
            kind = "recolour-to"
        return self.text(f"hk-choice-{kind}", **self.values(view, choice))

    def log_kind(self, view: Json, choice: Choice) -> str:
        """Returns the kind of message, including the card if there is a message for it."""
        kind = "paint-as" if is_substitute(choice) else choice.kind
        named = "take-card" if kind == "hire" else f"{kind}-card"
        return named if {"kakemono", "artisan"} & set(choice.at) and self.locale.has_message(f"hk-log-{named}") else kind

    def values(self, view: Json, choice: Choice) -> Values:
        fields, names, preview = choice.fields, choice.names, choice.preview
        values: Values = {"drop": self.icon(fields.get("colour", "black")), "drops": NOTHING, "beside": "", "details": ""}
        values |= {"n": preview.get("blacks") or preview.get("draws") or preview.get("step") or 0}
        values |= {name: self.format_field(name, value) for name, value in {"drops": preview.get("pay", {}), **preview, **names}.items()}
        values |= {
            "card": values.get("kakemono", values.get("artisan", "")),
            "mixed": values.get("colour", ""),
            "beside": values.get("neighbours", ""),
        }
        if "token" in fields:
            values["effect"] = self.text("hk-token-idle") if preview.get("idle") else self.effect(fields["token"])
        if "kakemono" in names:
            values["details"] = self.details(names["kakemono"], preview.get("markers", []))
        elif "artisan" in names:
            values["details"] = self.ability(names["artisan"])
        if choice.kind == "mix":
            values["drops"] = f"{self.icon(fields['one'])}+{self.icon(fields['other'])}"
        elif choice.kind == "move":
            components = [str(values[name]) for name in ("kakemono", "artisan", "token", "drops") if name in values]
            values["there"] = ", ".join(components)
        elif choice.kind == "enter":
            values["sector"] = preview["sectors"][0]
        return values

    def format_field(self, name: str, value: Any) -> str | int:
        """Formats a field of an action, a preview or an effect."""
        formatters: dict[str, Callable[[Any], str]] = {
            "kakemono": self.work,
            "artisan": self.artisan,
            "tool": self.tool,
            "token": self.bold,
            "master": self.bold,
            "objective": self.objective,
            "colour": self.icon,
            "drop": self.icon,
            "edges": self.edges,
            "area": lambda area: self.area(area).lower(),
            "neighbours": lambda neighbours: ", ".join(map(self.neighbour, neighbours)),
            "sectors": ", ".join,
            "areas": lambda _: "",  # only used for drawing
        }
        if name in formatters:
            return formatters[name](value)
        return self.icons(value) if isinstance(value, dict) else value if isinstance(value, str | int) else ""

    def neighbour(self, neighbour: Json) -> str:
        return f"{ARROWS[neighbour['side']]} {self.work(neighbour['kakemono'])} {self.edge(neighbour['edge'])}"

    def area(self, area: str) -> str:
        return self.text("hk-kakemono" if area.isdecimal() else f"hk-{area}")

    def notes(self, view: Json, choice: Choice) -> list[str]:
        kind, preview = choice.kind, choice.preview
        notes: list[str] = []
        if kind == "move":
            notes.append(self.text("hk-paying", drops=self.icons(preview["pay"])))
        elif kind == "exhibit":
            notes += [self.points(preview["points"]), self.text("hk-paying", drops=self.icons(preview["missing"]))]
        elif kind == "place":
            points = [f"+{self.points(preview['points'])}"] if preview["points"] else []
            notes += [self.text("hk-most-paid", n=preview["max_bonuses"]), *points]
        elif kind in ("recolour", "lose"):
            notes.append(self.work(choice.names["kakemono"]) if "kakemono" in choice.names else self.area(choice.fields["area"]))
        if preview.get("edge_bonuses"):
            notes.append(self.text("hk-gaining", icons=self.icons(preview["edge_bonuses"])))
        if "journey_space" in preview:
            notes.append(self.text("hk-walks", bonus=self.journey_space(preview["journey_space"])))
        if preview.get("needs_dismissal"):
            notes.append(self.text("hk-one-leaves"))
        if "bonus" in preview:
            notes.append(self.text(f"hk-path-{preview['bonus']}"))
        if "to" in preview:
            notes.append(f"→ {self.area(preview['to'])}")
        if preview.get("uses") in ("extra", "once"):
            notes.append(self.text(f"hk-{preview['uses']}"))
        return notes

    def public_details(self, view: Json, choice: Choice) -> list[str]:
        """Returns the card, unless the sentence already names it."""
        named = self.log_kind(view, choice).endswith("-card")
        return [] if named else [str(self.format_field(name, choice.at[name])) for name in ("kakemono", "artisan") if name in choice.at]

    def unmentioned_amounts(self, counts: dict[str, int], of: str) -> str:
        """Formats only the drops that finish a work. The sentences name all other drops."""
        drops = {name: n for name, n in counts.items() if name in INKS and of == "exhibit"}
        points = [self.points(counts["points"])] if "points" in counts and of != "exhibit" else []
        return ", ".join([*([self.icons(drops)] if drops else []), *points])

    def scene(self, view: Json, scene: Json) -> str:
        if scene["kind"] == "end":
            return self.text("scene-end")
        if scene["kind"] == "round" and scene["seat"] is None:
            return self.text("hk-scene-round", n=scene["at"], clock=self.data["end"]["clock"])
        if scene["kind"] == "setup":
            return self.turn(view, 0)
        return self.text("hk-turn-of", turn=self.turn(view, scene["at"]), player=self.player(scene["seat"]))

    # Effects

    def effect_line(self, view: Json, item: Json) -> str:
        kind, player = item["kind"], self.player(item.get("seat"))
        if kind == "turn" or (kind == "end" and "changes" not in item):
            return self.scene(view, item["scene"])
        values: Values = {name: self.format_field(name, value) for name, value in item.items() if name not in ("seat", "scene", "changes")}
        values |= {"player": player, "card": values.get("kakemono", values.get("artisan", ""))}
        values["n"] = next((item[name] for name in ("amount", "works", "space", "step", "row") if name in item), 0)
        if kind == "drew":
            values["drops"] = "".join([self.icon(colour) for colour in item["drops"]])
        elif kind == "mixed":
            values["drops"] = self.icon(item["colour"], item["amount"])
        elif kind == "bonus":
            values["icons"] = self.icon(item["icon"], item["amount"])
        elif kind == "walked":
            values["bonus"] = self.journey_space(item["bonus"])
        elif kind in ("ring-kakemono", "ring-artisan"):
            values["space"] = ("k" if kind == "ring-kakemono" else "a") + item["sector"]
            kind = "comes"
        text = self.text(f"hk-effect-{kind}", **values)
        return f"[bold]{text}[/]" if kind == "closing" else text

    def turn(self, view: Json, turn: int) -> str:
        if turn == 0:
            return self.text("setup")
        return self.text("hk-turn-alone" if len(view["players"]) == 1 else "hk-turn", n=turn, clock=self.data["end"]["clock"])

    def result_lines(self, view: Json, scores: list[Score]) -> list[str]:
        """Returns whether the player of a solo game exhibited the works in time, as text."""
        end = self.data["end"]
        if view["won"] is None:
            return super().result_lines(view, scores)
        if not view["won"]:
            return [self.text("hk-lost-alone", n=end["works"], clock=end["clock"])]
        return [self.text("hk-won-alone", n=end["works"], points=self.points(scores[0].total))]

    # Explanations

    def explanation(self, view: Json, id_: str) -> str:
        sort = self.entries[id_]["sort"]
        if sort == "kakemono":
            own = [] if view["over"] else view["players"][view["seat"]]["atelier"]
            known_edges = [work["edges"] for work in [*view["cloth"], *own] if work and work["card"] == id_]
            return "\n".join([self.work(id_), self.details(id_, []), *[self.edges(edges) for edges in known_edges]])
        if sort == "artisan":
            return f"{self.artisan(id_)}\n{self.ability(id_)}"
        if sort == "master":
            return f"{self.bold(id_)}\n{self.power(id_)}"
        if sort == "token":
            return f"{self.bold(id_)}\n{self.effect(id_)}"
        if sort == "tool":
            return f"{self.bold(id_)}\n{self.text('hk-tool-note')}"
        return self.public(id_) if sort == "public" else ""

    def legend(self) -> str:
        colours = [f"{self.icon(colour)} {self.text(f'hk-{colour}')}" for colour in INKS]
        signs = [(WORK, "hk-kakemono"), (WORKER, "hk-artisan"), ("◆", "hk-apprentice"), ("◉", "hk-oval")]
        return "  ".join([*colours, *[f"{sign} {self.text(message)}" for sign, message in signs]])


def is_substitute(choice: Choice) -> bool:
    """Returns whether a painted drop replaces another colour."""
    return choice.kind == "paint" and choice.fields["drop"] != choice.fields["colour"]
