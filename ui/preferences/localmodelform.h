// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/localserverstate.h"
#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"

class QPushButton;
class QSpinBox;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class FieldRow;

using llm::LocalState;

/// The model file of this machine and the program that serves it. UI thread.
class LocalModelForm : public FlowingPart {
    Q_OBJECT
public:
    explicit LocalModelForm(QWidget *parent = nullptr);

    void setModel(const llm::LocalModel &model);     ///< tells nothing
    void setState(const LocalState &state);

Q_SIGNALS:
    void modelChanged(const lastro::llm::LocalModel &model);

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void change(const llm::LocalModel &model);
    void chooseFile();
    void chooseProgram();
    void lookForProgram();
    void showAll();
    void showProgram();
    void showState();

    llm::LocalModel m_model;
    LocalState m_state;
    QString m_found;                                 ///< on PATH
    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_lead;
    QPushButton *m_chooseFile;
    QPushButton *m_clearFile;
    FieldRow *m_fileRow;
    QPushButton *m_chooseProgram;
    QPushButton *m_look;
    FieldRow *m_programRow;
    widgets::RoleLabel *m_howToGet;
    QSpinBox *m_context;
    FieldRow *m_contextRow;
    widgets::RoleLabel *m_stateWords;
    widgets::RoleLabel *m_failure;
};

} // namespace lastro::preferences
