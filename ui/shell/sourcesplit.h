// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSplitter;

namespace lastro::shell {

/// Work at the left, the source at the right. When the window is narrow the open source takes the whole place until it
/// is closed. Owns neither width nor size choices: state() is remembered by the owner.
class SourceSplit : public QWidget {
    Q_OBJECT
public:
    static constexpr int narrowBelow = 1000;       ///< width of the window, in device independent pixels

    explicit SourceSplit(QWidget *work, QWidget *parent = nullptr);

    void setSource(QWidget *source);               ///< takes it; closed at first
    void openSource();
    void closeSource();
    bool isSourceOpen() const { return m_open; }
    bool isNarrow() const { return m_narrow; }
    void setNarrow(bool narrow);

    QByteArray state() const;
    void setState(const QByteArray &state);

Q_SIGNALS:
    void stateChanged();

private:
    void arrange();

    QSplitter *m_splitter;
    QWidget *m_work;
    QWidget *m_source = nullptr;
    bool m_open = false;
    bool m_narrow = false;
    bool m_sized = false;
};

} // namespace lastro::shell
