# SPDX-FileCopyrightText: Lastro authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page that eval/results writes: what was measured, beside what was asked for."""
import collections
import json
import math

HELD_OUT = ["perigosos", "frota"]                    # nothing is fitted on these
FITTED = ["pessoas", "operacoes", "compras"]         # encoder and judge are fitted on their questions
POLICY = HELD_OUT + FITTED
PIPELINES = ["words", "vectors", "rrf", "final-no-judge", "final"]
SHARES = [0.0, 0.025, 0.05, 0.10, 0.15, 0.20, 0.30, 0.40, 0.50]
NOT_MEASURED = "not measured here"

Run = collections.namedtuple("Run", "name pipelines v1")
# A figure that was asked for; at_least: the larger the better. value is None where it was not measured.
Target = collections.namedtuple("Target", "what asked at_least value why", defaults=("",))


def wilson(count, of):
    z = 1.959963984540054
    centre = (count + z * z / 2) / (of + z * z)
    half = z / (of + z * z) * math.sqrt(count * (of - count) / of + z * z / 4)
    return max(0.0, centre - half), min(1.0, centre + half)


def rate(counts):
    count, of = counts
    if of == 0:
        return "-"
    low, high = wilson(count, of)
    return f"{count / of:.3f} [{low:.3f}, {high:.3f}]"


def summed(runs, pipeline, name):
    pairs = [run.pipelines[pipeline]["counts"][name] for run in runs]
    return sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)


def share(counts):
    return counts[0] / counts[1] if counts[1] else None


def reciprocal_rank(runs, pipeline):
    ranks = [case["rank"] for run in runs for case in run.pipelines[pipeline]["cases"] if case["ranked"]]
    return sum(1 / rank for rank in ranks if rank) / len(ranks) if ranks else None


def shown(value):
    return "-" if value is None else f"{value:.3f}"


def mrr(runs, pipeline):
    return shown(reciprocal_rank(runs, pipeline))


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows]) + "\n"


FIGURES = [("hit@1", "hit@1"), ("hit@5", "hit@5"), ("refused", "refused"), ("blocked", "blocked"), ("errors.wrong_source", "wrong source"),
           ("errors.invention", "invention"), ("answer_contains", "holds an accepted answer"), ("citations.verified", "citations verified")]


def figures_row(label, runs, pipeline):
    cells = [rate(summed(runs, pipeline, name)) for name, _ in FIGURES]
    return [label, *cells[:2], mrr(runs, pipeline), *cells[2:]]


def figures_table(rows):
    names = [title for _, title in FIGURES]
    return table(["", *names[:2], "MRR", *names[2:]], rows)


def totals(cases):
    """The judge's totals; a question for which nothing official was judged is refused whatever the limit."""
    return [-math.inf if case["judge_total"] is None else case["judge_total"] for case in cases]


def answerable_totals(runs, answerable):
    return totals(case for run in runs for case in run.pipelines["final"]["cases"] if case["answerable"] is answerable)


def totals_without(runs, what):
    return totals(case for run in runs for case in run.pipelines["final"]["without_source"][what]["cases"])


def below(scores, threshold):
    return sum(score < threshold or score == -math.inf for score in scores)


def limit_at(legitimate, allowed):
    """The highest limit on the judge's total that blocks at most this share of the answerable questions."""
    scores = sorted(legitimate)
    place = math.floor(allowed * len(scores) + 1e-9)
    return scores[place] if place < len(scores) else math.inf


def at_ten_percent(runs, what):
    """(refused, of), share blocked; Nones where there is nothing to measure."""
    legitimate, others = answerable_totals(runs, True), totals_without(runs, what)
    if not legitimate or not others:
        return (0, 0), None
    threshold = limit_at(legitimate, 0.10)
    return (below(others, threshold), len(others)), below(legitimate, threshold) / len(legitimate)


