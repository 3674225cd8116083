// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lastro::preferences {

/// A part of a page whose labels wrap: as high as it is at its width (what labels guess for lines that are not laid out yet
/// would leave a gap below), in the language of the program. UI thread.
class FlowingPart : public QWidget {
public:
    using QWidget::QWidget;
    QSize minimumSizeHint() const override;

protected:
    /// All words anew; called at each change of language, and by the part itself when it is built.
    virtual void retranslate() = 0;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
};

} // namespace lastro::preferences
