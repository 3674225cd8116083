#!/usr/bin/env python3
"""Fits the local judge on what dump_features wrote: eval/fit/judge.py OUT.json NAME=FILE.jsonl ...

Every NAME is a training set (a base and its training questions); none may be one that figures are reported on.
A logistic regression on the features of core/judge/fittedfeatures.h whose signs are given (what speaks for a section may
not count against it, however the training questions were written); every set counts the same. Where the grades begin is chosen on predictions for policy sets left out of the fit, one at a time: grade 2 so that
BLOCKED of the answerable questions of their rulers fall below it. The order among a question's best sections is a second
regression over the same features, on which section of each list is right (softmax). OUT.json must exist: it names the features.
Needs numpy and scipy (Debian: python3-scipy).
"""
import collections
import json
import re
import sys

import numpy as np
from scipy.optimize import minimize

BLOCKED = 0.28
PENALTY = 1.0           # on squared coefficients, of features in deviations
AGAINST = {"codes_missing", "code_unknown", "unknown", "missing", "missing_near", "late_unmet", "outranked",
           "unknown_near", "unknown_heaviest", "name_unknown", "designation_absent"}
FREE = {"figure_asked", "words"}
SAME_FOR_ALL = {"figure_asked", "words", "unknown", "unknown_near", "unknown_heaviest", "name_unknown"}     # of a question
NOT_FOR_ORDER = SAME_FOR_ALL | {"outranked", "late_standing"}
ORDER_PENALTY = 0.01
RULER = re.compile(r"^[a-z][cm]\d|^q\d")          # questions of the rulers, not those written to be hard for the fit


def read(path):
    return [json.loads(line) for line in open(path) if line.strip()]


def rows_of(lines, names):
    x = np.array([[value if (value := line["features"].get(name)) is not None else 0.0 for name in names] for line in lines])
    y = np.array([bool(line["right"]) and not line["removed"] for line in lines], int)
    return x, y


class Model:
    """Intercept and coefficients of features in deviations."""

    def __init__(self, x, y, groups, names):
        weight = np.zeros(len(y))
        for group in set(groups):
            weight[groups == group] = 1000 / np.sum(groups == group)
        self.mean, self.deviation = x.mean(0), np.maximum(x.std(0), 1e-9)
        z = (x - self.mean) / self.deviation
        sign = np.where(y == 1, 1.0, -1.0)

        def loss(theta):
            margin = sign * (theta[0] + z @ theta[1:])
            slope = -weight * sign / (1 + np.exp(np.clip(margin, -50, 50)))
            return (np.sum(weight * np.logaddexp(0, -margin)) + PENALTY * theta[1:] @ theta[1:],
                    np.concatenate([[slope.sum()], z.T @ slope + 2 * PENALTY * theta[1:]]))

        bounds = [(None, None)] + [(None, None) if n in FREE else (None, 0) if n in AGAINST else (0, None) for n in names]
        self.theta = minimize(loss, np.zeros(x.shape[1] + 1), jac=True, bounds=bounds, method="L-BFGS-B").x

    def log_odds(self, x):
        return self.theta[0] + (x - self.mean) / self.deviation @ self.theta[1:]


def order_of(lines, names):
    """Coefficients of the order among a question's sections, the last for a section that is not official."""
    used = [i for i, name in enumerate(names) if name not in NOT_FOR_ORDER]
    lists = collections.defaultdict(list)
    for line in lines:
        if line["answerable"] and not line["removed"]:
            lists[(line["set"], line["id"])].append(line)
    x = {key: np.column_stack([rows_of(of, names)[0][:, used], [line["seal"] != "official" for line in of]]) for key, of in lists.items()}
    right = {key: np.array([line["right"] for line in of]) for key, of in lists.items()}
    keys = [key for key in lists if right[key].any()]
    deviation = np.maximum(np.concatenate([x[key] for key in keys]).std(0), 1e-9)
    deviation[-1] = 1
    count = collections.Counter(name for name, _ in keys)

    def loss(theta):
        total, slope = ORDER_PENALTY * len(count) * theta @ theta, 2 * ORDER_PENALTY * len(count) * theta
        for key in keys:
            z = x[key] / deviation
            odds = np.exp(z @ theta - np.max(z @ theta))
            share = odds / odds.sum()
            of_right = share[right[key]].sum() + 1e-12
            total -= np.log(of_right) / count[key[0]]
            slope = slope - z.T @ (np.where(right[key], share, 0) / of_right - share) / count[key[0]]
        return total, slope

    bounds = [(None, 0) if names[i] in AGAINST else (0, None) for i in used] + [(None, 0)]
    theta = minimize(loss, np.zeros(len(used) + 1), jac=True, bounds=bounds, method="L-BFGS-B").x / deviation
    coefficients = np.zeros(len(names) + 1)
    coefficients[used], coefficients[-1] = theta[:-1], theta[-1]
    return coefficients


def best_by_question(lines, scores):
    """The best official section of each question; whether it should be answered; the questions."""
    best, answer = collections.defaultdict(lambda: -99.0), {}
    for line, score in zip(lines, scores):
        key = line["set"], line["id"], line["removed"]
        answer[key] = bool(line["answerable"]) and not line["removed"]
        if line["seal"] == "official":
            best[key] = max(best[key], score)
    keys = list(answer)
    return np.array([best[k] for k in keys]), np.array([answer[k] for k in keys]), keys


def main():
    out, lines = sys.argv[1], []
    for name, path in (argument.split("=", 1) for argument in sys.argv[2:]):
        lines += [line | {"set": name} for line in read(path)]
    names = json.load(open(out))["features"]
    x, y = rows_of(lines, names)
    groups, held = np.array([line["set"] for line in lines]), np.zeros(len(y))
    for group in sorted(set(groups)):
        inside = groups == group
        held[inside] = Model(x[~inside], y[~inside], groups[~inside], names).log_odds(x[inside])
    best, answerable, keys = best_by_question(lines, held)
    ruler = np.array([k[0] != "squad" and bool(RULER.match(k[1])) for k in keys])
    near = np.array([not k[2] for k in keys])
    for blocked in (.05, .10, .15, .20, .28, .35, .45):
        threshold = np.quantile(best[ruler & answerable], blocked)
        print(f"blocked {blocked:.2f}: threshold {threshold:6.3f}, unanswerable refused "
              f"{np.mean(best[ruler & near & ~answerable] < threshold):.3f}, right section removed {np.mean(best[ruler & ~near] < threshold):.3f}")
    second = float(np.quantile(best[ruler & answerable], BLOCKED))
    third = float(np.quantile(best[ruler & answerable], (1 + BLOCKED) / 2))
    first = float(np.quantile(best[ruler & answerable], BLOCKED / 3))
    model = Model(x, y, groups, names)
    coefficients = model.theta[1:] / model.deviation
    json.dump({"version": "2", "features": names, "coefficients": [round(float(c), 5) for c in coefficients],
               "intercept": round(float(model.theta[0] - coefficients @ model.mean), 5),
               "grades": [round(g, 4) for g in (first, second, third)],
               "order": [round(float(c), 5) for c in order_of(lines, names)]}, open(out, "w"), indent=1)
    for name, worth in sorted(zip(names, model.theta[1:]), key=lambda pair: -abs(pair[1])):
        print(f"  {name:16} {worth:6.2f} a deviation")


if __name__ == "__main__":
    main()
