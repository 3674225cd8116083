// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/seal.h"

#include <QWidget>
#include <map>

class QLabel;
class QRadioButton;

namespace lastro::library {

/// Says what a folder is: the three seals, each with what it means for answers. Nothing is chosen at first: the seal is a
/// person's word.
class SealChoice : public QWidget {
    Q_OBJECT
public:
    explicit SealChoice(QWidget *parent = nullptr);
    std::optional<model::Seal> seal() const;
    void setSeal(model::Seal seal);

Q_SIGNALS:
    void chosen(lastro::model::Seal seal);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    struct Option {
        QRadioButton *button;
        QLabel *meaning;
    };
    std::map<model::Seal, Option> m_options;
};

} // namespace lastro::library
