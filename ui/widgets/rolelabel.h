// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace lastro::widgets {

/// A label that shows plain text only, whatever it holds, hidden characters as their codes, in one of the few sizes of
/// the program. Follows changes of the application's font and palette. Keep pointers to it as RoleLabel: text set through
/// a QLabel is shown as it is.
class RoleLabel : public QLabel {
    Q_OBJECT
public:
    enum class Role { Title, Strong, Text, Quiet, Warning };

    explicit RoleLabel(Role role, QWidget *parent = nullptr);
    RoleLabel(Role role, const QString &text, QWidget *parent = nullptr);

    void setText(const QString &text);
    /// With places to break put into long words: for titles and paths in narrow panes. Not for what people copy.
    void setBreakableText(const QString &text);

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

/// Data for a tool tip: tool tips guess at markup, so that it is escaped; hidden characters show as codes. Line breaks stay.
QString plainToolTip(const QString &text);

/// A button's words from text of unknown origin: "&" is no shortcut, hidden characters show as codes.
QString plainButtonText(const QString &text);

} // namespace lastro::widgets
