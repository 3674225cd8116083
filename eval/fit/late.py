#!/usr/bin/env python3
"""Fits the encoder's tuning for late interaction:
eval/fit/late.py WEIGHTS TOOLS THESAURUS OUT.bin [--from TUNING.bin] [--held NAME] FOLDER ...

WEIGHTS: the packaged encoder. TOOLS: the folder of encode_texts (ninja fit). Each FOLDER is a training base as
dump_candidates wrote it (sections.jsonl) with its training questions (questions.jsonl, ruler format); one named squad
only keeps the encoder general. Low-rank corrections of the upper layers (LoRA), two projections to 128 values and a
weight for each question token are fitted together, so that of the sections in a batch the right one is nearest
(late interaction; a third of the loss: pooled vectors), and so that the section a question of no answer nearly hits
("near" in its line) is less near than sections that answer. Pairs of the thesaurus teach wordings. With --from the fit
goes on from an earlier one, with --held a base is only measured. About an hour on two cores; writes the file that
core/embedding/encodertuning.h describes. Needs python3-torch and libopenblas0-pthread.
"""
import argparse
import collections
import json
import os
import random
import struct
import subprocess
import sys
import tempfile

import numpy as np
import torch
import torch.nn.functional as F

from encoder import Encoder

CUT, RANK, WIDTH, BATCH = 6, 16, 128, 10
NEAR_BATCH = 4                                       # questions without an answer beside so many with one
POOLED_SHARE, POOLED_SCALE, WORDING_SHARE, NEAR_SHARE = 0.3, 25.0, 0.5, 0.5
RATES = dict(corrections=4e-4, projections=3e-4, weight=3e-3, scale=1e-2)
BATCH_TOKENS = 1500


class Texts:
    """Texts with the states that the fixed lower layers give them."""

    def __init__(self, encoder, pieces, prefix):
        self.prefix = [encoder.shape["begin"]] + prefix
        self.pieces = pieces
        ids = [self.prefix + p + [encoder.shape["end"]] for p in pieces]
        self.lower = [None] * len(ids)
        with torch.no_grad():
            for group in grouped([len(i) for i in ids]):
                length = max(len(ids[i]) for i in group)
                batch, mask = torch.zeros(len(group), length, dtype=torch.long), torch.zeros(len(group), length)
                for row, i in enumerate(group):
                    batch[row, :len(ids[i])] = torch.tensor(ids[i])
                    mask[row, :len(ids[i])] = 1
                states = encoder.run(encoder.embed(batch), mask, 0, CUT)
                for row, i in enumerate(group):
                    self.lower[i] = states[row, :len(ids[i])].half()

    def upper(self, encoder, numbers):
        """(own tokens' states, pooled vector) of each, in order."""
        found = {}
        for group in grouped([len(self.lower[i]) for i in numbers]):
            chosen = [numbers[g] for g in group]
            length = max(len(self.lower[i]) for i in chosen)
            x, mask = torch.zeros(len(chosen), length, encoder.shape["hidden"]), torch.zeros(len(chosen), length)
            for row, i in enumerate(chosen):
                x[row, :len(self.lower[i])] = self.lower[i].float()
                mask[row, :len(self.lower[i])] = 1
            states = encoder.run(x, mask, CUT, encoder.shape["layers"])
            for row, i in enumerate(chosen):
                size = len(self.lower[i])
                found[i] = states[row, len(self.prefix):size - 1], F.normalize(states[row, :size].mean(0), dim=0)
        return [found[i] for i in numbers]


def grouped(lengths):
    order, groups = sorted(range(len(lengths)), key=lambda i: lengths[i]), []
    for i in order:
        if groups and (len(groups[-1]) + 1) * lengths[i] <= BATCH_TOKENS:
            groups[-1].append(i)
        else:
            groups.append([i])
    return groups


