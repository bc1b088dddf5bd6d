"""Proximal policy optimization from self-play. Requires PyTorch."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ukiyo.bots.network import SCORE_UNIT
from ukiyo.extras import require
from ukiyo.lab.learning.experience import Experience
from ukiyo.lab.learning.model import Expectation, PolicyValue, utility
from ukiyo.lab.learning.self_play import GROUPS, Actors
from ukiyo.lab.learning.student import Student

require("train", "torch")

import torch  # noqa: E402 - after the check, which names the missing extra
from torch import Tensor, nn  # noqa: E402
from torch.nn import functional  # noqa: E402
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn  # noqa: E402

CLIP = 0.2
TUTOR_SHARE = 0.7  # share of the actions chosen by the tutor during imitation
MAX_GRADIENT_NORM = 0.5
STALLED_DECISIONS = 600  # number of decisions after which a game without exploration samples actions, so that it ends


@dataclass(frozen=True)
class Hyperparameters:
    """Hyperparameters. A pair contains the initial and the final value."""

    steps: int  # steps per round, over all tables
    batch: int  # decisions per gradient step
    rates: tuple[float, float]
    entropy: tuple[float, float]
    epochs: int = 2
    imitation_epochs: int = 6
    advantage_lambda: float = 0.97  # GAE lambda for the advantages, over a seat's own decisions
    outcome_lambda: float = 0.995  # lambda for the outcome targets, over all decisions
    warm_up: int = 50  # gradient steps
    average: float = 0.9  # decay of the averaged weights per round
    past_share: float = 0.0  # share of tables at which an earlier version of the network plays the other seats
    stage: int = 24  # rounds between two saved versions
    stages: int = 12  # maximum number of saved versions
    spread_only: bool = False  # train only the score deviation and leave the rest of the network unchanged
    outcome_only: bool = False  # train only the outcome head, on the results of games without exploration
    student_rates: tuple[float, float] = (6e-4, 3e-5)
    student_share: float = 0.25  # share of the positions that the student is trained on
    student_batch: int = 8192  # positions per gradient step of the student

    @property
    def head_only(self) -> bool:
        return self.spread_only or self.outcome_only

    def loss_weights(self, bonus: float) -> list[float]:
        """Return the weights of the losses: policy, entropy, win, score, spread and divergence."""
        if self.spread_only:
            return [0.0, 0.0, 0.0, 0.0, 1.0, 0.0]
        if self.outcome_only:
            return [0.0, 0.0, 1.0, 1.0, 1.0, 0.0]
        return [1.0, -bonus, 0.5, 0.5, 0.02, 0.0]


class Learner:
    """Plays games at all tables and trains the network on the results.

    An optional student is trained to imitate the averaged network. The networks in `past` are opponents during the whole run.
    """

    def __init__(
        self,
        network: PolicyValue,
        actors: Actors,
        hyperparameters: Hyperparameters,
        device: str,
        seed: int,
        student: PolicyValue | None = None,
        past: Sequence[PolicyValue] = (),
    ) -> None:
        self.device = torch.device(device)
        self.network = network.to(self.device)
        self.actors = actors
        self.hyperparameters = hyperparameters
        self.fast = self.device.type == "cuda"
        torch.manual_seed(seed)
        self.rng = torch.Generator(self.device).manual_seed(seed)  # used only for play; shuffling the training data uses another generator
        self.rng_past = random.Random(seed)
        if self.fast:
            torch.backends.cuda.matmul.allow_tf32 = True
            for arrays in actors.groups:
                for array in arrays.values():
                    torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
        if hyperparameters.head_only:
            network.requires_grad_(False).outcome.requires_grad_(True)
        trained = [weight for weight in network.parameters() if weight.requires_grad]
        self.optimiser = torch.optim.Adam(trained, lr=hyperparameters.rates[0], eps=1e-5, fused=self.fast)
        self.averaged = AveragedModel(self.network, multi_avg_fn=get_ema_multi_avg_fn(hyperparameters.average))
        self.rows = actors.layout.rows
        tables = GROUPS * self.rows
        self.players = torch.from_numpy(np.concatenate(actors.players)).to(self.device)
        order = torch.arange(tables, device=self.device)
        self.own_seat = order % self.players  # the seat that the current network always plays
        self.against_past = (order * 7919 % 1000) < 1000 * hyperparameters.past_share  # an earlier version plays the other seats
        self.imitating = False
        self.learned = 0  # gradient steps
        self.decisions = 0
        self.games = 0
        self.rounds = 0
        self.student = Student(student, self.device) if student else None
        self.fixed_past_networks = [older.to(self.device, torch.bfloat16 if self.fast else torch.float32) for older in past]
        self.past_networks: list[PolicyValue] = []  # earlier versions from this run
        self.age = torch.zeros(tables, dtype=torch.int64, device=self.device)  # number of decisions since the start of each table's game
        self.actor = self.snapshot()
        self.compiled = torch.compile(self.losses, dynamic=False) if self.fast and not hyperparameters.head_only else self.losses
        self.experience = Experience.blank(hyperparameters.steps, tables, actors.layout, self.device)

    def snapshot(self) -> PolicyValue:
        """Return a copy of the network for playing the next round."""
        network = self.network
        copy = PolicyValue(
            network.scale.cpu().numpy(), network.policy.out_features, network.seats, network.embed.out_features, len(network.blocks)
        )
        copy.load_state_dict(network.state_dict())
        return copy.to(self.device, torch.bfloat16 if self.fast else torch.float32)

    def store_step(self, arrays: dict[str, npt.NDArray[np.generic]], step: int, columns: slice) -> tuple[Tensor, Tensor, Tensor]:
        """Store a group's observation, mask and seat for the next decision, and the result of the previous decision."""
        experience = self.experience

        def sent(name: str) -> Tensor:
            return torch.from_numpy(arrays[name]).to(self.device, non_blocking=True)

        if step > 0:
            experience.done[step - 1, columns] = sent("done").bool()
            experience.won[step - 1, columns] = sent("win")
            experience.scored[step - 1, columns] = sent("score") / SCORE_UNIT
        if step == self.hyperparameters.steps:
            return sent("observation"), sent("mask").bool(), sent("seat").long()
        experience.observation[step, columns] = sent("observation")
        experience.mask[step, columns] = sent("mask").bool()
        experience.seat[step, columns] = sent("seat").long()
        return experience.observation[step, columns], experience.mask[step, columns], experience.seat[step, columns]

    def draw(self, logits: Tensor) -> Tensor:
        """Sample an action for each row."""
        uniform = torch.rand(logits.shape, generator=self.rng, device=self.device)
        return (logits - torch.log(-torch.log(uniform.clamp(1e-9, 1 - 1e-7)))).argmax(1)

    @torch.no_grad()
    def play(self) -> None:
        """Play one round at all tables."""
        hyperparameters, actors, experience, imitating = self.hyperparameters, self.actors, self.experience, self.imitating
        pool = [*self.fixed_past_networks, *self.past_networks] if hyperparameters.past_share else []
        past = self.rng_past.choice(pool) if pool else None
        actors.set_imitating(imitating)
        experience.ours.fill_(True)
        for step in range(hyperparameters.steps + 1):
            for group in range(GROUPS):
                columns = slice(group * self.rows, (group + 1) * self.rows)
                arrays = actors.wait(group)
                observation, mask, seat = self.store_step(arrays, step, columns)
                if step > 0:
                    self.age[columns] = torch.where(experience.done[step - 1, columns], 0, self.age[columns] + 1)
                logits, heads = self.actor(observation)
                expected = Expectation(heads, seat, self.players[columns], actors.layout.seats)
                win = expected.win.gather(1, expected.to_absolute)
                score = expected.score.gather(1, expected.to_absolute)
                if step == hyperparameters.steps:
                    experience.win_after[columns], experience.score_after[columns] = win, score
                    for ready in actors.ready[group]:
                        ready.release()  # the next round starts with this observation
                    continue
                logits = logits.masked_fill(~mask, -1e9)
                action = self.draw(logits)
                if hyperparameters.outcome_only:
                    action = torch.where(self.age[columns] < STALLED_DECISIONS, logits.argmax(1), action)
                if imitating:
                    tutor_action = torch.from_numpy(arrays["tutor_action"]).to(self.device).long()
                    experience.tutor_action[step, columns] = tutor_action
                    followed = torch.rand(len(action), generator=self.rng, device=self.device) < TUTOR_SHARE
                    action = torch.where(followed, tutor_action, action)
                elif past is not None:
                    by_past = self.against_past[columns] & (seat != self.own_seat[columns])
                    experience.ours[step, columns] = ~by_past
                    action = torch.where(by_past, self.draw(past(observation)[0].masked_fill(~mask, -1e9)), action)
                experience.action[step, columns] = action
                experience.log_prob[step, columns] = functional.log_softmax(logits, 1).gather(1, action[:, None])[:, 0]
                experience.win[step, columns] = win
                experience.score[step, columns] = score
                actors.step(group, action.int().cpu().numpy())

    @torch.no_grad()
    def compute_targets(self) -> dict[str, Tensor]:
        """Compute the round's targets, working backwards from the last step.

        The targets are the advantage of every action, the outcome of every state, and the final scores of games that ended within the
        round. The score deviation is trained only on final scores, because bootstrapped targets have too little spread.
        """
        hyperparameters, experience = self.hyperparameters, self.experience
        outcome_lambda = 1.0 if hyperparameters.outcome_only else hyperparameters.outcome_lambda
        win, score = experience.win_after, experience.score_after
        advantage = torch.zeros_like(experience.log_prob)
        win_target, score_target = torch.zeros_like(experience.win), torch.zeros_like(experience.score)
        final, ended = torch.zeros_like(experience.score), torch.zeros_like(experience.done)
        following = utility(win, score, self.players)
        gained = torch.zeros_like(following)
        for step in range(hyperparameters.steps - 1, -1, -1):
            done, seat = experience.done[step][:, None], experience.seat[step][:, None]
            won, scored = experience.won[step], experience.scored[step]
            win, score = torch.where(done, won, win), torch.where(done, scored, score)
            win_target[step], score_target[step] = win, score
            later = step + 1 < hyperparameters.steps
            final[step] = torch.where(done, scored, final[step + 1]) if later else scored
            ended[step] = experience.done[step] | ended[step + 1] if later else experience.done[step]
            following = torch.where(done, utility(won, scored, self.players), following)
            gained = gained.masked_fill(done, 0.0)
            value = utility(experience.win[step], experience.score[step], self.players)
            gain = following.gather(1, seat) - value.gather(1, seat) + hyperparameters.advantage_lambda * gained.gather(1, seat)
            advantage[step] = gain[:, 0]
            gained = gained.scatter(1, seat, gain)
            following = following.scatter(1, seat, value.gather(1, seat))
            win = outcome_lambda * win + (1 - outcome_lambda) * experience.win[step]
            score = outcome_lambda * score + (1 - outcome_lambda) * experience.score[step]
        return {"advantage": advantage, "win": win_target, "score": score_target, "final": final, "ended": ended}

    def losses(self, batch: dict[str, Tensor], imitating: bool) -> Tensor:
        """Return a batch's policy, entropy, win, score and spread losses, and the divergence from the policy that chose the actions."""
        network = self.network
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.fast):
            logits, heads = network(batch["observation"])
        logs = functional.log_softmax(logits.masked_fill(~batch["mask"], -1e9), 1)
        ratio = (logs.gather(1, batch["action"][:, None])[:, 0] - batch["log_prob"]).exp()
        gain = batch["advantage"]
        own_weight = batch["ours"] / batch["ours"].float().mean().clamp(min=0.01)  # do not train on the actions of earlier versions
        if imitating:
            policy = -logs.gather(1, batch["tutor_action"][:, None]).mean()
        else:
            policy = -(torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain) * own_weight).mean()
        entropy = -((logs.exp() * logs.clamp(min=-30)).sum(1) * own_weight).mean()
        seat, players = batch["seat"], batch["players"]
        expected = Expectation(heads, seat, players, network.seats)
        places = torch.arange(network.seats, device=seat.device)[None]
        to_own = torch.where(expected.is_seat, (places + seat[:, None]) % players[:, None], places)
        won, scored = batch["win"].gather(1, to_own), batch["score"].gather(1, to_own)
        solo_loss = (1 - won.sum(1, keepdim=True)).clamp(min=0) * (players[:, None] == 1)
        target = torch.cat([won * expected.is_seat, solo_loss], 1)
        win = -(target * expected.log_win.clamp(min=-30)).sum(1).mean()
        score_error = (expected.score - scored) * expected.is_seat
        score = (score_error * score_error).sum(1).mean()
        spread = expected.log_spread.clamp(-6, 2)
        final_error = expected.score.detach() - batch["final"].gather(1, to_own)
        final_known = expected.is_seat & batch["ended"][:, None]
        spreads = ((0.5 * (final_error / spread.exp()) ** 2 + spread) * final_known).sum(1).mean()
        divergence = (((ratio - 1) - ratio.log()) * own_weight).mean()
        return torch.stack([policy, entropy, win, score, spreads, divergence])

    def learn(self, part: float) -> dict[str, float]:
        """Train on the round. `part` is the completed fraction of the run."""
        hyperparameters, experience = self.hyperparameters, self.experience
        rate, bonus = anneal(hyperparameters.rates, part), anneal(hyperparameters.entropy, part)
        weights = torch.tensor(hyperparameters.loss_weights(bonus), device=self.device)
        targets = self.compute_targets()
        advantage = targets["advantage"]
        recorded = {
            name: getattr(experience, name) for name in ("observation", "mask", "seat", "ours", "action", "tutor_action", "log_prob")
        }
        data = (recorded | targets) | {
            "advantage": (advantage - advantage[experience.ours].mean()) / (advantage[experience.ours].std() + 1e-6),
            "players": self.players.expand_as(experience.seat),
        }
        flat = {name: stored.reshape(-1, *stored.shape[2:]) for name, stored in data.items()}
        sums = torch.zeros(6, device=self.device)
        number = 0
        batch = min(hyperparameters.batch, len(flat["seat"]))
        for _ in range(hyperparameters.imitation_epochs if self.imitating else hyperparameters.epochs):
            order = torch.randperm(len(flat["seat"]), device=self.device)
            for start in range(0, len(order) - batch + 1, batch):
                indexes = order[start : start + batch]
                losses = self.compiled({name: stored[indexes] for name, stored in flat.items()}, self.imitating)
                for group in self.optimiser.param_groups:
                    group["lr"] = rate * min(1.0, (self.learned + 1) / hyperparameters.warm_up)
                self.optimiser.zero_grad(set_to_none=True)
                (losses * weights).sum().backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), MAX_GRADIENT_NORM)
                self.optimiser.step()
                self.learned += 1
                number += 1
                sums += losses.detach()
        names = ["policy loss", "entropy", "win loss", "score loss", "spread loss", "kl"]
        return dict(zip(names, (sums / max(number, 1)).tolist(), strict=True))

    def teach(self, student: Student, part: float) -> dict[str, float]:
        """Train the student on a share of the round's positions. `part` is the completed fraction of the run."""
        hyperparameters, experience = self.hyperparameters, self.experience
        observation, mask, players = experience.observation.flatten(0, 1), experience.mask.flatten(0, 1), self.players
        positions = torch.randperm(len(observation), device=self.device)
        positions = positions[: max(int(hyperparameters.student_share * len(positions)), 1)]
        rate = anneal(hyperparameters.student_rates, part)
        sums = torch.zeros(4, device=self.device)
        for batch in positions.split(hyperparameters.student_batch):
            rows, legal = observation[batch], mask[batch]
            with torch.no_grad(), torch.autocast(self.device.type, torch.bfloat16, enabled=self.fast):
                logits, heads = self.averaged(rows)
            _, figures = student.learn(rows, legal, players[batch % len(players)], logits.masked_fill(~legal, -1e9), heads, rate)
            sums += figures * (len(batch) / len(positions))
        return dict(zip(["student policy", "student win", "student score", "student agreement"], sums.tolist(), strict=True))

    def round(self, part: float) -> dict[str, float]:
        """Play, compute targets and train. Return the training metrics."""
        began = time.perf_counter()
        self.play()
        experience = time.perf_counter()
        figures = self.learn(part)
        self.averaged.update_parameters(self.network)
        if self.student:
            figures |= self.teach(self.student, part)
        self.actor = self.snapshot()
        if self.hyperparameters.past_share and self.rounds % self.hyperparameters.stage == 0:
            self.past_networks = [*self.past_networks, self.actor][-self.hyperparameters.stages :]
        if self.fast:
            torch.cuda.synchronize()
        self.rounds += 1
        self.decisions += self.experience.seat.numel()
        self.games += int(self.experience.done.sum())
        return figures | {"playing": experience - began, "learning": time.perf_counter() - experience} | self.results()

    def results(self) -> dict[str, float]:
        """Return the results of finished games, grouped by number of players."""
        experience = self.experience
        figures: dict[str, float] = {}
        for players in self.players.unique().tolist():
            ended = experience.done & (self.players == players)[None]
            if ended.any():
                scores = experience.scored[ended][:, :players] * SCORE_UNIT
                figures[f"mean {players}"] = float(scores.mean())
                figures[f"winner {players}"] = float(scores.max(1).values.mean())
                if players == 1:
                    figures["won alone"] = float(experience.won[ended][:, 0].mean())
        ended = experience.done & (self.against_past & (self.players > 1))[None]
        if ended.any() and not experience.ours.all():
            own = experience.won.gather(2, self.own_seat[None, :, None].expand(len(experience.won), -1, 1))[..., 0]
            figures["relative wins against past"] = float((own * self.players)[ended].mean())
        return figures


def anneal(pair: tuple[float, float], part: float) -> float:
    """Interpolate geometrically between the initial and the final value."""
    return pair[0] * (pair[1] / pair[0]) ** part
