// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/questionbox.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QTextBlock>

namespace lastro::chat {

namespace {
constexpr int mostLines = 6;
constexpr int rememberedQuestions = 100;
}

QuestionBox::QuestionBox(QWidget *parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(6);
    connect(this, &QPlainTextEdit::textChanged, this, &QuestionBox::fitHeight);
    retranslate();
    fitHeight();
}

void QuestionBox::setQuestion(const QString &text)
{
    setPlainText(text);
    moveCursor(QTextCursor::End);
}

void QuestionBox::remember(const QString &question)
{
    m_earlier.removeAll(question);
    m_earlier.append(question);
    if (m_earlier.size() > rememberedQuestions)
        m_earlier.removeFirst();
    m_recalled = m_earlier.size();
}

void QuestionBox::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !(event->modifiers() & (Qt::ShiftModifier | Qt::AltModifier))) {
        Q_EMIT asked();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT stopped();
        return;
    }
    if (event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier) {
        if (event->key() == Qt::Key_Up && recall(-1))
            return;
        if (event->key() == Qt::Key_Down && recall(1))
            return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

bool QuestionBox::recall(int step)
{
    const bool untouched = toPlainText().isEmpty()
        || (m_recalled < m_earlier.size() && toPlainText() == m_earlier[m_recalled]);
    const qsizetype next = m_recalled + step;
    if (!untouched || next < 0 || next > m_earlier.size())
        return false;
    m_recalled = next;
    setQuestion(next < m_earlier.size() ? m_earlier[next] : QString());
    return true;
}

void QuestionBox::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

void QuestionBox::retranslate()
{
    setPlaceholderText(tr("Pergunte à base…"));
    setAccessibleName(tr("Pergunta"));
    setAccessibleDescription(tr("Enter pergunta, Shift+Enter quebra a linha, Esc interrompe, seta para cima traz a pergunta anterior."));
}

void QuestionBox::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

// Only words come in, whatever was on the clipboard.
void QuestionBox::insertFromMimeData(const QMimeData *source)
{
    if (source->hasText())
        insertPlainText(source->text());
}

QSize QuestionBox::sizeHint() const { return {fontMetrics().averageCharWidth() * 40, height()}; }

QSize QuestionBox::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 16, singleLineHeight()}; }

int QuestionBox::singleLineHeight() const
{
    return fontMetrics().lineSpacing() + 2 * frameWidth() + 2 * int(document()->documentMargin()) + 2;
}

int QuestionBox::lines() const
{
    int count = 0;
    for (QTextBlock block = document()->firstBlock(); block.isValid() && count < mostLines; block = block.next())
        count += std::max(1, block.layout() ? block.layout()->lineCount() : 1);
    return std::clamp(count, 1, mostLines);
}

void QuestionBox::fitHeight()
{
    const int shown = lines();
    setVerticalScrollBarPolicy(shown < mostLines ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    const int tall = singleLineHeight() + fontMetrics().lineSpacing() * (shown - 1);
    if (tall != height() || tall != maximumHeight())
        setFixedHeight(tall);
}

} // namespace lastro::chat
