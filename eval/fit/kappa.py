#!/usr/bin/env python3
"""The judge against people: quadratic weighted kappa (Cohen 1968) with each person, cross-validated by question.

eval/fit/kappa.py prepare PAIRS.jsonl FOLDER   writes the passages as a base (FOLDER/base) and the questions (FOLDER/questions.jsonl)
dump_features FOLDER/base BASE FOLDER/questions.jsonl FOLDER/features.jsonl "" 60
eval/fit/kappa.py measure PAIRS.jsonl FOLDER

A pair is {"question", "passage_id", "passage", "scores": [0..3, one a person]}. Two ways are measured: the judge's own
total with only the cut-offs between grades fitted, and a ridge regression over all of its features; both on the
questions not measured on. Needs numpy.
"""
import json
import os
import sys

import numpy as np

GRADES = np.arange(4)
PENALTIES = (3, 30, 300)


def read(path):
    return [json.loads(line) for line in open(path) if line.strip()]


def document(pair):
    return pair["passage_id"].replace("_", "-").lower()


def prepare(pairs, folder):
    os.makedirs(os.path.join(folder, "base"), exist_ok=True)
    for pair in {document(p): p for p in pairs}.values():
        with open(os.path.join(folder, "base", document(pair) + ".md"), "w") as out:
            out.write(f"---\nid: {document(pair)}\n---\n{pair['passage']}\n")
    with open(os.path.join(folder, "base", "lastro.json"), "w") as out:
        json.dump({"sources": [{"path": ".", "seal": "official"}]}, out)
    with open(os.path.join(folder, "questions.jsonl"), "w") as out:
        for question in dict.fromkeys(p["question"] for p in pairs):
            out.write(json.dumps({"id": question, "question": question, "answerable": True}, ensure_ascii=False) + "\n")


def kappa(a, b):
    seen = np.zeros((4, 4))
    np.add.at(seen, (a, b), 1)
    apart = (GRADES[:, None] - GRADES) ** 2
    return 1 - (apart * seen).sum() * len(a) / (apart * np.outer(seen.sum(1), seen.sum(0))).sum()


def with_people(grades, people):
    return [kappa(grades, person) for person in people.T], [np.mean((grades >= 2) == (person >= 2)) for person in people.T]


def cut_offs(scores, people):
    """The three rising limits that agree best with these people."""
    best = np.quantile(scores, [.25, .5, .75])
    worth = lambda limits: np.mean([kappa((scores[:, None] >= limits).sum(1), person) for person in people.T])
    for _ in range(3):
        for place in range(3):
            for value in np.quantile(scores, np.linspace(.03, .97, 40)):
                tried = np.sort(np.where(np.arange(3) == place, value, best))
                best = tried if worth(tried) > worth(best) else best
    return best


def ridge(x, y, penalty):
    mean, deviation = x.mean(0), x.std(0) + 1e-9
    z = (x - mean) / deviation
    slope = np.linalg.solve(z.T @ z + penalty * np.eye(x.shape[1]), z.T @ (y - y.mean()))
    return lambda rows: (rows - mean) / deviation @ slope + y.mean()


def cross_validated(x, people, questions, penalty):
    grades = np.zeros(len(x), int)
    for question in sorted(set(questions)):
        held = questions == question
        score = ridge(x[~held], people[~held].mean(1), penalty)
        grades[held] = (score(x[held])[:, None] >= cut_offs(score(x[~held]), people[~held])).sum(1)
    return grades


def measure(pairs, folder):
    lines = {(line["id"], line["section"].split("#")[0]): line for line in read(os.path.join(folder, "features.jsonl"))}
    judged = [(pair, lines[(pair["question"], document(pair))]) for pair in pairs if (pair["question"], document(pair)) in lines]
    people = np.array([pair["scores"] for pair, _ in judged])
    questions = np.array([pair["question"] for pair, _ in judged])
    names = sorted(judged[0][1]["features"])
    x = np.array([[line["features"].get(name) or 0.0 for name in names] for _, line in judged])
    print(f"{len(judged)} of {len(pairs)} pairs judged, {len(set(questions))} questions")

    def report(what, kappas, agreements):
        print(f"{what:34} kappa {' '.join(f'{k:.3f}' for k in kappas)}   on 'at least 2' {' '.join(f'{a:.3f}' for a in agreements)}")

    among = [(i, j) for i in range(people.shape[1]) for j in range(i)]
    report("people among themselves", [kappa(people[:, i], people[:, j]) for i, j in among],
           [np.mean((people[:, i] >= 2) == (people[:, j] >= 2)) for i, j in among])
    report("the judge's total", *with_people(cross_validated(x[:, [names.index("total")]], people, questions, 1), people))
    for penalty in PENALTIES:
        report(f"all features, ridge {penalty}", *with_people(cross_validated(x, people, questions, penalty), people))


if __name__ == "__main__":
    {"prepare": prepare, "measure": measure}[sys.argv[1]](read(sys.argv[2]), sys.argv[3])
