// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/apikey.h"

#include <QNetworkAccessManager>
#include <QPointer>
#include <QUrl>
#include <chrono>
#include <functional>

namespace lastro::llm {

/// One small question at a time to a server on this machine. One thread, with an event loop.
class LocalServerProbe {
public:
    /// status: 0 where no whole answer came in time.
    using Done = std::function<void(int status, const QByteArray &body)>;

    explicit LocalServerProbe(std::chrono::milliseconds limit);
    ~LocalServerProbe();

    /// An earlier question is dropped. key: null = none is sent.
    void ask(const QUrl &url, const std::shared_ptr<const ApiKey> &key, Done done);
    void drop();                                        ///< done is not called any more

private:
    const std::chrono::milliseconds m_limit;
    QNetworkAccessManager m_network;
    QPointer<QNetworkReply> m_reply;
};

} // namespace lastro::llm
