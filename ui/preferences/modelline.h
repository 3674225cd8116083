// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/connectionreport.h"
#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"

class QLineEdit;
class QProgressBar;
class QPushButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class FieldRow;
class FittingList;

/// The model of one role at an endpoint, and the test of the connection with it. What a server names is shown as plain text.
/// UI thread.
class ModelLine : public FlowingPart {
    Q_OBJECT
public:
    explicit ModelLine(llm::Role role, QWidget *parent = nullptr);
    widgets::RoleLabel *label() const;               ///< for the form, in front of the line

    QString model() const;
    void setModel(const QString &model);             ///< tells nothing; forgets what a test said
    void setFault(const QString &sentence);
    void setTesting(bool here, bool anywhere);
    void setReport(const llm::ConnectionReport &report);

Q_SIGNALS:
    void modelChanged();
    void testClicked();
    void cancelClicked();

protected:
    void retranslate() override;

private:
    void showReport();
    void choose(const QString &model);
    void allowTest();

    const llm::Role m_role;
    QLineEdit *m_edit;
    FieldRow *m_row;
    QPushButton *m_test;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    widgets::RoleLabel *m_serves;
    widgets::RoleLabel *m_fails;
    widgets::RoleLabel *m_offered;
    FittingList *m_choices;
    std::optional<llm::ConnectionReport> m_report;
    bool m_testing = false;
};

} // namespace lastro::preferences