def curve_table(runs):
    legitimate = answerable_totals(runs, True)
    others = [answerable_totals(runs, False), totals_without(runs, "section"), totals_without(runs, "document")]

    def cell(scores, threshold):
        return shown(share((below(scores, threshold), len(scores))))
    rows = [[f"at most {allowed * 100:g} %"] + [cell(scores, limit_at(legitimate, allowed)) for scores in [legitimate, *others]] for allowed in SHARES]
    without = [(sum(run.pipelines["final"]["without_source"][what]["refused_count"] for run in runs),
                sum(run.pipelines["final"]["without_source"][what]["asked"] for run in runs)) for what in ("section", "document")]
    rows.append(["the program as it is, its rules too"] + [shown(share(counts)) for counts in
                                                         [summed(runs, "final", "blocked"), summed(runs, "final", "refused"), *without]])
    return table(["limit on the total that blocks", "blocked", "refused: unanswerable", "refused: section out", "refused: document out"], rows)


def without_row(label, runs):
    cells = [label]
    for what in ("section", "document"):
        parts = [run.pipelines["final"]["without_source"][what] for run in runs]
        cells.append(rate((sum(part["refused_count"] for part in parts), sum(part["asked"] for part in parts))))
        refused, blocked = at_ten_percent(runs, what)
        cells.extend([rate(refused), shown(blocked)])
    return cells


def v1_row(run):
    v1 = run.v1
    return [run.name, len(v1["documents"]), f"{v1['prompt_tokens']:,}", f"{v1['tokens_per_question']:,.0f}", f"{v1['tokens_per_day']:,.0f}",
            rate(v1["holds_source"]), f"{v1['usd_per_day']:.2f}", f"{v1['usd_per_day_cached']:.2f}"]


def latency_row(run):
    final = run.pipelines["final"]
    ms = final["latency_ms"]
    return [run.name, final["questions"], final["versions"]["sections"], f"{ms['p50']:.0f}", f"{ms['p95']:.0f}"]


def fusion_loss(named):
    """How far final is below the better of words and vectors, where it is worst: (loss, set, figure)."""
    losses = []
    for name, runs in named:
        for figure, value in (("hit@1", lambda pipeline: share(summed(runs, pipeline, "hit@1"))),
                              ("hit@5", lambda pipeline: share(summed(runs, pipeline, "hit@5"))),
                              ("MRR", lambda pipeline: reciprocal_rank(runs, pipeline))):
            if value("final") is not None:
                losses.append((max(value("words"), value("vectors")) - value("final"), name, figure))
    return max(losses, default=None)


NEAR_MISSES = ("Near misses (another expense, another centre, a version that no longer holds) get totals as high as answers do, "
               "and above all so for questions that share no word with their section; no one limit parts them, as the curve shows.")
SAME_SUBJECT = ("What stays in the base is of the same subject and names the same things: the judge tells how near a section is, "
                "and seldom that the very fact is missing.")


