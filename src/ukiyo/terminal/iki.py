"""IKI in the terminal."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ukiyo.engine.game import Game
from ukiyo.locales import Locale
from ukiyo.terminal.renderer import Choice, Json, Position, Renderer, Values

TYPES = {"peddler": "cyan", "artisan": "green", "special": "magenta", "master": "yellow", "seller": "bright_red"}
SIGNS = {"peddler": "P", "artisan": "A", "special": "S", "master": "M", "seller": "V"}
GOODS = ["mon", "rice", "wood", "sandal", "koban", "iki"]
SEASONS = ["spring", "summer", "autumn", "winter"]
COSTLY = ("take", "hire", "neutral", "move", "build", "buy", "income")  # the messages for other actions contain their costs and gains


class IkiRenderer(Renderer):
    def __init__(self, game: Game, locale: Locale, seats: list[str]) -> None:
        super().__init__(game, locale, seats)
        self.prefix = ""
        self.example = self.name("monk").lower()
        self.shops = {shop["space"]: shop for shop in self.data["shop"]}

    # Cards and tokens

    def card(self, id_: str) -> str:
        """Returns the name of a card with the colour and symbol of its type."""
        type_ = self.entries[id_].get("type")
        return f"[{TYPES[type_]}]{SIGNS[type_]} {self.name(id_)}[/]" if type_ else f"[bold]⌂ {self.name(id_)}[/]"

    def card_forms(self, variable: str, id_: str) -> Values:
        type_ = self.entries[id_].get("type")
        return self.forms(variable, id_, self.card(id_), TYPES[type_] if type_ else "bold")

    def shop_forms(self, id_: str) -> Values:
        return self.forms("shop", id_, self.name(id_), "default")

    def shop(self, space: int) -> str:
        return self.name(self.shops[space]["id"]) if space else self.text("start-area")

    def exchange(self, pay: dict[str, int], gain: str) -> str:
        return self.text("for", pay=self.amounts(pay), gain=gain) if pay else gain

    def trade(self, trade: Json) -> str:
        return self.exchange(trade["pay"], self.amounts(trade["gain"]))

    def ability(self, card: Json) -> str:
        """Describes a character's ability."""
        gains = [self.amounts(card["gain"])] if card["gain"] else []
        if card["ability"] == "raise":
            gains.append(self.text("raise-one"))
        elif card["ability"] == "swap":
            gains.append(self.text("swap-two"))
        elif card["ability"] == "build":
            gains.append(self.text("build-less", discount=self.amounts(card["discount"])))
        if "opponents" in card:
            gains.append(self.text("each-opponent", gain=self.amounts(card["opponents"])))
        return self.exchange(card["pay"], "; ".join(gains))

    def salaries(self, card: Json) -> str:
        if "token" in card:
            return f"{'· ' * card['track']}{self.name(card['token'])}"
        return " · ".join(self.amounts(salary) for salary in card["salaries"])

    def worth(self, building: Json) -> str:
        parts = [self.text("worth-fixed", n=building["points"])] if building.get("points") else []
        if "per" in building:
            parts.append(self.text(f"per-{building['per']}", n=building["each"], most=building.get("most", 0)))
        if "lasting" in building:
            parts.append(self.text(f"lasting-{building['lasting']}", n=building["amount"]))
        return "; ".join(parts)

    def effect(self, token: Json) -> str:
        """Describes a season token's effect."""
        if token["kind"] == "fish":
            return self.text("fish-value", n=token.get("points", 0))
        if token["kind"] == "pipe":
            return self.text("raise-one") if token.get("ability") == "raise" else self.amounts(token["gain"])
        if "per" in token:
            return self.text(f"pouch-{token['per']}", n=token.get("every", 1))
        return self.text("worth-fixed", n=token.get("points", 0))

    # Decisions, choices and effects

    def decision_text(self, position: Position) -> str:
        view = position.view
        card = view["stalls"][view["burning"]]["card"] if view["decision"] == "avoid" else view["placing"]
        space = view["players"][view["seat"]]["oyakata"]
        named = self.card_forms("card", card) if card else {}
        if space:
            named |= self.shop_forms(self.shops[space]["id"])
        return self.text(f"decide-{view['decision']}", **named)

    def action_text(self, view: Json, choice: Choice) -> str:
        message = "swap" if choice.kind == "with" else choice.kind
        if message == "stall" and "pay" in choice.preview:
            message = "stall-extra"
        elif message == "ikizama" and "gain" in choice.preview:
            message = "ikizama-first"
        return self.text(f"choice-{message}", **self.values(view, choice))

    def values(self, view: Json, choice: Choice) -> Values:
        names, preview = choice.names, choice.preview
        values: Values = {**names, "pay": self.amounts(preview.get("pay", {})), "gain": self.amounts(preview.get("gain", {}))}
        values["shops"] = ", ".join(self.name(shop) for shop in preview.get("shops", []))
        if "card" in names:
            card = self.entries[names["card"]]
            values |= self.card_forms("card", names["card"])
            if card["sort"] == "character":
                values |= {"type": self.text(card["type"]), "ability": self.ability(card), "salaries": self.salaries(card)}
        if "swapped" in names:
            values |= self.card_forms("swapped", names["swapped"])
        if preview.get("owner") is not None:
            values["owner"] = self.player(preview["owner"])
        if "shop" in names:
            values |= self.shop_forms(names["shop"])
        if "building" in names:
            values |= {**self.card_forms("building", names["building"]), "worth": self.worth(self.entries[names["building"]])}
        if "token" in names:
            token = self.forms("token", names["token"], f"[bold]{self.name(names['token'])}[/]", "bold")
            values |= {**token, "effect": self.effect(self.entries[names["token"]])}
        if choice.kind == "trade":
            values["trade"] = self.trade(self.entries[names["trade"]])
        number = names.get("steps", names.get("space", ""))
        return {**values, "n": int(number)} if number.isdecimal() else values

    def notes(self, view: Json, choice: Choice) -> list[str]:
        preview = choice.preview
        notes = self.costs(preview.get("pay"), preview.get("gain") if choice.kind != "buy" else None) if choice.kind in COSTLY else []
        if choice.kind == "visit" and preview["owner"] != view["seat"]:
            owner = preview["owner"]
            notes.append(self.text("visit-neutral") if owner is None else self.text("visit-owner", owner=self.player(owner)))
        if preview.get("retires"):
            notes.append(self.text("raise-retires"))
        if preview.get("laps"):
            notes.append(self.text("move-laps", n=preview["laps"]))
        return notes

    def log_kind(self, view: Json, choice: Choice) -> str:
        """Returns the kind of message, including the card or the shop."""
        kind = choice.kind
        if kind == "visit":
            owner = choice.preview["owner"]
            return "visit-neutral" if owner is None else "visit-own" if owner == view["seat"] else "visit-of"
        if kind in ("move", "trade"):
            return f"{kind}-shop"
        return f"{kind}-card" if "card" in choice.at and kind != "build" else kind

    def unmentioned_amounts(self, counts: dict[str, int], of: str) -> str:
        amounts = {good: n for good, n in counts.items() if good in (*GOODS, "fire") and of not in ("salary", "harmony")}
        return self.amounts(amounts) if amounts else ""

    def scene(self, view: Json, scene: Json) -> str:
        kind, at, player = scene["kind"], scene["at"], self.player(scene["seat"])
        if kind in ("month", "setup") or (kind == "new-year" and scene["seat"] is None):
            return self.month(at)
        if kind == "season":
            return self.text("season-begins", season=self.text(SEASONS[(at - 1) // 3]))
        if kind == "new-year":
            return self.text("new-year-of", player=player)
        return self.text(f"scene-{kind}" if kind in ("turn", "end") else f"iki-scene-{kind}", player=player)

    def effect_line(self, view: Json, item: Json) -> str:
        kind, amount, stall = item["kind"], item.get("amount", 0), item.get("stall", "")
        if kind == "turn" and "changes" in item:
            return self.text("effect-first", player=self.player(item["seat"]))
        if kind in ("month", "season", "turn", "end"):
            return self.scene(view, item["scene"])
        if kind == "burnt" and item["seat"] is None:
            kind = "burnt-neutral"
        values: Values = {"stall": stall, "n": amount, **(self.card_forms("card", item["card"]) if "card" in item else {})}
        if kind == "salary":
            values["gain"] = self.amounts({item["good"]: amount})
        values |= {name: item[name] for name in ("space", "nagaya", "strength") if name in item}
        text = self.text(f"effect-{kind}", player=self.player(item.get("seat")), **values)
        return f"[bold red]{text}[/]" if kind == "fire" else text

    def month(self, month: int) -> str:
        if month == 0:
            return self.text("setup")
        if month > 12:
            return self.text("new-year")
        return self.text("month", month=month, season=self.text(SEASONS[(month - 1) // 3]))

    # The table

    def board(self, position: Position) -> RenderableType:
        view = position.view
        nagayas = Grid.grid(expand=True, padding=(0, 1))
        nagayas.add_column(ratio=1)
        nagayas.add_column(ratio=1)
        a, b, c, d = [self.nagaya(view, nagaya) for nagaya in "abcd"]
        nagayas.add_row(a, b)
        nagayas.add_row(c, d)
        parts: list[RenderableType] = ["", self.heading(view), nagayas, self.mats(view)]
        if view["row"]:
            parts.append(self.row(view))
        if not view["over"]:
            parts.append(self.sales(view))
        return Group(*parts)

    def heading(self, view: Json) -> RenderableType:
        parts = [f"[bold]{self.month(view['month'])}[/]"]
        if str(view["month"]) in view["fires"]:
            parts.append("[red]" + self.text("month-fire", strength=view["fires"][str(view["month"])]) + "[/]")
        if view["month"] in view["paydays"]:
            parts.append("[yellow]" + self.text("month-payday") + "[/]")
        if view["blocked"]:
            parts.append(self.text("blocked", space=view["blocked"]))
        track = " → ".join(f"{self.player(seat)}: [bold]{view['players'][seat]['power']}[/]" for seat in view["fire_track"])
        return Text.from_markup(" — ".join([*parts, f"{self.text('fire-track')}: {track}"]))

    def nagaya(self, view: Json, nagaya: str) -> Panel:
        """Draws a nagaya from the edge of the board to the crossroads. Each shop is above its first stall."""
        board = self.data["board"]["two" if len(view["players"]) == 2 else "more"]
        lines: list[str] = []
        drawn: set[int] = set()
        for side in ("outer", "inner"):
            space = next(shop["space"] for shop in self.data["shop"] if shop["nagaya"] == nagaya and shop["side"] == side)
            visitors = "".join(f" ◆ {self.player(player['seat'])}" for player in view["players"] if player["oyakata"] == space)
            lines.append(f"[reverse] {space} {self.shop(space)} [/]{visitors}")
            for stall in board[side]:
                if stall not in drawn:
                    lines.append(self.stall(view, f"{nagaya}{stall}", board["extra"][stall - 1]))
            drawn |= set(board[side])
        return Panel("\n".join(lines), title=self.text("nagaya", nagaya=nagaya), box=box.ROUNDED, border_style="dim")

    def stall(self, view: Json, stall: str, extra: int) -> str:
        label = f"[dim]{stall}{f'−{extra}' if extra else '  '}[/]"
        occupied = view["stalls"][stall]
        if occupied is None:
            return f" {label}  ·"
        if occupied["owner"] is None:
            return f" {label}  {self.card(occupied['card'])} — {self.text('neutral')}"
        track = self.entries[occupied["card"]].get("track", 0)
        steps = "●" * occupied["experience"] + "○" * (track - occupied["experience"])
        return f" {label}  {self.card(occupied['card'])} — {self.player(occupied['owner'])} {steps}"

    def mats(self, view: Json) -> RenderableType:
        """Draws each player's goods, retired characters and tokens."""
        grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column(self.text("player"), no_wrap=True)
        for name in [*GOODS, "fire", "kobun", "score"]:
            grid.add_column(self.text(f"{name}-name"), justify="right")
        grid.add_column(self.text("ikizama-track"), justify="center")
        for player in view["players"]:
            amounts = [*[player["goods"][good] for good in GOODS], player["power"], player["kobun"]]
            score = f"[bold]{sum(player['score'].values())}[/]"
            grid.add_row(self.marked_player(view, player["seat"]), *[str(amount) for amount in amounts], score, player["ikizama"] or "")
        lines = [*map(self.belongings, view["players"]), self.forecast(view)]
        return Group(grid, *[Text.from_markup(line) for line in lines if line])

    def forecast(self, view: Json) -> str:
        """Draws the viewer's forecast for the next payday and fire."""
        if view["forecast"] is None:
            return ""
        payday, fire = view["forecast"]["payday"], view["forecast"]["fire"]
        parts = [self.text("forecast-payday", month=payday["month"])]
        parts += [self.text(f"forecast-{kind}", gain=self.amounts(payday[kind])) for kind in ("salaries", "pensions") if payday[kind]]
        parts += [self.text("forecast-harmony", gain=self.amounts({"iki": payday["harmony"]}))] if payday["harmony"] else []
        parts.append(self.text("forecast-feed", rice=payday["rice"], feeds=payday["rice_needed"]))
        hungry = payday["rice_needed"] - payday["rice"]
        parts += [f"[bold red]{self.text('forecast-hungry', n=hungry)}[/]"] if hungry > 0 else []
        if fire:
            power = view["players"][view["you"]]["power"]
            parts.append(self.text("forecast-fire", month=fire["month"], strength=fire["strength"], power=power))
            stalls_text = self.text("forecast-reaches", stalls=", ".join(fire["reaches"]))
            parts.append(f"[bold red]{stalls_text}[/]" if fire["reaches"] else self.text("forecast-safe"))
        return f"  [reverse] {self.text('forecast')} [/] {' — '.join(parts)}"

    def belongings(self, player: Json) -> str:
        tokens = [self.name(token) for token in player["tokens"] + player["specials"]]
        parts = [f"{self.text('retired')}: {', '.join(self.card(card) for card in player['retired'])}"] if player["retired"] else []
        parts += [f"{self.text('tokens')}: {', '.join(tokens)}"] if tokens else []
        return f"  {self.player(player['seat'])}  {' — '.join(parts)}" if parts else ""

    def row(self, view: Json) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column(self.text("characters"), no_wrap=True)
        grid.add_column(self.text("cost"), justify="right")
        grid.add_column(self.text("fire-name"), justify="right")
        grid.add_column(self.text("ability"), ratio=3)
        grid.add_column(self.text("salaries"), ratio=2)
        for id_, mons in view["row"].items():
            card = self.entries[id_]
            cost = f"{view['costs'][id_]}{f' -{mons}' if mons else ''}"
            bonus = f"+{card['fire']}" if card["fire"] else ""
            grid.add_row(self.card(id_), cost, bonus, self.ability(card), self.salaries(card))
        legend = [f"[{colour}]{SIGNS[kind]}[/] {self.text(kind)}" for kind, colour in TYPES.items()]
        grid.caption = " · ".join([*legend, self.text("deck-left", n=view["deck"])]) + "\n" + self.text("iki-reconstructed")
        return grid

    def sales(self, view: Json) -> Grid:
        """Lists the remaining tokens and buildings with their prices and effects."""
        grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column(self.text("market"), ratio=1)
        grid.add_column(self.text("buildings-offered"), ratio=1)
        grid.add_row(*["\n".join(self.explanation(view, id_) for id_ in view[offered]) for offered in ("market", "buildings")])
        return grid

    def explanation(self, view: Json, id_: str) -> str:
        entry = self.entries[id_]
        if entry["sort"] == "token":
            price = self.text("mon", n=entry["price"])
            return f"{self.name(id_)}: {self.text('for', pay=price, gain=self.effect(entry))}"
        if entry["sort"] == "building":
            price = self.amounts(entry["cost"])
            return f"{self.card(id_)}: {self.text('for', pay=price, gain=self.worth(entry))}"
        if entry["sort"] == "shop":
            trades = [self.trade(trade) for trade in self.data["trade"] if trade["shop"] == id_]
            return "\n".join([f"[reverse] {self.name(id_)} [/]", *trades, self.text("explain-shop")])
        if entry["sort"] == "special":
            return f"[bold]{self.name(id_)}[/]: {self.text(f'explain-{id_}')}"
        if entry["sort"] != "character":
            return ""
        lines = [
            f"{self.card(id_)} ({self.text(entry['type'])})",
            f"{self.text('cost')}: {self.text('mon', n=entry['cost'])}",
            f"{self.text('fire-name')}: +{entry['fire']}",
            f"{self.text('ability')}: {self.ability(entry)}",
            f"{self.text('salaries')}: {self.salaries(entry)}",
        ]
        return "\n".join(lines)