class Base:
    """A training base: sections, of one passage or more, and questions with their right sections."""

    def __init__(self, encoder, tokenise, folder):
        self.name = os.path.basename(folder.rstrip("/"))
        sections = [json.loads(line) for line in open(os.path.join(folder, "sections.jsonl"))]
        questions = [json.loads(line) for line in open(os.path.join(folder, "questions.jsonl")) if line.strip()]
        self.official = [s["seal"] == "official" for s in sections]
        self.passages_of, texts = [], []
        for section in sections:
            self.passages_of.append(list(range(len(texts), len(texts) + len(section["passages"]))))
            texts += section["passages"]
        pieces = tokenise(texts)
        self.passages = Texts(encoder, pieces, tokenise.passage)
        self.held = collections.Counter(p for of in self.passages_of for p in set().union(*(pieces[i] for i in of)))
        self.right, self.near, asked, missed = [], [], [], []
        for question in questions:
            right = {i for i, s in enumerate(sections) for e in question.get("expected", []) if is_expected(s, e)}
            near = [i for i, s in enumerate(sections) if "near" in question and is_expected(s, question["near"])]
            if question.get("answerable", True) and 0 < len(right) <= 12:
                self.right.append(right)
                asked.append(question["question"])
            elif near and sections[near[0]]["seal"] == "official":
                self.near.append(near[0])
                missed.append(question["question"])
        if self.name == "squad":
            chosen = random.Random(3).sample(range(len(asked)), min(400, len(asked)))
            self.right, asked = [self.right[i] for i in chosen], [asked[i] for i in chosen]
        self.questions = Texts(encoder, tokenise(asked), tokenise.query)
        self.missed = Texts(encoder, tokenise(missed), tokenise.query)

    def frequency(self, pieces):
        n = len(self.passages_of)
        return torch.tensor([float(np.log(1 + (n - self.held[p] + .5) / (self.held[p] + .5))) for p in pieces])


def is_expected(section, expected):
    same = expected["document"] in (section["document"], section["path"], os.path.basename(section["path"]))
    anchor, heading = expected.get("section"), expected.get("heading")
    return same and (not anchor or section["id"].split("#")[1] == anchor) and (not heading or section["heading"] == heading)


class Tokeniser:
    """The program's own, through encode_texts."""

    def __init__(self, weights, tools):
        self.weights, self.program = weights, os.path.join(tools, "encode_texts")
        self.query, self.passage = self(["query:", "passage:"])

    def __call__(self, texts):
        if not texts:
            return []
        hidden, found = 384, []
        with tempfile.NamedTemporaryFile() as out:
            lines = "".join(json.dumps({"kind": "query", "text": t}) + "\n" for t in texts)
            subprocess.run([self.program, self.weights, out.name], input=lines.encode(), check=True)
            data, at = open(out.name, "rb").read(), 0
        while at < len(data):
            count = struct.unpack_from("<i", data, at)[0]
            found.append(list(struct.unpack_from(f"<{count}i", data, at + 4)))
            at += 4 + 4 * count + 4 * hidden + 2 * count * hidden
        return found


class Tuning:
    def __init__(self, encoder, squad):
        states = torch.cat([s for s, _ in squad.passages.upper(encoder, list(range(0, len(squad.passages.lower), 3)))]).detach()
        asked = torch.cat([s for s, _ in squad.questions.upper(encoder, list(range(len(squad.right))))]).detach()
        self.passage_mean, self.question_mean = states.mean(0), asked.mean(0)
        sample = (states - self.passage_mean)[torch.randperm(len(states))[:15000]]
        main = torch.linalg.svd(sample, full_matrices=False)[2][:WIDTH].T.contiguous()
        self.question, self.passage = main.clone().requires_grad_(), main.clone().requires_grad_()
        self.weight = torch.zeros(states.shape[1], requires_grad=True)
        self.scale = torch.tensor(3.3, requires_grad=True)
        self.enough = torch.tensor([12.0, 0.6], requires_grad=True)      # slope and middle of "near enough to answer"

    def question_tokens(self, states):
        return F.normalize((states - self.question_mean) @ self.question, dim=1)

    def passage_tokens(self, states):
        return F.normalize((states - self.passage_mean) @ self.passage, dim=1)

    def question_weights(self, states):
        return torch.exp((((states - self.question_mean) @ self.weight) * .05).clamp(-2, 2))

    def nearness(self, states, weights, tokens, lengths):
        best = torch.stack([m.max(1).values for m in torch.split(self.question_tokens(states) @ tokens.T, lengths, dim=1)], 1)
        return (weights[:, None] * best).sum(0) / weights.sum()