def targets(named, codes, people):
    """Every figure that was asked for."""
    def of(name):
        return named.get(name, [])

    def rates(name, figure):
        return share(summed(of(name), "final", figure)) if of(name) else None

    def ranks(name):
        return reciprocal_rank(of(name), "final") if of(name) else None

    def without(name, what):
        return share(at_ten_percent(of(name), what)[0]) if of(name) else None

    def least(row, place):
        return min(people[row][place]) if people and row in people else None
    policy = "policy, held out"
    inventions = summed(of(policy), "final", "errors.invention")[0] if of(policy) else None
    portuguese, english = rates("Pira", "hit@5"), rates("Pira, asked in English", "hit@5")
    loss = fusion_loss(named.items())
    slower = None
    if of("sample, fitted"):
        pipelines = of("sample, fitted")[0].pipelines
        slower = pipelines["final"]["latency_ms"]["p95"] - pipelines["words"]["latency_ms"]["p95"]
    ranking = "Where a question's words and its meaning both point to another section, what ranks by them puts that one first."
    return [
        Target("FaQuAD, hit@1", .95, True, rates("FaQuAD", "hit@1"), ranking),
        Target("FaQuAD, hit@5", .995, True, rates("FaQuAD", "hit@5"), ranking),
        Target("FaQuAD, MRR", .97, True, ranks("FaQuAD"), ranking),
        Target("Pira, hit@1", .85, True, rates("Pira", "hit@1"), ranking),
        Target("Pira, MRR", .89, True, ranks("Pira"), ranking),
        Target("Pira asked in English, hit@5 as a share of the Portuguese", .90, True, english / portuguese if portuguese and english is not None else None,
               "Words find little across languages, so that meaning ranks nearly alone."),
        Target("fusion below the better retriever, at worst" + (f" ({loss[1]}, {loss[2]})" if loss else ""), .005, False, loss[0] if loss else None,
               "Late interaction and the judge's order decide: where one retriever alone was right, it is outvoted."),
        Target("FaQuAD, section out, refused at 10 % blocked", .86, True, without("FaQuAD", "section"), SAME_SUBJECT),
        Target("FaQuAD, document out, refused at 10 % blocked", .92, True, without("FaQuAD", "document"), SAME_SUBJECT),
        Target("Pira, section out, refused at 10 % blocked", .86, True, without("Pira", "section"), SAME_SUBJECT),
        Target("Pira, document out, refused at 10 % blocked", .92, True, without("Pira", "document"), SAME_SUBJECT),
        Target("judge against people, kappa with the person it agrees with least", .62, True, least("the judge's total", 0),
               "The judge is fitted to tell whether a policy answers; people graded passages of the web by how relevant they are."),
        Target("judge against people, agreement on \"at least 2\" with that person", .74, True, least("the judge's total", 1),
               "As above; the two cut-offs are not the same question."),
        Target("policy held out, hit@1", .80, True, rates(policy, "hit@1"), ranking),
        Target("policy held out, hit@5", .93, True, rates(policy, "hit@5"), ranking),
        Target("policy held out, MRR", .85, True, ranks(policy), ranking),
        Target("policy held out, refused (12 of every 14)", 12 / 14, True, rates(policy, "refused"), NEAR_MISSES),
        Target("policy held out, blocked (4 of every 31)", 4 / 31, False, rates(policy, "blocked"), NEAR_MISSES),
        Target("policy held out, inventions", 0, False, inventions,
               "Each is a question that the base does not answer, or a claim on a section that may not: a near miss that was graded as an answer."),
        Target("code probes, hit@1", 1.0, True, share(summed([codes], "final", "hit@1")) if codes else None,
               "The section of another code stood first; the runs kept in CACHE name the questions."),
        Target("judge and ranking on the sample base, ms more than words alone, p95", 30, False, slower,
               "Late interaction and the judge read the token vectors of the best sections; other work on the machine counts too."),
    ]


def figure_text(target, value):
    if isinstance(value, int):
        return str(value)
    return f"{value:.0f}" if target.what.find(" ms ") >= 0 else f"{value:.3f}"


def target_row(target):
    asked = (">= " if target.at_least else "<= ") + figure_text(target, target.asked)
    if target.value is None:
        return [target.what, asked, NOT_MEASURED, "", ""]
    short = target.asked - target.value if target.at_least else target.value - target.asked
    missed = short > 1e-9
    return [target.what, asked, figure_text(target, target.value), figure_text(target, short) if missed else "met", target.why if missed else ""]


def policy_part(title, about, runs):
    bases = list(dict.fromkeys(run.name.split()[0] for run in runs))
    return (f"## {title}\n\n{about}\n\n" + figures_table([figures_row(name, runs, name) for name in PIPELINES])
            + "\n### Base by base, `final`\n\n"
            + figures_table([figures_row(base, [run for run in runs if run.name.split()[0] == base], "final") for base in bases]))


def head(runs, commit):
    versions = runs[0].pipelines["final"]["versions"]
    told = "".join(f"- {key}: {json.dumps(value)}\n" for key, value in versions.items()
                   if value is not None and key not in ("program", "embedding_model", "ruler", "documents", "sections", "vectors"))
    return ("# Measured results\n\nMade by `eval/results`; do not edit. Intervals are 95 % score intervals (Wilson 1927).\n\n"
            f"- commit {commit}, program {versions['program']}\n- embedding model {versions['embedding_model']}\n{told}\n"
            "Hit, rank and MRR are of the first right section in the order that people are shown: the judge has put its best eight in "
            "order, and among the first three at most one wiki page stands beside official sections that answer. `final-no-judge` is in the judge's order "
            "too: it only refuses nothing, by design. `words`, `vectors` and `rrf` are not put in order by the judge.\n\n"
            "`refused` is of unanswerable questions, `blocked` and `wrong source` of answerable ones, `invention` of all.")


def people_part(people):
    if not people:
        return f"## The judge against people\n\n{NOT_MEASURED.capitalize()}: `eval/fit/kappa.py` says how, `--kappa FILE` puts it here."
    return ("## The judge against people\n\nQuadratic weighted kappa with each person and agreement on \"at least 2\", cross-validated by question "
            "(`eval/fit/kappa.py`).\n\n" + table(["", "kappa", "agreement"], [[row, *(" ".join(f"{figure:.3f}" for figure in part) for part in parts)]
                                                                       for row, parts in people.items()]))


