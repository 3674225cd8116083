// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/rolelabel.h"

namespace lastro::viewer {

/// A document's title; struck out and grey where the document is no longer in force.
class TitleLabel : public widgets::RoleLabel {
    Q_OBJECT
public:
    explicit TitleLabel(QWidget *parent = nullptr);
    void setStruck(bool struck);
    bool isStruck() const { return m_struck; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void strike();

    bool m_struck = false;
    bool m_striking = false;
};

} // namespace lastro::viewer
