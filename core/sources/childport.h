// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/messages.h"

#include <QFile>

namespace lastro::sources {

/// The child's end of the protocol: frames over standard input and output. Blocking, one thread.
class ChildPort {
public:
    /// Confines the process first; isReady() is false where that or the streams failed.
    explicit ChildPort(qint64 addressSpaceBytes);
    bool isReady() const { return m_ready; }

    /// The next request; nothing at the end of the input or after one that is not understood.
    std::optional<wire::Frame> next();
    bool send(wire::Kind kind, const QByteArray &payload);
    bool send(int page, const QImage &image);       ///< as a Drawn frame; the image is RGB32

private:
    bool write(const char *bytes, qint64 count);

    QFile m_in;
    QFile m_out;
    wire::FrameBuffer m_buffer{wire::maxRequestBytes};
    bool m_ready = false;
};

} // namespace lastro::sources
