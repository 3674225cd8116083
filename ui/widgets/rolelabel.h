// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace lastro::widgets {

/// A label that shows plain text only, whatever it holds, in one of the few sizes of the program. Follows changes of the
/// application's font and palette.
class RoleLabel : public QLabel {
    Q_OBJECT
public:
    enum class Role { Title, Strong, Text, Quiet, Warning };

    explicit RoleLabel(Role role, QWidget *parent = nullptr);
    RoleLabel(Role role, const QString &text, QWidget *parent = nullptr);

    /// Wraps lines and lets the text be selected; the height follows the width.
    void setFlowing(bool selectable = true);

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    Role m_role;
    bool m_restyling = false;
};

/// The application's font in a role, for what draws itself.
QFont roleFont(RoleLabel::Role role);

/// Data for a tool tip: tool tips guess at markup, so that it is escaped. Line breaks stay.
QString plainToolTip(const QString &text);

} // namespace lastro::widgets
