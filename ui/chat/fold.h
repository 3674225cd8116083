// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

class QHBoxLayout;
class QToolButton;

namespace lastro::chat {

/// A titled part that is closed until asked for; its content is made at the first opening.
class Fold : public QWidget {
    Q_OBJECT
public:
    using Maker = std::function<QWidget *(QWidget *parent)>;
    Fold(const QString &title, Maker maker, QWidget *parent = nullptr);

    /// Puts a button before the title, in the same line.
    void addBefore(QWidget *widget);
    void setOpen(bool open);
    bool isOpen() const;
    QToolButton *button() const { return m_button; }

private:
    QToolButton *m_button;
    QHBoxLayout *m_header;
    QWidget *m_content = nullptr;
    Maker m_maker;
};

} // namespace lastro::chat
