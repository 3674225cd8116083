// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

/// A field of a form with its name, what it is for, and what is wrong with it; all of it is told with the field to those
/// who do not see it. UI thread.
class FieldRow : public QWidget {
public:
    enum class Label { InFront, None };
    /// Takes the field.
    explicit FieldRow(QWidget *field, Label label = Label::InFront);
    /// For the form, in front of the row; null where the field has its own words.
    widgets::RoleLabel *label() const { return m_label; }

    void addBeside(QWidget *widget);
    void addBelow(QWidget *widget);
    void setName(const QString &name);
    void setHint(const QString &hint);
    void setFault(const QString &sentence);          ///< empty: nothing is wrong
    bool hasFault() const { return !m_faultSentence.isEmpty(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void tell();
    void fitLabel();

    QWidget *m_field;
    widgets::RoleLabel *m_label;
    widgets::RoleLabel *m_hint;
    widgets::RoleLabel *m_fault;
    QBoxLayout *m_line;
    QBoxLayout *m_column;
    QString m_faultSentence;
    QString m_hintSentence;
};

} // namespace lastro::preferences
