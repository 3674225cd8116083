#!/usr/bin/env python3
# SPDX-FileCopyrightText: Lastro authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What eval/results makes of runs: tests/eval/check_results.py"""
import importlib.machinery
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(TOP / "eval"))
import resultspage as page  # noqa: E402

FIGURES = ["hit@1", "hit@5", "refused", "blocked", "errors.wrong_source", "errors.invention", "answer_contains", "citations.verified"]


def script():
    loader = importlib.machinery.SourceFileLoader("results", str(TOP / "eval/results"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("results", loader))
    loader.exec_module(module)
    return module


def pipeline(counts, cases, p95=20.0, without=()):
    return {"counts": {name: list(counts.get(name, (0, 10))) for name in FIGURES}, "cases": cases, "questions": len(cases),
            "versions": {"program": "0.1.0", "embedding_model": "e5", "sections": 7, "judge": {"floor": 0}, "language_model": None},
            "latency_ms": {"p50": 9.0, "p95": p95},
            "without_source": {what: {"asked": len(without), "refused_count": 1, "cases": without} for what in ("section", "document")}}


def case(rank, total, answerable=True):
    return {"rank": rank, "ranked": answerable, "answerable": answerable, "judge_total": total}


V1 = {"documents": ["a"], "prompt_tokens": 1000, "tokens_per_question": 1010, "tokens_per_day": 4040000, "holds_source": [9, 10], "usd_per_day": 1.0,
      "usd_per_day_cached": 0.5, "assumptions": {"usd_per_million_in": 1, "usd_per_million_cached": 0.5, "usd_per_million_out": 2,
                                                 "default_prices_of": "2026-11-30", "answer_tokens": 150, "questions_per_day": 4000}}


def run(name, **final):
    """Ten answerable questions of which nine come first, ten that nothing answers, and totals from 1 to 10."""
    cases = [case(1, float(10 - place)) for place in range(9)] + [case(4, 1.0)] + [case(None, 0.5 * place, False) for place in range(10)]
    without = [case(None, total) for total in (None, 1.5, 1.9, 2.0, 5.0)]
    counts = {"hit@1": (9, 10), "hit@5": (10, 10), "refused": (8, 10), "blocked": (1, 10), "errors.invention": (2, 20), **final}
    low = {"hit@1": (5, 10), "hit@5": (7, 10)}
    weak = [case(2, 1.0)] * 10
    pipelines = {each: pipeline(low, weak, 12.0) for each in page.PIPELINES}
    pipelines["final"] = pipeline(counts, cases, 20.0, without)
    return page.Run(name, pipelines, V1)


def runs():
    return [run(f"{base} {part}") for base in page.POLICY for part in ("core", "more")] + [run(name) for name in ("sample", "faquad", "pira", "pira english")]


PEOPLE = """20 of 20 pairs judged, 4 questions
people among themselves            kappa 0.690 0.700 0.695   on 'at least 2' 0.800 0.810 0.805
the judge's total                  kappa 0.630 0.580 0.660   on 'at least 2' 0.750 0.760 0.770
all features, ridge 30             kappa 0.640 0.650 0.660   on 'at least 2' 0.750 0.760 0.770
"""


class Page(unittest.TestCase):
    def rows(self, text):
        return {line.split("|")[1].strip(): [cell.strip() for cell in line.split("|")[2:-1]] for line in text.splitlines() if line.startswith("| ")}

    def test_held_out_first_and_fitted_named_apart(self):
        text = page.report(runs(), "abc")
        places = [text.index(part) for part in ("## Policy ruler, held out: perigosos and frota", "## Asked and measured", "## FaQuAD", "## Policy ruler, fitted: ",
                                                "## Sample, fitted")]
        self.assertEqual(places, sorted(places))
        held = text[places[0]:places[1]]
        for base in page.FITTED:
            self.assertNotIn(base, held)
        fitted = text[places[3]:places[4]]
        for base in page.HELD_OUT:
            self.assertNotIn(base, fitted)
        self.assertNotIn("before the judge", text)
        self.assertIn("the judge has put its best eight in", text)

    def test_pooled_figures_are_of_the_held_out_bases_alone(self):
        some = [run("perigosos core", **{"hit@1": (10, 10)}), run("frota core", **{"hit@1": (6, 10)}), run("pessoas core", **{"hit@1": (0, 10)})]
        rows = self.rows(page.report(some, "abc"))
        self.assertEqual(rows["policy held out, hit@1"][:3], [">= 0.800", "0.800", "met"])

    def test_every_figure_asked_for_has_its_row(self):
        rows = self.rows(page.report(runs(), "abc"))
        self.assertEqual(rows["FaQuAD, hit@1"][:3], [">= 0.950", "0.900", "0.050"])
        self.assertTrue(rows["FaQuAD, hit@1"][3])
        self.assertEqual(rows["FaQuAD, hit@5"], [">= 0.995", "1.000", "met", ""])
        self.assertEqual(rows["FaQuAD, MRR"][0], ">= 0.970")
        self.assertEqual(rows["Pira asked in English, hit@5 as a share of the Portuguese"][1], "1.000")
        self.assertEqual(rows["policy held out, inventions"][:3], ["<= 0", "8", "8"])
        self.assertEqual(rows["policy held out, blocked (4 of every 31)"][2], "met")
        self.assertEqual(rows["judge and ranking on the sample base, ms more than words alone, p95"][:3], ["<= 30", "8", "met"])
        self.assertEqual(rows["code probes, hit@1"], [">= 1.000", "not measured here", "", ""])
        for row in page.targets(page.named_runs(runs()), None, None):
            self.assertTrue(row.why, row.what)

    def test_refusal_at_ten_percent(self):
        # Totals 1 to 10 answer: the limit that blocks one of them is 2, and what has no total is always refused.
        self.assertEqual(page.at_ten_percent([run("faquad")], "section"), ((3, 5), 0.1))
        rows = self.rows(page.report([run("faquad")], "abc"))
        self.assertEqual(rows["at most 10 %"], ["0.100", "0.400", "0.600", "0.600"])
        self.assertEqual(rows["at most 0 %"], ["0.000", "0.200", "0.200", "0.200"])
        self.assertEqual(rows["the program as it is, its rules too"], ["0.100", "0.800", "0.200", "0.200"])

    def test_the_worst_loss_of_fusion(self):
        bad = run("faquad", **{"hit@1": (3, 10)})
        loss, name, figure = page.fusion_loss([("Pira", [run("pira")]), ("FaQuAD", [bad])])
        self.assertEqual((round(loss, 3), name, figure), (0.2, "FaQuAD", "hit@1"))

    def test_people(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "kappa.txt")
            file.write_text(PEOPLE, encoding="utf-8")
            people = script().judge_against_people(file)
            self.assertEqual(people["the judge's total"], ([0.63, 0.58, 0.66], [0.75, 0.76, 0.77]))
            rows = self.rows(page.report(runs(), "abc", None, people))
            self.assertEqual(rows["judge against people, kappa with the person it agrees with least"][1:3], ["0.580", "0.040"])
            self.assertEqual(rows["judge against people, agreement on \"at least 2\" with that person"][1:3], ["0.750", "met"])
            self.assertEqual(rows["people among themselves"], ["0.690 0.700 0.695", "0.800 0.810 0.805"])
            file.write_text("nothing\n", encoding="utf-8")
            with self.assertRaises(SystemExit):
                script().judge_against_people(file)
        self.assertIn("Not measured here", page.report(runs(), "abc"))

    def test_code_probes(self):
        with tempfile.TemporaryDirectory() as folder:
            probes = script().code_probes(pathlib.Path(folder))
            questions = [json.loads(line) for line in probes.ruler.read_text(encoding="utf-8").splitlines()]
            self.assertGreaterEqual(len(questions), 200)
            self.assertEqual(len({question["id"] for question in questions}), len(questions))
            for question in questions:
                self.assertTrue((probes.folder / question["expected"][0]["document"]).is_file())
            text = page.report(runs(), "abc", page.Run("codes", {name: pipeline({"hit@1": (208, 208)}, [case(1, 1.0)] * 208) for name in ("words", "final")}, None))
            self.assertEqual(self.rows(text)["code probes, hit@1"][:3], [">= 1.000", "1.000", "met"])

    def test_a_wrong_option_is_usage(self):
        ran = subprocess.run([sys.executable, "-B", TOP / "eval/results", "--kapa", "x"], capture_output=True, text=True)
        self.assertEqual(ran.returncode, 2)
        self.assertIn("--kappa", ran.stderr)


if __name__ == "__main__":
    unittest.main()
