// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

class QProgressBar;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::cost {

/// A sum in large figures with its name above and a line below, and how much of a ceiling it has used up, where there is one.
class SpendFigure : public QWidget {
    Q_OBJECT
public:
    explicit SpendFigure(QWidget *parent = nullptr);

    void setName(const QString &name);
    /// used: 0..1 or more of the ceiling; none: no ceiling. From 1 on the note stands out.
    void setFigure(const QString &figure, const QString &note, std::optional<double> used = {});

private:
    widgets::RoleLabel *m_name;
    widgets::RoleLabel *m_figure;
    widgets::RoleLabel *m_note;
    widgets::RoleLabel *m_reached;
    QProgressBar *m_used;
};

} // namespace lastro::cost