def question_loss(encoder, tuning, base, numbers, hard):
    pool, answers = set(), {}
    missed = random.sample(range(len(base.near)), min(NEAR_BATCH, len(base.near)))
    for i in numbers:
        answers[i] = random.choice(sorted(base.right[i]))
        pool.add(answers[i])
        if hard[i]:
            pool.add(random.choice(hard[i]))
    pool = sorted(pool | {base.near[i] for i in missed})
    encoded = base.passages.upper(encoder, [p for s in pool for p in base.passages_of[s]])
    parts, at = [], 0
    for s in pool:
        parts.append(encoded[at:at + len(base.passages_of[s])])
        at += len(parts[-1])
    lengths = [sum(len(states) for states, _ in part) for part in parts]
    tokens = tuning.passage_tokens(torch.cat([states for part in parts for states, _ in part]))
    loss, enough, answered = 0, [], []
    for i, (states, pooled) in zip(numbers, base.questions.upper(encoder, list(numbers))):
        right = [at for at, s in enumerate(pool) if s in base.right[i]]
        weights = base.frequency(base.questions.pieces[i]) * tuning.question_weights(states)
        nearness = tuning.nearness(states, weights, tokens, lengths)
        enough.append(nearness[pool.index(answers[i])])
        answered.append(1.0)
        late = nearness * torch.exp(tuning.scale)
        cosine = POOLED_SCALE * torch.stack([max(vector @ pooled for _, vector in part) for part in parts])
        for scores, share in ((late, 1.0), (cosine, POOLED_SHARE)):
            loss = loss - share * (torch.logsumexp(scores[right], 0) - torch.logsumexp(scores, 0))
    loss = loss / len(numbers)
    for i, (states, _) in zip(missed, base.missed.upper(encoder, missed)):
        weights = base.frequency(base.missed.pieces[i]) * tuning.question_weights(states)
        enough.append(tuning.nearness(states, weights, tokens, lengths)[pool.index(base.near[i])])
        answered.append(0.0)
    if missed:
        odds = tuning.enough[0] * (torch.stack(enough) - tuning.enough[1])
        loss = loss + NEAR_SHARE * F.binary_cross_entropy_with_logits(odds, torch.tensor(answered))
    return loss


def wording_loss(encoder, tuning, rows, asked, said, starts, numbers):
    questions = [starts[c] + random.randrange(len(rows[c])) for c in numbers]
    others = [starts[c] if q != starts[c] and random.random() < .6 else
              random.choice([k for k in range(starts[c], starts[c] + len(rows[c])) if k != q]) for c, q in zip(numbers, questions)]
    passages = [states for states, _ in said.upper(encoder, others)]
    tokens, loss = tuning.passage_tokens(torch.cat(passages)), 0
    for row, (states, _) in enumerate(asked.upper(encoder, questions)):
        scores = tuning.nearness(states, torch.ones(len(states)), tokens, [len(p) for p in passages]) * torch.exp(tuning.scale)
        loss = loss - torch.log_softmax(scores, 0)[row]
    return WORDING_SHARE * loss / len(numbers)


@torch.no_grad()
def nearness_to_all(encoder, tuning, base, questions):
    """Of each question to each section."""
    encoded = base.passages.upper(encoder, list(range(len(base.passages.lower))))
    parts = [[encoded[p][0] for p in of] for of in base.passages_of]
    tokens, lengths = tuning.passage_tokens(torch.cat([s for part in parts for s in part])), [sum(map(len, part)) for part in parts]
    for pieces, (states, _) in zip(questions.pieces, questions.upper(encoder, list(range(len(questions.lower))))):
        yield tuning.nearness(states, base.frequency(pieces) * tuning.question_weights(states), tokens, lengths)


