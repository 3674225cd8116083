// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace lastro::chat {

/// Where a question is typed: grows from one line to six. Enter asks, Shift+Enter breaks the line, Esc stops, Up in an
/// empty or recalled box brings back earlier questions and Down goes forward again.
class QuestionBox : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit QuestionBox(QWidget *parent = nullptr);

    QString question() const { return toPlainText().trimmed(); }
    void setQuestion(const QString &text);
    void remember(const QString &question);

    int singleLineHeight() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void asked();
    void stopped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    bool recall(int step);
    int lines() const;
    void fitHeight();
    void retranslate();

    QStringList m_earlier;
    qsizetype m_recalled = 0;        ///< index into m_earlier; size() = none
};

} // namespace lastro::chat
