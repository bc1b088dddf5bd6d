"""Proximal policy optimisation from self-play. Only training needs PyTorch."""

import random
import time
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ukiyo.bots.network import SCORE_UNIT
from ukiyo.extras import require
from ukiyo.lab.learning.experience import Played
from ukiyo.lab.learning.model import Expectation, PolicyValue, utility
from ukiyo.lab.learning.self_play import GROUPS, Actors

require("train", "torch")

import torch  # noqa: E402 - after the check, which names the missing extra
from torch import Tensor, nn  # noqa: E402
from torch.nn import functional  # noqa: E402
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn  # noqa: E402

CLIP = 0.2
FOLLOWED = 0.7  # of the actions are the tutor's, while there is one; the others are the network's own
LONGEST_STEP = 0.5  # of the gradient


@dataclass(frozen=True)
class Settings:
    """What can be tuned. Pairs go from the first value to the second over the time of a run."""

    steps: int  # of all tables, between two times of learning
    batch: int  # decisions learned from at a time
    rates: tuple[float, float]
    entropy: tuple[float, float]
    epochs: int = 2
    tutored_epochs: int = 6
    trace: float = 0.97  # lambda of the advantages, over a seat's own decisions
    outlook: float = 0.995  # lambda of the outcomes, over everybody's
    warm_up: int = 50  # gradient steps
    average: float = 0.9  # of the averaged weights, kept at each round
    elders: float = 0.0  # share of the tables where all others are played by an earlier stage
    stage: int = 24  # rounds after which the network's stage is kept as an elder
    stages: int = 12  # kept at most
    spread_alone: bool = False  # nothing else is learned: the network plays and judges as before


