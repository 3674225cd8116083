// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/answertext.h"

#include "ui/chat/citationlist.h"
#include "ui/chat/turnwords.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"
#include "words/sealwords.h"
#include "words/visibletext.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QToolTip>

namespace lastro::chat {

namespace {
const QString linkScheme = QStringLiteral("citation:");

QString tipOf(const CitationLink &link, const CitedSource &source)
{
    QString tip = QStringLiteral("“") + link.quote + QStringLiteral("”\n") + source.place;
    if (!link.evidence)
        return tip;
    tip += QLatin1Char('\n') + words::sealLabel(link.evidence->document.seal);
    const QString standing = standingWords(*link.evidence);
    return standing.isEmpty() ? tip : tip + QStringLiteral(" · ") + standing;
}

bool looksSame(const model::Claim &a, const model::Claim &b)
{
    return a.text == b.text && a.official == b.official
        && std::equal(a.citations.begin(), a.citations.end(), b.citations.begin(), b.citations.end(),
                      [](const model::Citation &one, const model::Citation &other) { return one.section == other.section; });
}
} // namespace

AnswerText::AnswerText(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    setAccessibleName(tr("Resposta"));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (url.scheme() + QLatin1Char(':') == linkScheme)
            Q_EMIT citationActivated(url.path().toInt());
    });
}

void AnswerText::setClaims(const std::vector<model::Claim> &claims, const CitationList &citations)
{
    // Numbers go by sections in order of appearance: where the first claims are the same, so are theirs.
    const bool begun = !m_claims.empty() && m_claims.size() <= claims.size() && std::equal(m_claims.begin(), m_claims.end(), claims.begin(), looksSame);
    const size_t shown = begun ? m_claims.size() : 0;
    size_t link = 0;
    for (size_t i = 0; i < shown; ++i)
        link += claims[i].citations.size();
    m_claims = claims;
    takeLinks(citations);
    if (!begun) {
        m_current = -1;
        rebuild();
        return;
    }
    QTextCursor cursor(document());
    for (size_t i = shown; i < m_claims.size(); ++i)
        insertClaim(cursor, i, link);
    if (shown < m_claims.size())
        fitHeight();
}

void AnswerText::addClaim(const model::Claim &claim, const CitationList &citations)
{
    size_t link = m_links.size();
    m_claims.push_back(claim);
    takeLinks(citations);
    QTextCursor cursor(document());
    insertClaim(cursor, m_claims.size() - 1, link);
    fitHeight();
}

// Where known links stand in the text is kept.
void AnswerText::takeLinks(const CitationList &citations)
{
    m_links.resize(citations.links().size());
    for (size_t i = 0; i < m_links.size(); ++i) {
        const CitationLink &link = citations.links()[i];
        m_links[i].number = link.number;
        m_links[i].tip = tipOf(link, citations.sources()[size_t(link.number - 1)]);
    }
}

void AnswerText::rebuild()
{
    clear();
    setAccessibleName(tr("Resposta"));
    QTextCursor cursor(document());
    size_t link = 0;
    for (size_t i = 0; i < m_claims.size(); ++i)
        insertClaim(cursor, i, link);
    setCurrentLink(m_current);
    fitHeight();
}

void AnswerText::insertClaim(QTextCursor &cursor, size_t at, size_t &link)
{
    const model::Claim &claim = m_claims[at];
    QTextBlockFormat block;
    block.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
    block.setTopMargin(at == 0 ? 0 : 6);
    cursor.movePosition(QTextCursor::End);
    if (at == 0)
        cursor.setBlockFormat(block);
    else
        cursor.insertBlock(block);
    QTextCharFormat plain;
    plain.setForeground(palette().color(QPalette::WindowText));
    if (!claim.official)
        plain.setForeground(widgets::color(widgets::ColorRole::Wiki, palette()));
    cursor.insertText(words::visibleText(claim.text), plain);
    if (!claim.official) {
        QTextCharFormat badge;
        badge.setForeground(widgets::color(widgets::ColorRole::Wiki, palette()));
        badge.setBackground(widgets::color(widgets::ColorRole::WikiFill, palette()));
        badge.setFontPointSize(widgets::roleFont(widgets::RoleLabel::Role::Quiet).pointSizeF());
        cursor.insertText(QStringLiteral(" "), plain);
        cursor.insertText(QStringLiteral("\u00a0\u270e\u00a0") + tr("página da wiki, não oficial").replace(QLatin1Char(' '), QChar::Nbsp)
                              + QChar::Nbsp, badge);
    }
    insertCitations(cursor, claim, link);
}

