// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QUrl>

class QPushButton;

namespace lastro::widgets {

/// Asks before an address leaves the program, showing it whole as plain text, with its host apart. Only mailto: and
/// https: can be approved; everything else can only be copied. Nothing is opened here: the owner acts on approved().
class AddressDialog : public QDialog {
    Q_OBJECT
public:
    explicit AddressDialog(const QUrl &address, QWidget *parent = nullptr);

    static bool canOpen(const QUrl &address);

Q_SIGNALS:
    void approved(const QUrl &address);

private:
    QUrl m_address;
    QPushButton *m_open;
};

} // namespace lastro::widgets