def v1_part(runs):
    assumed = runs[0].v1["assumptions"]
    return ("## v1: policies pasted into the prompt\n\nIts answers need a language model; its prompt does not. Assumed: USD "
            f"{assumed['usd_per_million_in']} in, {assumed['usd_per_million_cached']} from the prompt cache, {assumed['usd_per_million_out']} out "
            f"a million tokens (defaults of {assumed['default_prices_of']}), {assumed['answer_tokens']} tokens an answer, characters / 4 a token, "
            f"{assumed['questions_per_day']:,} questions a day. The other pipelines use no language model and cost nothing.\n\n"
            + table(["", "policies", "prompt tokens", "tokens a question", "tokens a day", "right source in the prompt", "USD a day", "USD a day, cached"],
                    [v1_row(run) for run in runs if not run.name.endswith("more")]))


def named_runs(runs):
    """The runs that stand together under a name, what is fitted on nowhere first."""
    groups = {"policy, held out": [run for run in runs if run.name.split()[0] in HELD_OUT]}
    for run in runs:
        title = {"faquad": "FaQuAD", "pira": "Pira", "pira english": "Pira, asked in English"}.get(run.name)
        if title:
            groups[title] = [run]
    groups["policy, fitted"] = [run for run in runs if run.name.split()[0] in FITTED]
    groups["sample, fitted"] = [run for run in runs if run.name == "sample"]
    return {name: some for name, some in groups.items() if some}


def report(runs, commit, codes=None, people=None):
    named = named_runs(runs)
    parts = [head(runs, commit)]
    if held := named.get("policy, held out"):
        parts.append(policy_part("Policy ruler, held out: " + " and ".join(HELD_OUT),
                                 "Nothing is fitted on these bases or their questions. The weight of the words beside late interaction and the judge's overall "
                                 "caution were picked with their figures in view.", held))
    parts.append("## Asked and measured\n\n" + table(["", "asked", "measured", "short by", "why"], [target_row(each) for each in targets(named, codes, people)]))
    for name in ("policy, held out", "FaQuAD"):
        if name in named:
            parts.append(f"## Refused against blocked: {name}\n\nOne limit on the judge's total, rules aside.\n\n" + curve_table(named[name]))
    for name in ("FaQuAD", "Pira", "Pira, asked in English"):
        if name in named:
            parts.append(f"## {name}: {named[name][0].pipelines['final']['questions']} questions, held out\n\n"
                         + figures_table([figures_row(pipeline, named[name], pipeline) for pipeline in PIPELINES]))
    parts.append("## The right source taken out\n\nEach answerable question asked again without its right sections, or without their whole documents; "
                 "refusing is right. `10 %`: one threshold on the judge's total that blocks at most a tenth of the answerable questions.\n\n"
                 + table(["", "section out: refused by the program", "section out: 10 %", "blocked there",
                          "document out: refused by the program", "document out: 10 %", "blocked there"],
                         [without_row(name, some) for name, some in named.items()]))
    if fitted := named.get("policy, fitted"):
        parts.append(policy_part("Policy ruler, fitted: " + ", ".join(FITTED),
                                 "Encoder and judge are fitted on these questions: the figures say how well they were learned, not how well it goes elsewhere.", fitted))
    if sample := named.get("sample, fitted"):
        parts.append(f"## Sample, fitted: {sample[0].pipelines['final']['questions']} questions\n\nIts questions are among those of the fit as well.\n\n"
                     + figures_table([figures_row(name, sample, name) for name in PIPELINES]))
    if codes:
        parts.append(f"## Code probes: {codes.pipelines['final']['questions']} questions\n\nSections that differ by a code alone, asked for in four spellings.\n\n"
                     + figures_table([figures_row(name, [codes], name) for name in ("words", "final")]))
    parts.append(people_part(people))
    parts.append(v1_part(runs))
    parts.append("## Latency of `final` on the machine that made this page\n\n"
                 + table(["", "questions", "sections", "p50 ms", "p95 ms"], [latency_row(run) for run in runs]))
    return "\n\n".join(part.strip() for part in parts) + "\n"