void AnswerText::insertCitations(QTextCursor &cursor, const model::Claim &claim, size_t &link)
{
    QTextCharFormat plain;
    plain.setForeground(palette().color(QPalette::WindowText));
    for (size_t i = 0; i < claim.citations.size(); ++i, ++link) {
        QTextCharFormat anchor;
        anchor.setAnchor(true);
        anchor.setAnchorHref(linkScheme + QString::number(link));
        anchor.setForeground(palette().color(QPalette::Link));
        anchor.setFontWeight(QFont::DemiBold);
        cursor.insertText(QString(QChar::Nbsp), plain);
        Link &entry = m_links[link];
        entry.start = cursor.position();
        cursor.insertText(QStringLiteral("[%1]").arg(entry.number), anchor);
        entry.end = cursor.position();
    }
}

void AnswerText::setCurrentLink(int link)
{
    m_current = link;
    QList<QTextEdit::ExtraSelection> marks;
    if (link >= 0 && size_t(link) < m_links.size()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(m_links[size_t(link)].start);
        mark.cursor.setPosition(m_links[size_t(link)].end, QTextCursor::KeepAnchor);
        mark.format.setBackground(palette().color(QPalette::Highlight));
        mark.format.setForeground(palette().color(QPalette::HighlightedText));
        marks.append(mark);
    }
    setExtraSelections(marks);
}

QRect AnswerText::linkRect(int link) const
{
    if (link < 0 || size_t(link) >= m_links.size())
        return {};
    QTextCursor cursor(document());
    cursor.setPosition(m_links[size_t(link)].start);
    const QRect left = cursorRect(cursor);
    cursor.setPosition(m_links[size_t(link)].end);
    const QRect right = cursorRect(cursor);
    return left.united(right).translated(viewport()->pos());
}

QSize AnswerText::sizeHint() const { return {fontMetrics().averageCharWidth() * 60, height()}; }

QSize AnswerText::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 16, fontMetrics().height()}; }

QVariant AnswerText::loadResource(int, const QUrl &)
{
    // Not an empty QVariant: for that the document would open a local file by itself.
    return QByteArray("");
}

QMimeData *AnswerText::createMimeDataFromSelection() const
{
    auto *data = new QMimeData;
    data->setText(textCursor().selection().toPlainText().replace(QChar::Nbsp, QLatin1Char(' ')));
    return data;
}

void AnswerText::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitHeight();
}

void AnswerText::fitHeight()
{
    document()->setTextWidth(viewport()->width());
    const int tall = int(std::ceil(document()->size().height())) + 2;
    if (tall != height())
        setFixedHeight(tall);
}

// Scrolling belongs to the conversation.
void AnswerText::wheelEvent(QWheelEvent *event) { event->ignore(); }

void AnswerText::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    QAction *copyAction = menu.addAction(QIcon::fromTheme(QStringLiteral("edit-copy")), tr("Copiar"), this, &QTextEdit::copy);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setEnabled(textCursor().hasSelection());
    QAction *all = menu.addAction(tr("Selecionar tudo"), this, &QTextEdit::selectAll);
    all->setShortcut(QKeySequence::SelectAll);
    menu.exec(event->globalPos());
}

void AnswerText::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rebuild();
}

bool AnswerText::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QTextBrowser::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString anchor = anchorAt(viewport()->mapFrom(this, help->pos()));
    const int link = anchor.startsWith(linkScheme) ? anchor.mid(linkScheme.size()).toInt() : -1;
    if (link >= 0 && size_t(link) < m_links.size())
        QToolTip::showText(help->globalPos(), widgets::plainToolTip(m_links[size_t(link)].tip), this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace lastro::chat
