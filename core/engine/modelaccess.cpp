// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/modelaccess.h"

#include "core/base/logging.h"
#include "core/base/personaldata.h"
#include "core/store/database.h"
#include "core/store/stewardstore.h"

namespace lastro::engine {

namespace {

/// The same cast, each of its steps refused for this reason.
Cast withoutModels(Cast cast, const base::Error &why)
{
    Cast none;
    none.refused = std::move(cast.refused);
    const std::array steps{std::pair(model::Step::Rewrite, &cast.rewriter), std::pair(model::Step::Judge, &cast.judge),
                           std::pair(model::Step::Answer, &cast.answerer)};
    for (const auto &[step, model] : steps)
        if (*model)
            none.refused.push_back({step, why});
    return none;
}

} // namespace

bool ModelAccess::mayWrite() const
{
    return m_database.access() == store::Access::Write;
}

/// The ceilings of day and month count what was spent before the program was started.
base::Result<void> ModelAccess::knowPast(store::StewardStore &steward)
{
    if (m_models.isPastKnown())
        return {};
    const QDate today = m_clock.today();
    const auto past = steward.spentByDay(QDate(today.year(), today.month(), 1), today);
    if (!past)
        return std::unexpected(past.error());
    m_models.addPast(*past);
    return {};
}

base::Result<qint64> ModelAccess::newTurn(store::StewardStore &steward) const
{
    if (!mayWrite())
        return base::failure(base::ErrorCode::NoWritePermission, m_database.folder(), QStringLiteral("ledger"));
    return steward.beginTurn();
}

base::Result<ModelAccess::Turn> ModelAccess::begin(const QString &choice, const base::CancelToken &cancel)
{
    Turn turn;
    if (choice.isEmpty() && m_models.setup().roles.isEmpty())
        return turn;
    const auto steward = m_database.steward();
    if (!steward)
        return std::unexpected(steward.error());
    const auto policy = (*steward)->dataPolicy();
    if (!policy)
        return std::unexpected(policy.error());
    if (const auto known = knowPast(**steward); !known)
        return std::unexpected(known.error());
    auto cast = m_models.castFor(*policy, choice, [ledger = turn.ledger](const llm::LedgerRow &row) { ledger->add(row); }, cancel);
    if (!cast)
        return std::unexpected(cast.error());
    turn.cast = std::move(*cast);
    if (turn.cast.empty())
        return turn;
    if (const auto number = newTurn(**steward))
        turn.number = *number;
    else
        turn.cast = withoutModels(std::move(turn.cast), number.error());
    return turn;
}

void ModelAccess::end(const Turn &turn, const QString &area)
{
    if (turn.number == 0)
        return;
    keep(*turn.ledger, area);
    m_models.forgetTurn(turn.number);
}

void ModelAccess::keep(const TurnLedger &ledger, const QString &area)
{
    const std::vector<model::LedgerRow> rows = ledger.rows(area);
    if (rows.empty() || !mayWrite())
        return;
    auto steward = m_database.steward();
    const auto kept = steward ? (*steward)->appendToLedger(rows) : std::unexpected(steward.error());
    if (!kept)
        qCWarning(lastroAsk) << "Calls of language models could not be kept in the ledger:" << base::errorCodeName(kept.error().code);
}

base::Result<FreeAnswer> ModelAccess::freeAnswer(const QString &prompt, const model::Question &question, const QString &choice,
                                                 const base::CancelToken &cancel)
{
    const auto turn = begin(choice, cancel);
    if (!turn)
        return std::unexpected(turn.error());
    if (!turn->cast.answerer)
        return std::unexpected(turn->cast.refused.empty() ? base::Error{base::ErrorCode::EndpointUnknown, choice, {}} : turn->cast.refused.back().why);
    llm::ChatRequest request;
    request.messages = {{llm::Speaker::System, prompt}, {llm::Speaker::User, base::masked(question.text)}};
    request.turn = turn->number;
    const auto reply = turn->cast.answerer->chat(request, {}, cancel);
    end(*turn, question.area);
    if (!reply)
        return std::unexpected(reply.error());
    return FreeAnswer{reply->text, turn->ledger->cost()};
}

llm::ConnectionReport ModelAccess::test(const llm::Endpoint &endpoint, const std::shared_ptr<const llm::ApiKey> &key, llm::Role role,
                                        const base::CancelToken &cancel)
{
    TurnLedger ledger;
    const auto report = m_models.test(endpoint, key, role, [&ledger](const llm::LedgerRow &row) { ledger.add(row); }, cancel);
    keep(ledger, {});
    return report;
}

base::Result<model::DataPolicy> ModelAccess::dataPolicy() const
{
    auto steward = m_database.steward();
    return steward ? (*steward)->dataPolicy() : std::unexpected(steward.error());
}

base::Result<void> ModelAccess::setDataPolicy(const model::DataPolicy &policy)
{
    if (!mayWrite())
        return base::failure(base::ErrorCode::NoWritePermission, m_database.folder(), QStringLiteral("the base was opened for reading"));
    auto steward = m_database.steward();
    return steward ? (*steward)->setDataPolicy(policy) : std::unexpected(steward.error());
}

base::Result<std::vector<model::LedgerRow>> ModelAccess::ledger(QDate from, QDate to) const
{
    auto steward = m_database.steward();
    return steward ? (*steward)->ledger(from, to) : std::unexpected(steward.error());
}

} // namespace lastro::engine