def hard_negatives(encoder, tuning, base):
    hard = []
    for right, nearness in zip(base.right, nearness_to_all(encoder, tuning, base, base.questions)):
        order = torch.argsort(nearness, descending=True)[:14]
        hard.append([int(s) for s in order if int(s) not in right and base.official[int(s)]][:10])
    return hard


def measure(encoder, tuning, base, when):
    """hit@1 and hit@5 among official sections; how often an answerable question is nearer to its best section than one without an answer."""
    official, ranks, answerable = torch.tensor(base.official), [], []
    for right, nearness in zip(base.right, nearness_to_all(encoder, tuning, base, base.questions)):
        nearness = torch.where(official, nearness, torch.full_like(nearness, -1))
        order = torch.argsort(nearness, descending=True).tolist()
        ranks.append(next(place for place, s in enumerate(order) if s in right))
        answerable.append(float(nearness.max()))
    without = [float(torch.where(official, n, torch.full_like(n, -1)).max()) for n in nearness_to_all(encoder, tuning, base, base.missed)]
    ranks = np.array(ranks)
    print(f"{when}: {base.name} hit@1 {np.mean(ranks < 1):.3f} hit@5 {np.mean(ranks < 5):.3f} MRR {np.mean(1 / (1 + ranks)):.3f}, told apart "
          f"{np.mean(np.array(answerable)[:, None] > np.array(without)[None]) if without else np.nan:.3f}", flush=True)


def write(path, encoder, tuning, bases):
    held, sections = collections.Counter(), 0
    for base in bases:
        held.update(base.held)
        sections += len(base.passages_of)
    halves = lambda tensor: tensor.detach().numpy().astype("<f2").tobytes()
    floats = lambda tensor: tensor.detach().numpy().astype("<f4").tobytes()
    with open(path, "wb") as out:
        out.write(b"LTN1" + struct.pack("<iii", encoder.shape["hidden"], WIDTH, len(encoder.corrections)))
        for (layer, name), (down, up) in encoder.corrections.items():
            title = f"l{layer}.{name}".encode()
            out.write(struct.pack("<H", len(title)) + title + struct.pack("<iii", down.shape[0], up.shape[0], down.shape[1]))
            out.write(halves(down) + halves(up))
        out.write(floats(tuning.passage_mean) + floats(tuning.question_mean) + halves(tuning.question) + halves(tuning.passage))
        out.write(floats(tuning.weight) + struct.pack("<i", encoder.shape["vocabulary"]))
        weights = [np.log(1 + (sections - held[p] + .5) / (held[p] + .5)) for p in range(encoder.shape["vocabulary"])]
        out.write(np.array(weights, "<f2").tobytes())


def go_on_from(path, encoder, tuning):
    """Takes over what an earlier fit wrote; the layers and ranks are the same."""
    data, at = open(path, "rb").read(), 16

    def take(count, kind):
        nonlocal at
        values = np.frombuffer(data, kind, count, at).astype(np.float32)
        at += values.size * np.dtype(kind).itemsize
        return torch.tensor(values)

    with torch.no_grad():
        for _ in range(struct.unpack_from("<i", data, 12)[0]):
            length = struct.unpack_from("<H", data, at)[0]
            layer, name = data[at + 2:at + 2 + length].decode()[1:].split(".")
            rank, rows, columns = struct.unpack_from("<iii", data, at + 2 + length)
            at += 14 + length
            down, up = encoder.corrections[(int(layer), name)]
            down.copy_(take(rank * columns, "<f2").view(rank, columns))
            up.copy_(take(rows * rank, "<f2").view(rows, rank))
        hidden = encoder.shape["hidden"]
        tuning.passage_mean, tuning.question_mean = take(hidden, "<f4"), take(hidden, "<f4")
        tuning.question.copy_(take(hidden * WIDTH, "<f2").view(hidden, WIDTH))
        tuning.passage.copy_(take(hidden * WIDTH, "<f2").view(hidden, WIDTH))
        tuning.weight.copy_(take(hidden, "<f4"))


