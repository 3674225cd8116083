// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/answer.h"

namespace lastro::model {

QString dropReasonName(DropReason reason)
{
    switch (reason) {
    case DropReason::SectionNotSent: return QStringLiteral("section_not_sent");
    case DropReason::QuoteNotLiteral: return QStringLiteral("quote_not_literal");
    case DropReason::QuoteTooShort: return QStringLiteral("quote_too_short");
    case DropReason::NumberNotInQuote: return QStringLiteral("number_not_in_quote");
    case DropReason::NegationLost: return QStringLiteral("negation_lost");
    case DropReason::NotOfficial: return QStringLiteral("not_official");
    case DropReason::NotInQuote: return QStringLiteral("not_in_quote");
    }
    return {};
}

QString outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Answered: return QStringLiteral("answered");
    case Outcome::Partial: return QStringLiteral("partial");
    case Outcome::NotFound: return QStringLiteral("not_found");
    case Outcome::Blocked: return QStringLiteral("blocked");
    case Outcome::Error: return QStringLiteral("error");
    }
    return {};
}

QString pathName(Path path)
{
    switch (path) {
    case Path::OnePass: return QStringLiteral("one_pass");
    case Path::Chained: return QStringLiteral("chained");
    case Path::WholeDocument: return QStringLiteral("whole_document");
    case Path::NoSearch: return QStringLiteral("no_search");
    }
    return {};
}

QString stepName(Step step)
{
    switch (step) {
    case Step::Rewrite: return QStringLiteral("rewrite");
    case Step::Judge: return QStringLiteral("judge");
    case Step::Answer: return QStringLiteral("answer");
    }
    return {};
}

} // namespace lastro::model
