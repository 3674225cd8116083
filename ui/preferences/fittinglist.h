// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace lastro::preferences {

/// A list as high as its lines, up to a number of them: the page scrolls, not the list. UI thread.
class FittingList : public QListWidget {
public:
    explicit FittingList(int mostRows, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void updateGeometries() override;

private:
    int m_mostRows;
    int m_fitted = 0;
};

} // namespace lastro::preferences
