// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>

namespace lastro::base {

/// The only source of "now" outside benchmarks, so that tests can set it. Any thread.
class Clock {
public:
    virtual ~Clock() = default;
    /// In the local time zone.
    virtual QDateTime now() const = 0;
    QDate today() const { return now().date(); }
};

class SystemClock final : public Clock {
public:
    QDateTime now() const override { return QDateTime::currentDateTime(); }
};

} // namespace lastro::base
