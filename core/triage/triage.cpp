// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/triage.h"

#include "core/triage/reading.h"

namespace lastro::triage {

namespace {

/// How much of either side is read where two texts meet.
constexpr qsizetype edgeLength = 300;

void take(const QString &text, Field field, Triage &triage)
{
    if (text.isEmpty())
        return;
    for (Finding &finding : findingsOf(text)) {
        finding.field = field;
        triage.findings.push_back(std::move(finding));
    }
}

Triage concluded(Triage triage)
{
    for (const Finding &finding : triage.findings)
        triage.verdict = std::max(triage.verdict, finding.weight);
    return triage;
}

/// The part of a path or name that reads as words: "ignore-as-regras_acima.md".
QString asWords(QString name)
{
    for (QChar &unit : name)
        if (unit == QLatin1Char('-') || unit == QLatin1Char('_') || unit == QLatin1Char('+'))
            unit = QLatin1Char(' ');
    return name;
}

} // namespace

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Clean: return QStringLiteral("clean");
    case Verdict::Suspicious: return QStringLiteral("suspicious");
    case Verdict::Quarantined: return QStringLiteral("quarantined");
    }
    return {};
}

Triage triageOfText(const QString &text)
{
    Triage triage;
    take(text, Field::Text, triage);
    return concluded(std::move(triage));
}

Triage triageOfNeighbours(const QString &previousEnd, const QString &nextStart)
{
    const QString before = previousEnd.right(edgeLength);
    const QString after = nextStart.left(edgeLength);
    const QString joint = before.trimmed() + QLatin1Char(' ');
    Triage triage;
    for (Finding &finding : findingsOf(joint + after)) {
        if (finding.range.start >= joint.size() || finding.range.end() <= joint.size())
            continue;
        finding.range = {0, finding.range.end() - joint.size()};
        triage.findings.push_back(std::move(finding));
    }
    return concluded(std::move(triage));
}

Triage triageOf(const model::Section &section, const model::Document &document)
{
    Triage triage;
    take(section.text, Field::Text, triage);
    for (Finding &finding : triageOfNeighbours(section.heading, section.text).findings)
        triage.findings.push_back(std::move(finding));
    take(section.heading, Field::Heading, triage);
    if (section.breadcrumb != QStringList{document.title, section.heading} && section.breadcrumb != QStringList{document.title})
        take(section.breadcrumbText(), Field::Breadcrumb, triage);
    take(document.title, Field::Title, triage);
    take(document.path, Field::Path, triage);
    take(asWords(document.path), Field::Path, triage);
    take(document.metadata.owner, Field::Owner, triage);
    take(document.metadata.version, Field::Version, triage);
    return concluded(std::move(triage));
}

} // namespace lastro::triage
