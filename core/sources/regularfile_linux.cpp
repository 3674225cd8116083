// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/regularfile.h"

#include <QFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lastro::sources {

namespace {

class Descriptor {
public:
    explicit Descriptor(const QByteArray &name)
        : m_fd(::open(name.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY))
    {
    }
    ~Descriptor()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    int fd() const { return m_fd; }

private:
    int m_fd;
};

std::unexpected<base::Error> systemFailure(int number, const QString &path)
{
    using base::ErrorCode;
    const QString reason = QString::fromLocal8Bit(std::strerror(number));
    switch (number) {
    case ENOENT: case ENOTDIR: return base::failure(ErrorCode::FileNotFound, path, reason);
    case ELOOP: case ENXIO: case ENODEV: return base::failure(ErrorCode::FileNotRegular, path, reason);
    default: return base::failure(ErrorCode::FileUnreadable, path, reason);
    }
}

qint64 modifiedNs(const struct stat &status)
{
    return qint64(status.st_mtim.tv_sec) * 1'000'000'000 + status.st_mtim.tv_nsec;
}

/// Up to the end of the file, at most maxBytes + 1. False with errno on an I/O error.
bool readAll(int fd, qint64 expected, qint64 maxBytes, QByteArray &bytes)
{
    bytes.resize(std::min(expected, maxBytes) + 1);
    qint64 used = 0;
    for (;;) {
        const ssize_t n = ::pread(fd, bytes.data() + used, size_t(bytes.size() - used), used);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        used += n;
        if (n == 0 || used > maxBytes)
            break;
        if (used == bytes.size())
            bytes.resize(std::min(used * 2, maxBytes + 1));
    }
    bytes.truncate(used);
    return true;
}

} // namespace

base::Result<RegularFile> readRegularFile(const QString &path, qint64 maxBytes)
{
    const Descriptor file(QFile::encodeName(path));
    if (file.fd() < 0)
        return systemFailure(errno, path);
    for (int attempt = 0; attempt < 3; ++attempt) {
        struct stat before {}, after {};
        if (::fstat(file.fd(), &before) != 0)
            return systemFailure(errno, path);
        if (!S_ISREG(before.st_mode))
            return base::failure(base::ErrorCode::FileNotRegular, path);
        RegularFile result;
        if (before.st_size <= maxBytes && !readAll(file.fd(), before.st_size, maxBytes, result.bytes))
            return systemFailure(errno, path);
        if (before.st_size > maxBytes || result.bytes.size() > maxBytes)
            return base::failure(base::ErrorCode::FileTooLarge, path, QStringLiteral("more than %1 bytes").arg(maxBytes));
        if (::fstat(file.fd(), &after) != 0)
            return systemFailure(errno, path);
        result.modifiedNs = modifiedNs(after);
        if (result.modifiedNs == modifiedNs(before) && after.st_size == result.bytes.size())
            return result;
    }
    return base::failure(base::ErrorCode::FileUnreadable, path, QStringLiteral("it changes while it is read"));
}

} // namespace lastro::sources
