// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/sourceheader.h"

#include "ui/viewer/flatbutton.h"
#include "ui/viewer/flowinglabel.h"
#include "ui/viewer/noticebar.h"
#include "ui/viewer/titlelabel.h"
#include "ui/widgets/sealbadge.h"

#include <QEvent>

namespace lastro::viewer {

namespace {
/// The start of a text as a label: the header must leave room for the source itself.
QString labelText(const QString &text, qsizetype most)
{
    return (text.size() > most ? text.left(most) + QChar(0x2026) : text).simplified();
}
} // namespace

SourceHeader::SourceHeader(QWidget *parent)
    : QWidget(parent), m_title(new TitleLabel(this)), m_seal(new widgets::SealBadge(this)), m_standing(new widgets::SealBadge(this)),
      m_details(new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, this)),
      m_way(new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, this)),
      m_external(flatButton(QStringLiteral("document-open"), QStringLiteral("↗"), this)), m_close(flatButton({}, QStringLiteral("×"), this)),
      m_notice(new NoticeBar(this))
{
    letFlow(*m_details);
    letFlow(*m_way);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_title, 1, Qt::AlignTop);
    top->addWidget(m_external, 0, Qt::AlignTop);
    top->addWidget(m_close, 0, Qt::AlignTop);
    auto *badges = new QHBoxLayout;
    badges->setSpacing(8);
    badges->addWidget(m_seal);
    badges->addWidget(m_standing);
    badges->addWidget(m_details, 1);
    auto *words = new QVBoxLayout;
    words->setContentsMargins(16, 12, 8, 8);
    words->setSpacing(4);
    words->addLayout(top);
    words->addLayout(badges);
    words->addWidget(m_way);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(words);
    whole->addWidget(m_notice);
    connect(m_close, &QToolButton::clicked, this, &SourceHeader::closeRequested);
    connect(m_external, &QToolButton::clicked, this, [this] {
        if (m_document)
            Q_EMIT externalOpenRequested(m_document->absolutePath);
    });
    connect(m_notice, &NoticeBar::actAsked, this, [this] {
        if (m_document && m_document->replacedBy)
            Q_EMIT openDocumentRequested(*m_document->replacedBy);
    });
    clear();
}

void SourceHeader::setDocument(const DocumentPtr &document, const std::optional<model::SectionId> &section)
{
    m_document = document;
    m_section = section;
    retranslate();
}

void SourceHeader::clear()
{
    setDocument({}, std::nullopt);
}

void SourceHeader::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SourceHeader::retranslate()
{
    nameButton(m_close, tr("Fechar a fonte"));
    nameButton(m_external, tr("Abrir o arquivo no programa do sistema"));
    for (QWidget *part : std::initializer_list<QWidget *>{m_seal, m_details, m_way, m_external})
        part->setVisible(m_document != nullptr);
    showStanding();
    if (!m_document) {
        m_title->setText(tr("Fonte"));
        return;
    }
    const model::Document &document = m_document->document;
    m_title->setBreakableText(labelText(document.title, 160));
    m_title->setToolTip(widgets::plainToolTip(document.title));
    const model::Metadata &metadata = document.metadata;
    m_seal->setSeal(document.seal, document.seal == model::Seal::Minutes && !metadata.inForceSince.isValid() ? metadata.updated
                                                                                                              : metadata.inForceSince);
    m_details->setBreakableText(detailLine());
    m_way->setBreakableText(breadcrumb());
    m_way->setVisible(!m_way->text().isEmpty());
    m_external->setEnabled(!m_document->absolutePath.isEmpty());
}

QString SourceHeader::detailLine() const
{
    const QString pattern = tr("dd/MM/yyyy", "date pattern");
    const model::Metadata &metadata = m_document->document.metadata;
    QStringList parts;
    if (!metadata.owner.isEmpty())
        parts << tr("dono: %1").arg(labelText(metadata.owner, 80));
    if (metadata.inForceSince.isValid())
        parts << (m_document->standing == model::Standing::NotYetInForce ? tr("vigente a partir de %1") : tr("vigente desde %1"))
                     .arg(metadata.inForceSince.toString(pattern));
    else if (metadata.updated.isValid())
        parts << tr("atualizado em %1").arg(metadata.updated.toString(pattern));
    if (!metadata.version.isEmpty())
        parts << tr("versão %1").arg(labelText(metadata.version, 40));
    return parts.isEmpty() ? tr("sem dono nem data declarados") : parts.join(QStringLiteral(" · "));
}

QString SourceHeader::breadcrumb() const
{
    const auto index = m_section ? sectionIndex(*m_document, *m_section) : std::nullopt;
    if (!index)
        return {};
    QStringList way = m_document->sections[*index].breadcrumb;
    if (!way.isEmpty() && way.first() == m_document->document.title)
        way.removeFirst();
    return labelText(way.join(QStringLiteral(" › ")), 240);
}

void SourceHeader::showStanding()
{
    const model::Standing standing = m_document ? m_document->standing : model::Standing::InForce;
    m_title->setStruck(standing == model::Standing::Archived);
    m_standing->setVisible(standing != model::Standing::InForce);
    if (standing == model::Standing::InForce) {
        m_notice->say({});
        return;
    }
    m_standing->setDocument(m_document->document, standing);
    const model::Metadata &metadata = m_document->document.metadata;
    const QString pattern = tr("dd/MM/yyyy", "date pattern");
    if (standing == model::Standing::NotYetInForce) {
        m_notice->say(tr("Ainda não vigente: passa a valer em %1.").arg(metadata.inForceSince.toString(pattern)));
        return;
    }
    const QString archived = metadata.archivedOn.isValid() ? tr("Versão arquivada em %1").arg(metadata.archivedOn.toString(pattern))
                                                           : tr("Versão arquivada");
    if (m_document->replacedBy)
        m_notice->say(tr("%1; a vigente é %2.").arg(archived, labelText(*m_document->replacedBy, 80)), tr("Abrir a vigente"));
    else
        m_notice->say(archived + QLatin1Char('.'));
}

} // namespace lastro::viewer
