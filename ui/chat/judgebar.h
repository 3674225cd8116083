// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>          // first: moc of Qt 6.4 trips over <compare> otherwise

#include "core/model/judgescore.h"

namespace lastro::chat {

/// The judge's score as a four-step bar with its number, readable in greyscale and by screen readers.
class JudgeBar : public QWidget {
    Q_OBJECT
public:
    explicit JudgeBar(model::JudgeScore score, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    model::JudgeScore m_score;
};

} // namespace lastro::chat
