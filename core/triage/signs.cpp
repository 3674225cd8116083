// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/signs.h"

#include <QRegularExpression>

namespace lastro::triage {

namespace {

struct Sign {
    QString rule;
    Verdict weight;
    QRegularExpression expression;
};

/// Findings of one sign in one text: more say nothing new.
constexpr int mostOfOne = 16;

/// The text is folded: lower case, plain quotes and dashes. A sign begins with a sign character, so prose costs one scan.
const std::vector<Sign> &signs()
{
    const auto sign = [](const char *rule, Verdict weight, const QString &pattern) {
        QRegularExpression expression(pattern);
        expression.optimize();
        return Sign{QLatin1String(rule), weight, expression};
    };
    using enum Verdict;
    static const std::vector<Sign> known{
        sign("forged_header", Quarantined, QStringLiteral(
            R"((?<!!)[\[\x{3010}\x{27E6}<]{1,3}\s?(?:doc|document|documento|fonte|source|section|secao|chunk|trecho)\b)"
            R"([ :=]{1,3}[^\n\]>]{1,160}?\b(?:seal|selo|dono|owner|vigente|in_force|official|oficial)\w{0,12}[ ]?[:=])")),
        sign("forged_header", Quarantined, QStringLiteral(R"([\[<]{1,3}\s?doc:[\w.-]{1,80}#)")),
        sign("chat_token", Quarantined, QStringLiteral(R"(<\s?\|\s?[a-z_ ]{2,24}\s?\|?\s?>)")),
        sign("chat_token", Quarantined, QStringLiteral(R"(\[\s?/?inst\s?\]|<<\s?/?sys\s?>>)")),
        sign("chat_token", Quarantined, QStringLiteral(
            R"(</?(?:start_of_turn|end_of_turn|bos|eos|think|tool_call|tool_response|function_call|system-reminder|tool_use)>)")),
        sign("chat_token", Quarantined, QStringLiteral(R"(["']role["']\s?:\s?["'](?:system|assistant|tool|developer)["'])")),
        sign("chat_token", Quarantined, QStringLiteral(R"(#{2,4}\s?(?:system|sistema|instruction|instrucao|response|assistant)\s?:)")),
        sign("delimiter", Quarantined, QStringLiteral(
            R"(</(?:dados|data|context|contexto|documents?|documentos?|trechos?|chunks?|passages?|evidence|evidencias?)"
            R"(|sources?|fontes?|search_results?|untrusted)>\s{0,4}(?:</[a-z_]{2,20}>\s{0,4}){0,3})"
            R"((?:</?(?:system|sistema|user|assistant|prompt|instru\w{3,8}|regras|rules|developer)>|human:|user:|assistant:|system:|assistente:|sistema:))")),
        sign("delimiter", Suspicious, QStringLiteral(
            R"(<(?:system|instrucoes|instructions?|instrucao|regras|rules|prompt|assistant|developer|sistema)>\s?\S)")),
        sign("delimiter", Suspicious, QStringLiteral(R"(</(?:contexto?|documentos?|documents|trechos?|chunks?|passages?|search_results?|instru\w{3,8})>)")),
        sign("delimiter", Suspicious, QStringLiteral(
            R"([-=>`#*]{3,}\s{0,3}(?:fim|end|fin)\s(?:d[aeo]s?|of|del)\s(?:the\s)?(?:contexto?|dados|data|documentos?|documents?|trechos?|chunks?|passages?)\b)")),
        sign("render_exfiltration", Suspicious, QStringLiteral(
            R"(!\[[^\]\n]{0,120}\]\s?\(\s?<?https?://[^\s)]{1,300}[?&][^\s)=]{1,40}=\s?[\[{<$%])")),
        sign("forged_header", Suspicious, QStringLiteral(R"([\[(]\s?system(?:\s(?:update|override|message|note|prompt)[^\])\n]{0,40})?[\])]?\s?:)")),
        sign("chat_token", Suspicious, QStringLiteral(R"(</?important>)")),
        sign("forged_header", Suspicious, QStringLiteral(R"(\[\s?system(?:\s(?:update|override|message|note|prompt)[^\]\n]{0,40})?\])")),
    };
    return known;
}

} // namespace

std::vector<Finding> signsIn(const CleanedText &cleaned)
{
    std::vector<Finding> found;
    const QString &text = cleaned.folded.text;
    static const QRegularExpression any(QStringLiteral(R"([\[<{!#=`\x{3010}\x{27E6}]|---|>>>)"));
    if (!any.match(text).hasMatch())
        return found;
    for (const Sign &sign : signs()) {
        qsizetype at = 0;
        for (int n = 0; n < mostOfOne; ++n) {
            const QRegularExpressionMatch match = sign.expression.match(text, at);
            if (!match.hasMatch() || match.capturedLength() == 0)
                break;
            found.push_back({sign.rule, {match.capturedStart(), match.capturedLength()}, Field::Text, sign.weight});
            at = match.capturedEnd();
        }
    }
    return found;
}

} // namespace lastro::triage