def arguments():
    parser = argparse.ArgumentParser(description="Fits the encoder's tuning for late interaction.")
    for name in ("weights", "tools", "thesaurus", "out"):
        parser.add_argument(name)
    parser.add_argument("--from", dest="start", help="a tuning to go on from")
    parser.add_argument("--held", default="", help="a base that is only measured")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("folders", nargs="+")
    return parser.parse_args()


def main():
    options = arguments()
    for seeded in (random.seed, np.random.seed, torch.manual_seed):
        seeded(0)
    encoder, tokenise = Encoder(options.weights), Tokeniser(options.weights, options.tools)
    bases = [Base(encoder, tokenise, folder) for folder in options.folders]
    held = [base for base in bases if base.name == options.held]
    bases = [base for base in bases if base.name != options.held]
    squad = next(base for base in bases if base.name == "squad")
    rows = [[w.strip().removeprefix("en:") for w in line.split(",")] for line in open(options.thesaurus) if line.strip() and line[0] != "#"]
    wordings = tokenise([wording for row in rows for wording in row])
    asked, said = Texts(encoder, wordings, tokenise.query), Texts(encoder, wordings, tokenise.passage)
    starts = np.cumsum([0] + [len(row) for row in rows])
    tuning, corrections = Tuning(encoder, squad), encoder.add_corrections(range(CUT, encoder.shape["layers"]), RANK)
    if options.start:
        go_on_from(options.start, encoder, tuning)
    optimiser = torch.optim.AdamW([dict(params=corrections, lr=RATES["corrections"], weight_decay=.01),
                                   dict(params=[tuning.question, tuning.passage], lr=RATES["projections"], weight_decay=0),
                                   dict(params=[tuning.weight], lr=RATES["weight"], weight_decay=0),
                                   dict(params=[tuning.scale, tuning.enough], lr=RATES["scale"], weight_decay=0)])
    rates, done, total = [group["lr"] for group in optimiser.param_groups], 0, None
    for base in held:
        measure(encoder, tuning, base, "start")
    for epoch in range(options.epochs):
        hard = {base.name: hard_negatives(encoder, tuning, base) if base is not squad else [[]] * len(base.right) for base in bases}
        steps = [(base, part) for base in bases if base is not squad
                 for part in np.array_split(np.random.permutation(len(base.right)), max(1, len(base.right) // BATCH))]
        order = np.random.permutation(len(squad.right))
        steps += [(squad, order[k * BATCH:(k + 1) * BATCH]) for k in range(len(steps) // 7)]
        steps += [(None, np.random.permutation(len(rows))[:48]) for _ in range(len(steps) // 3)]
        random.shuffle(steps)
        total = total or len(steps) * options.epochs
        for base, numbers in steps:
            if base is not None and len(numbers) == 0:
                continue
            for group, rate in zip(optimiser.param_groups, rates):
                group["lr"] = rate * min(1, (done + 1) / 30) * max(.05, 1 - done / total)
            loss = (wording_loss(encoder, tuning, rows, asked, said, starts, numbers) if base is None
                    else question_loss(encoder, tuning, base, numbers, hard[base.name]))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(corrections, 1.0)
            optimiser.step()
            done += 1
            if done % 20 == 0:
                print(f"step {done} of {total}, loss {loss.item():.3f}", flush=True)
            if done % (total // 3) == 0:
                write(options.out, encoder, tuning, bases)
                for base in held:
                    measure(encoder, tuning, base, f"step {done}")
    write(options.out, encoder, tuning, bases)


if __name__ == "__main__":
    main()
