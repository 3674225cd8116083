// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/seal.h"

#include <QDialog>

namespace lastro::library {

/// Asks what a folder without a lastro.json is, before it is added. Deletes itself when closed.
class SealDialog : public QDialog {
    Q_OBJECT
public:
    explicit SealDialog(const QString &folder, QWidget *parent = nullptr);

    /// Does the folder say itself what it holds (lastro.json)? Then nothing is asked.
    static bool saysItself(const QString &folder);

Q_SIGNALS:
    void decided(const QString &folder, lastro::model::Seal seal);
};

} // namespace lastro::library
