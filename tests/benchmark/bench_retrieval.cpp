// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_retrieval SET BASE WEIGHTS [every N-th question] [FEATURES.tsv]
// Ranks, judges and answers the questions of a public set over a base made of its own sections (kept in the folder
// BASE), and prints hit@1, hit@5, MRR a fusion, refusals with the right section taken out, and processor times (without the query's embedding).
#include "core/answer/askpipeline.h"
#include "core/answer/extractiveanswerer.h"
#include "core/base/digest.h"
#include "core/embedding/e5embedder.h"
#include "core/judge/judge.h"
#include "core/retrieval/retriever.h"
#include "core/store/database.h"
#include "core/store/indexreader.h"
#include "core/store/indexwriter.h"
#include "tests/benchmark/benchset.h"

#include <QCoreApplication>
#include <QTextStream>
#include <algorithm>
#include <ctime>

using namespace lastro;
using namespace lastro::benchmark;

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

template <class T>
T need(base::Result<T> result, const char *what)
{
    if (!result) {
        qFatal("%s: %s %s %s", what, qPrintable(base::errorCodeName(result.error().code)), qPrintable(result.error().subject),
               qPrintable(result.error().detail));
    }
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

/// Embeds a query once, so that the search can be timed without the model.
class RememberingEmbedder final : public embedding::Embedder {
public:
    explicit RememberingEmbedder(embedding::Embedder &model) : m_model(model) {}
    QString model() const override { return m_model.model(); }
    int dimensions() const override { return m_model.dimensions(); }
    int maximumTokens() const override { return m_model.maximumTokens(); }
    int countTokens(const QString &text) const override { return m_model.countTokens(text); }
    int tokenWidth() const override { return m_model.tokenWidth(); }
    std::vector<int> tokensOf(const QStringList &words) const override { return m_model.tokensOf(words); }
    base::Result<std::vector<embedding::PassageEncoding>> encodePassages(const QStringList &texts, const base::CancelToken &cancel) override
    {
        return m_model.encodePassages(texts, cancel);
    }
    base::Result<embedding::QueryEncoding> encodeQuery(const QString &text) override
    {
        if (!m_known.contains(text)) {
            auto vector = m_model.encodeQuery(text);
            if (!vector)
                return vector;
            m_known.insert(text, *vector);
        }
        return m_known.value(text);
    }

private:
    embedding::Embedder &m_model;
    QHash<QString, embedding::QueryEncoding> m_known;
};

/// Processor time of this program in milliseconds: other programs do not slow it down.
class Stopwatch {
public:
    double milliseconds() const { return 1000.0 * double(std::clock() - m_start) / CLOCKS_PER_SEC; }

private:
    std::clock_t m_start = std::clock();
};

void buildBase(store::Database &database, const BenchSet &set, embedding::Embedder &embedder)
{
    auto writer = need(database.writer(), "writer");
    for (auto it = set.documents.begin(); it != set.documents.end(); ++it) {
        model::Document document;
        document.id = it.key();
        document.source = QStringLiteral("/bench");
        document.path = it.key() + QStringLiteral(".md");
        document.title = it->empty() ? it.key() : it->front().breadcrumb.first();
        document.seal = model::Seal::Official;
        document.digest = base::sha256(it.key().toUtf8());
        std::vector<store::SectionWithPassages> sections;
        for (const model::Section &section : *it)
            sections.push_back({section, {{{0, section.text.size()}, section.breadcrumbText() + QLatin1Char('\n') + section.text}}});
        need(writer->begin(), "begin");
        need(writer->putDocument(document, 0, sections, embedder.model()), "put");
        need(writer->commit(), "commit");
    }
    while (true) {
        const auto pending = need(writer->pending(embedder.model(), 64), "pending");
        if (pending.empty())
            break;
        QStringList texts;
        for (const store::PendingPassage &passage : pending)
            texts += passage.text;
        const auto encoded = need(embedder.encodePassages(texts, {}), "embed");
        std::vector<store::NewVector> rows;
        for (size_t i = 0; i < pending.size(); ++i)
            rows.push_back({pending[i].key, encoded[i].vector, encoded[i].tokens});
        need(writer->begin(), "begin");
        need(writer->putVectors(embedder.model(), embedder.dimensions(), rows), "vectors");
        need(writer->commit(), "commit");
    }
}

bool isRight(const BenchQuestion &question, const model::SectionId &section)
{
    return question.right.contains(section.toString()) || question.right.contains(section.document());
}

int rankOf(const BenchQuestion &question, const std::vector<model::Evidence> &evidence)
{
    for (size_t i = 0; i < evidence.size(); ++i)
        if (isRight(question, evidence[i].section.id))
            return int(i) + 1;
    return 0;
}

struct Ranks {
    int asked = 0;
    int first = 0;
    int five = 0;
    double reciprocal = 0;
    void add(int rank)
    {
        ++asked;
        first += rank == 1;
        five += rank >= 1 && rank <= 5;
        reciprocal += rank > 0 ? 1.0 / rank : 0;
    }
    void print(const char *name) const
    {
        out() << QString::asprintf("%-10s n=%d hit@1 %.3f hit@5 %.3f MRR %.3f\n", name, asked, double(first) / asked,
                                   double(five) / asked, reciprocal / asked);
        out().flush();
    }
};

/// The profile as it would be without a section.
model::QuestionProfile without(model::QuestionProfile profile, const std::vector<model::Evidence> &removed)
{
    for (model::QuestionWord &word : profile.words) {
        for (const model::Evidence &evidence : removed) {
            const judge::TermIndex text(store::indexTerms(evidence.section.text + QLatin1Char('\n') + evidence.section.breadcrumbText()));
            const bool held = std::any_of(word.forms.begin(), word.forms.end(), [&](const QString &form) { return text.holds(store::indexTerms(form)); });
            word.sections = std::max<qint64>(0, word.sections - (held ? 1 : 0));
            word.officialSections = std::max<qint64>(0, word.officialSections - (held ? 1 : 0));
        }
    }
    return profile;
}

void dumpFeatures(QTextStream *features, int question, const char *variant, const BenchQuestion &asked,
                  const std::vector<model::Evidence> &evidence, const std::vector<judge::Judgement> &judgements)
{
    for (size_t i = 0; features && i < judgements.size(); ++i) {
        *features << question << '\t' << variant << '\t' << i << '\t' << (isRight(asked, evidence[i].section.id) ? 1 : 0) << '\t'
                  << judgements[i].score.value();
        for (const model::JudgeReason &reason : judgements[i].reasons)
            *features << '\t' << reason.feature << '=' << reason.value;
        *features << '\n';
    }
}

int bestGrade(const std::vector<judge::Judgement> &judgements)
{
    int best = 0;
    for (const judge::Judgement &judgement : judgements)
        best = std::max(best, judgement.score.value());
    return best;
}

void printTimes(const char *name, std::vector<double> times)
{
    if (times.empty())
        return;
    std::sort(times.begin(), times.end());
    out() << QString::asprintf("%-10s processor ms p50 %.1f p95 %.1f max %.1f\n", name, times[times.size() / 2], times[times.size() * 95 / 100], times.back());
}

struct Bench {
    const BenchSet &set;
    retrieval::Retriever &retriever;
    retrieval::RetrieverOptions options;
    judge::Judge &judge;
    embedding::Embedder &embedder;
    QTextStream *features = nullptr;
    Ranks ranks;
    int judged = 0, blocked = 0, removed = 0, refused = 0, answered = 0, contains = 0;
    std::vector<double> searchMs, judgeMs, answerMs;

    void ask(int number, const BenchQuestion &question);
};

void Bench::ask(int number, const BenchQuestion &question)
{
    need(embedder.embedQuery(question.text), "query");
    const Stopwatch search;
    auto retrieved = need(retriever.retrieve({question.text, {}, QDate(2026, 3, 1)}, {}, options), "retrieve");
    searchMs.push_back(search.milliseconds());
    ranks.add(rankOf(question, retrieved.evidence));
    std::vector<model::Evidence> kept;
    std::vector<model::Evidence> gold;
    for (const model::Evidence &evidence : retrieved.evidence)
        (isRight(question, evidence.section.id) ? gold : kept).push_back(evidence);
    const auto best = [](std::vector<model::Evidence> &evidence) { return std::span(evidence.data(), std::min<size_t>(8, evidence.size())); };

    const Stopwatch judging;
    const auto judgements = need(judge.judge(retrieved.profile, best(retrieved.evidence), {}), "judge");
    judgeMs.push_back(judging.milliseconds());
    dumpFeatures(features, number, "full", question, retrieved.evidence, judgements);
    ++judged;
    blocked += bestGrade(judgements) < 2;
    const auto withoutGold = need(judge.judge(without(retrieved.profile, gold), best(kept), {}), "judge");
    dumpFeatures(features, number, "removed", question, kept, withoutGold);
    ++removed;
    refused += bestGrade(withoutGold) < 2;

    const Stopwatch answerTime;
    std::vector<model::Evidence> answering;
    for (size_t i = 0; i < judgements.size(); ++i)
        if (judgements[i].score.value() >= 2 && answering.size() < 3) {
            answering.push_back(retrieved.evidence[i]);
            answering.back().judge = judgements[i].score;
        }
    const auto claims = answer::ExtractiveAnswerer(store::indexTerms).answer(retrieved.profile, answering, answer::ExtractiveAnswerer::Kind::Policy);
    answerMs.push_back(answerTime.milliseconds());
    QString said;
    for (const citation::ProposedClaim &claim : claims)
        said += claim.text + QLatin1Char('\n');
    answered += !claims.empty();
    contains += std::any_of(question.answers.begin(), question.answers.end(), [&](const QString &text) { return said.contains(text, Qt::CaseInsensitive); });
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 4) {
        qWarning("bench_retrieval SET BASE WEIGHTS [every N-th question] [FEATURES.tsv]");
        return 2;
    }
    const BenchSet set = readSet(arguments[1]);
    const int step = arguments.size() > 4 ? std::max(1, arguments[4].toInt()) : 1;
    const auto embedder = need(embedding::E5Embedder::load(arguments[3], QStringLiteral(":/lastro/models/encoder-tuning.bin")), "weights");
    const base::SystemClock clock;
    QDir().mkpath(arguments[2]);
    const auto database = need(store::Database::open(arguments[2], store::Access::Write, clock), "open");
    const auto reader = need(database->reader(), "reader");
    buildBase(*database, set, *embedder);
    const store::Counts counts = need(reader->counts(embedder->model()), "counts");
    out() << "documents " << counts.documents << " sections " << counts.sections << " vectors " << counts.vectors << '\n';
    const std::shared_ptr<const index::VectorIndex> vectors = index::makeExactIndex(need(reader->vectors(embedder->model()), "vectors"), embedder->dimensions());
    const auto provider = [&] { return vectors; };
    const auto judge = judge::makeLocalJudge(store::indexTerms);

    RememberingEmbedder remembering(*embedder);
    const auto run = [&](const char *name, retrieval::RetrieverOptions options, bool judged) {
        retrieval::Retriever retriever(*reader, provider, &remembering);
        QFile file(arguments.value(5));
        QTextStream features(&file);
        Bench bench{set, retriever, options, *judge, remembering, nullptr, {}, 0, 0, 0, 0, 0, 0, {}, {}, {}};
        if (judged && arguments.size() > 5 && file.open(QIODevice::WriteOnly))
            bench.features = &features;
        Ranks ranks;
        for (size_t i = 0; i < set.questions.size(); i += size_t(step)) {
            if (!set.questions[i].answerable)
                continue;
            if (judged)
                bench.ask(int(i), set.questions[i]);
            else
                ranks.add(rankOf(set.questions[i], need(retriever.retrieve({set.questions[i].text, {}, QDate(2026, 3, 1)}, {}, options), "retrieve").evidence));
        }
        (judged ? bench.ranks : ranks).print(name);
        if (!judged)
            return;
        out() << QString::asprintf("blocked %.3f refused with the right section out %.3f answered %d, holding an accepted string %.3f\n",
                                   double(bench.blocked) / bench.judged, double(bench.refused) / bench.removed, bench.answered,
                                   double(bench.contains) / std::max(1, bench.answered));
        printTimes("search", bench.searchMs);
        printTimes("judge", bench.judgeMs);
        printTimes("answer", bench.answerMs);
    };
    using retrieval::FusionMethod;
    run("final", {}, true);
    if (qEnvironmentVariableIsSet("BENCH_ONLY_FINAL"))
        return 0;
    run("zsum", {FusionMethod::ZScoreSum, {1.0, 1.0}, 40}, false);
    run("words", {FusionMethod::ZScoreSum, {1.0, 0.0}, 40}, false);
    run("vectors", {FusionMethod::ZScoreSum, {0.0, 1.0}, 40}, false);
    run("rrf", {FusionMethod::ReciprocalRank, {1.0, 1.0}, 40}, false);
    for (const double weight : {0.6, 0.8, 1.3, 1.7})
        run(qPrintable(QStringLiteral("z 1:%1").arg(weight)), {FusionMethod::ZScoreSum, {1.0, weight}, 40}, false);
    return 0;
}