class Learner:
    """One who thinks for all tables and learns from how the games went."""

    def __init__(self, network: PolicyValue, actors: Actors, settings: Settings, device: str, seed: int) -> None:
        self.device = torch.device(device)
        self.network = network.to(self.device)
        self.actors = actors
        self.settings = settings
        self.fast = self.device.type == "cuda"
        torch.manual_seed(seed)
        self.rng = torch.Generator(self.device).manual_seed(seed)  # of the play; the order of the lessons has its own
        self.dice = random.Random(seed)
        if self.fast:
            torch.backends.cuda.matmul.allow_tf32 = True
            for arrays in actors.groups:
                for array in arrays.values():
                    torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
        if settings.spread_alone:
            network.requires_grad_(False).outcome.requires_grad_(True)
        taught = [weight for weight in network.parameters() if weight.requires_grad]
        self.optimiser = torch.optim.Adam(taught, lr=settings.rates[0], eps=1e-5, fused=self.fast)
        self.averaged = AveragedModel(self.network, multi_avg_fn=get_ema_multi_avg_fn(settings.average))
        self.rows = actors.layout.rows
        tables = GROUPS * self.rows
        self.players = torch.from_numpy(np.concatenate(actors.players)).to(self.device)
        order = torch.arange(tables, device=self.device)
        self.pupil = order % self.players  # who is always the newest network
        self.taught = (order * 7919 % 1000) < 1000 * settings.elders  # the others there are elders
        self.tutored = False
        self.learned = 0  # gradient steps
        self.decisions = 0
        self.games = 0
        self.rounds = 0
        self.elders: list[PolicyValue] = []
        self.actor = self.snapshot()
        self.compiled = torch.compile(self.losses, dynamic=False) if self.fast else self.losses
        self.played = Played.blank(settings.steps, tables, actors.layout, self.device)

    def snapshot(self) -> PolicyValue:
        """The network as it thinks for the tables until the next time of learning."""
        network = self.network
        copy = PolicyValue(
            network.scale.cpu().numpy(), network.policy.out_features, network.seats, network.embed.out_features, len(network.blocks)
        )
        copy.load_state_dict(network.state_dict())
        return copy.to(self.device, torch.bfloat16 if self.fast else torch.float32)

    def show(self, arrays: dict[str, npt.NDArray[np.generic]], step: int, columns: slice) -> tuple[Tensor, Tensor, Tensor]:
        """Keep what a group's tables show: observation, mask and seat of the next decision, and how the last one ended."""
        played = self.played

        def sent(name: str) -> Tensor:
            return torch.from_numpy(arrays[name]).to(self.device, non_blocking=True)

        if step > 0:
            played.done[step - 1, columns] = sent("done").bool()
            played.won[step - 1, columns] = sent("win")
            played.scored[step - 1, columns] = sent("score") / SCORE_UNIT
        if step == self.settings.steps:
            return sent("observation"), sent("mask").bool(), sent("seat").long()
        played.observation[step, columns] = sent("observation")
        played.mask[step, columns] = sent("mask").bool()
        played.seat[step, columns] = sent("seat").long()
        return played.observation[step, columns], played.mask[step, columns], played.seat[step, columns]

    def draw(self, policy_logits: Tensor) -> Tensor:
        """An action for every row, drawn as it is liked."""
        even = torch.rand(policy_logits.shape, generator=self.rng, device=self.device)
        return (policy_logits - torch.log(-torch.log(even.clamp(1e-9, 1 - 1e-7)))).argmax(1)

    @torch.no_grad()
    def play(self) -> None:
        """So many steps at all tables."""
        settings, actors, played, tutored = self.settings, self.actors, self.played, self.tutored
        elder = self.dice.choice(self.elders) if self.elders else None
        actors.tutored(tutored)
        played.ours.fill_(True)
        for step in range(settings.steps + 1):
            for group in range(GROUPS):
                columns = slice(group * self.rows, (group + 1) * self.rows)
                arrays = actors.wait(group)
                observation, mask, seat = self.show(arrays, step, columns)
                policy_logits, heads = self.actor(observation)
                expected = Expectation(heads, seat, self.players[columns], actors.layout.seats)
                win = expected.win.gather(1, expected.to_absolute)
                score = expected.score.gather(1, expected.to_absolute)
                if step == settings.steps:
                    played.win_after[columns], played.score_after[columns] = win, score
                    for ready in actors.ready[group]:
                        ready.release()  # the next round begins with what is shown now
                    continue
                policy_logits = policy_logits.masked_fill(~mask, -1e9)
                action = self.draw(policy_logits)
                if tutored:
                    lesson = torch.from_numpy(arrays["lesson"]).to(self.device).long()
                    played.lesson[step, columns] = lesson
                    followed = torch.rand(len(action), generator=self.rng, device=self.device) < FOLLOWED
                    action = torch.where(followed, lesson, action)
                elif elder is not None:
                    theirs = self.taught[columns] & (seat != self.pupil[columns])
                    played.ours[step, columns] = ~theirs
                    action = torch.where(theirs, self.draw(elder(observation)[0].masked_fill(~mask, -1e9)), action)
                played.action[step, columns] = action
                played.liking[step, columns] = functional.log_softmax(policy_logits, 1).gather(1, action[:, None])[:, 0]
                played.win[step, columns] = win
                played.score[step, columns] = score
                actors.step(group, action.int().cpu().numpy())

    @torch.no_grad()
    def look_back(self) -> dict[str, Tensor]:
        """From the last step to the first: the advantage of every action, the outcome each position should have been thought of, and the
        scores that came, where the game ended within the round: learned from outcomes that are half thought of, a spread is too small."""
        settings, played = self.settings, self.played
        win, score = played.win_after, played.score_after
        advantage = torch.zeros_like(played.liking)
        win_target, score_target = torch.zeros_like(played.win), torch.zeros_like(played.score)
        final, ended = torch.zeros_like(played.score), torch.zeros_like(played.done)
        following = utility(win, score, self.players)
        gained = torch.zeros_like(following)
        for step in range(settings.steps - 1, -1, -1):
            done, seat = played.done[step][:, None], played.seat[step][:, None]
            won, scored = played.won[step], played.scored[step]
            win, score = torch.where(done, won, win), torch.where(done, scored, score)
            win_target[step], score_target[step] = win, score
            later = step + 1 < settings.steps
            final[step] = torch.where(done, scored, final[step + 1]) if later else scored
            ended[step] = played.done[step] | ended[step + 1] if later else played.done[step]
            following = torch.where(done, utility(won, scored, self.players), following)
            gained = gained.masked_fill(done, 0.0)
            value = utility(played.win[step], played.score[step], self.players)
            gain = following.gather(1, seat) - value.gather(1, seat) + settings.trace * gained.gather(1, seat)
            advantage[step] = gain[:, 0]
            gained = gained.scatter(1, seat, gain)
            following = following.scatter(1, seat, value.gather(1, seat))
            win = settings.outlook * win + (1 - settings.outlook) * played.win[step]
            score = settings.outlook * score + (1 - settings.outlook) * played.score[step]
        return {"advantage": advantage, "win": win_target, "score": score_target, "final": final, "ended": ended}

    def losses(self, lesson: dict[str, Tensor], tutored: bool) -> Tensor:
        """What the network does wrong at some decisions: policy, entropy, win, score, spread, and how far it has moved."""
        network = self.network
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.fast):
            policy_logits, heads = network(lesson["observation"])
        logs = functional.log_softmax(policy_logits.masked_fill(~lesson["mask"], -1e9), 1)
        ratio = (logs.gather(1, lesson["action"][:, None])[:, 0] - lesson["liking"]).exp()
        gain = lesson["advantage"]
        ours = lesson["ours"] / lesson["ours"].float().mean().clamp(min=0.01)  # nothing is learned from what elders chose
        if tutored:
            policy = -logs.gather(1, lesson["lesson"][:, None]).mean()
        else:
            policy = -(torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain) * ours).mean()
        entropy = -((logs.exp() * logs.clamp(min=-30)).sum(1) * ours).mean()
        seat, players = lesson["seat"], lesson["players"]
        expected = Expectation(heads, seat, players, network.seats)
        places = torch.arange(network.seats, device=seat.device)[None]
        to_own = torch.where(expected.there, (places + seat[:, None]) % players[:, None], places)
        won, scored = lesson["win"].gather(1, to_own), lesson["score"].gather(1, to_own)
        nobody = (1 - won.sum(1, keepdim=True)).clamp(min=0) * (players[:, None] == 1)
        hoped = torch.cat([won * expected.there, nobody], 1)
        win = -(hoped * expected.log_win.clamp(min=-30)).sum(1).mean()
        off = (expected.score - scored) * expected.there
        score = (off * off).sum(1).mean()
        spread = expected.log_spread.clamp(-6, 2)
        missed = expected.score.detach() - lesson["final"].gather(1, to_own)
        told = expected.there & lesson["ended"][:, None]
        spreads = ((0.5 * (missed / spread.exp()) ** 2 + spread) * told).sum(1).mean()
        moved = (((ratio - 1) - ratio.log()) * ours).mean()
        return torch.stack([policy, entropy, win, score, spreads, moved])

    def study(self, part: float) -> dict[str, float]:
        """Learn from what was played; `part` of the run is over."""
        settings, played = self.settings, self.played
        rate = settings.rates[0] * (settings.rates[1] / settings.rates[0]) ** part
        bonus = settings.entropy[0] * (settings.entropy[1] / settings.entropy[0]) ** part
        lessons = [0.0, 0.0, 0.0, 0.0, 1.0, 0.0] if settings.spread_alone else [1.0, -bonus, 0.5, 0.5, 0.02, 0.0]
        weights = torch.tensor(lessons, device=self.device)
        seen = self.look_back()
        advantage = seen["advantage"]
        kept_as_played = {name: getattr(played, name) for name in ("observation", "mask", "seat", "ours", "action", "lesson", "liking")}
        known = (kept_as_played | seen) | {
            "advantage": (advantage - advantage[played.ours].mean()) / (advantage[played.ours].std() + 1e-6),
            "players": self.players.expand_as(played.seat),
        }
        flat = {name: kept.reshape(-1, *kept.shape[2:]) for name, kept in known.items()}
        sums = torch.zeros(6, device=self.device)
        number = 0
        batch = min(settings.batch, len(flat["seat"]))
        for _ in range(settings.tutored_epochs if self.tutored else settings.epochs):
            order = torch.randperm(len(flat["seat"]), device=self.device)
            for start in range(0, len(order) - batch + 1, batch):
                chosen = order[start : start + batch]
                losses = self.compiled({name: kept[chosen] for name, kept in flat.items()}, self.tutored)
                for group in self.optimiser.param_groups:
                    group["lr"] = rate * min(1.0, (self.learned + 1) / settings.warm_up)
                self.optimiser.zero_grad(set_to_none=True)
                (losses * weights).sum().backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_STEP)
                self.optimiser.step()
                self.learned += 1
                number += 1
                sums += losses.detach()
        names = ["policy loss", "entropy", "win loss", "score loss", "spread loss", "kl"]
        return dict(zip(names, (sums / max(number, 1)).tolist(), strict=True))

    def round(self, part: float) -> dict[str, float]:
        """Play, look back, learn; returns figures on how it goes."""
        began = time.perf_counter()
        self.play()
        played = time.perf_counter()
        figures = self.study(part)
        self.averaged.update_parameters(self.network)
        self.actor = self.snapshot()
        if self.settings.elders and self.rounds % self.settings.stage == 0:
            self.elders = [*self.elders, self.actor][-self.settings.stages :]
        if self.fast:
            torch.cuda.synchronize()
        self.rounds += 1
        self.decisions += self.played.seat.numel()
        self.games += int(self.played.done.sum())
        return figures | {"playing": played - began, "learning": time.perf_counter() - played} | self.results()

    def results(self) -> dict[str, float]:
        """How the games ended, by the number of players."""
        played = self.played
        figures: dict[str, float] = {}
        for players in self.players.unique().tolist():
            ended = played.done & (self.players == players)[None]
            if ended.any():
                scores = played.scored[ended][:, :players] * SCORE_UNIT
                figures[f"mean {players}"] = float(scores.mean())
                figures[f"winner {players}"] = float(scores.max(1).values.mean())
                if players == 1:
                    figures["won alone"] = float(played.won[ended][:, 0].mean())
        return figures
