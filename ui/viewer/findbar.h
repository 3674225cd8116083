// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace lastro::viewer {

/// The find bar of every view: words, count, next and previous. Hidden until it is asked for; Esc closes it.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(QWidget *parent = nullptr);

    void open();
    void close();
    QString words() const;
    void showCount(int current, int total, bool growing);
    QLineEdit &field() const { return *m_field; }
    QString countText() const;

Q_SIGNALS:
    void wordsChanged(const QString &words);
    void nextAsked();
    void previousAsked();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLineEdit *m_field;
    QLabel *m_count;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_close;
};

} // namespace lastro::viewer
