// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"
#include "ui/preferences/keystates.h"

class QAction;
class QPushButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class FittingList;

/// The endpoints, two lines each: name and address; where it is, what it serves, where its key is. UI thread.
class EndpointList : public FlowingPart {
    Q_OBJECT
public:
    /// keys must outlive it.
    explicit EndpointList(KeyStates &keys, QWidget *parent = nullptr);

    /// current: which to be at; empty or unknown: the first. Tells nothing.
    void setEndpoints(const std::vector<llm::Endpoint> &endpoints, const QString &current);
    /// Says that it was removed, with the way back; empty: no way back.
    void offerUndo(const QString &name);
    void sayLeftBehind(const QString &name);

Q_SIGNALS:
    void chosen(const QString &name);
    void addWanted(lastro::llm::Preset preset);
    void removeWanted(const QString &name);
    void undoWanted();

protected:
    void retranslate() override;

private:
    void connectActions();
    void showTexts();
    void showUndo();
    QString current() const;

    KeyStates &m_keys;
    std::vector<llm::Endpoint> m_endpoints;
    QString m_removed;
    QString m_leftBehind;
    widgets::RoleLabel *m_empty;
    FittingList *m_list;
    QPushButton *m_add;
    QPushButton *m_remove;
    QWidget *m_undoBar;
    widgets::RoleLabel *m_undoWords;
    QPushButton *m_undo;
    widgets::RoleLabel *m_problem;
    QAction *m_other = nullptr;
};

} // namespace lastro::preferences
