// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/details.h"

#include "ui/chat/sourcerows.h"
#include "ui/chat/turnwords.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QLocale>

namespace lastro::chat {

using widgets::RoleLabel;

Details::Details(const model::Answer &answer, QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    addSearches(answer);
    addEvidence(answer);
    addDropped(answer);
    addHidden(answer);
    addTimes(answer);
}

void Details::addHeading(const QString &text)
{
    auto *heading = new RoleLabel(RoleLabel::Role::Strong, text, this);
    heading->setContentsMargins(0, 8, 0, 0);
    layout()->addWidget(heading);
}

void Details::addLine(const QString &text)
{
    auto *line = new RoleLabel(RoleLabel::Role::Text, text, this);
    line->setFlowing();
    layout()->addWidget(line);
}

SourceRows *Details::addRows()
{
    auto *rows = new SourceRows(this);
    connect(rows, &SourceRows::sourceRequested, this, &Details::sourceRequested);
    layout()->addWidget(rows);
    return rows;
}

void Details::addSearches(const model::Answer &answer)
{
    if (answer.searches.empty())
        return;
    addHeading(tr("Buscas feitas"));
    for (const model::SearchRun &search : answer.searches)
        addLine(searchWords(search));
}

void Details::addEvidence(const model::Answer &answer)
{
    const auto &list = answer.evidence.empty() ? answer.nearest : answer.evidence;
    if (list.empty())
        return;
    addHeading(tr("Seções consultadas e a nota do juiz"));
    SourceRows *rows = addRows();
    for (const model::Evidence &evidence : list)
        rows->addEvidence(evidence, true);
}

void Details::addDropped(const model::Answer &answer)
{
    if (answer.dropped.empty())
        return;
    addHeading(tr("Afirmações descartadas"));
    for (const model::DroppedClaim &claim : answer.dropped)
        addLine(QStringLiteral("“") + claim.text + QStringLiteral("”: ") + dropWords(claim.reason));
}

void Details::addHidden(const model::Answer &answer)
{
    if (answer.hidden.empty())
        return;
    int archived = 0;
    for (const model::HiddenByFilter &hidden : answer.hidden)
        archived += hidden.reason == QLatin1String("archived");
    const int later = int(answer.hidden.size()) - archived;
    if (archived > 0)
        addHeading(tr("%n documentos arquivados combinam, mas não valem mais", nullptr, archived));
    else
        addHeading(tr("%n documentos combinam, mas ainda não valem", nullptr, later));
    SourceRows *rows = addRows();
    for (const model::HiddenByFilter &hidden : answer.hidden)
        rows->addDocument(hidden.document, hidden.title, hiddenWords(hidden), hidden.reason == QLatin1String("archived"));
}

void Details::addTimes(const model::Answer &answer)
{
    const std::pair<QString, QString> names[] = {{QStringLiteral("search"), tr("busca %1 ms")},
                                                 {QStringLiteral("judge"), tr("juiz %1 ms")},
                                                 {QStringLiteral("answer"), tr("resposta %1 ms")},
                                                 {QStringLiteral("total"), tr("total %1 ms")}};
    QStringList parts;
    for (const auto &[key, words] : names)
        if (const auto time = answer.timingsMs.constFind(key); time != answer.timingsMs.constEnd())
            parts << words.arg(QLocale().toString(*time, 'f', *time < 10 ? 1 : 0));
    if (parts.isEmpty())
        return;
    addHeading(tr("Tempos"));
    addLine(parts.join(QStringLiteral(" · ")));
}

} // namespace lastro::chat
