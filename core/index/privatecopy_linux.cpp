// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/privatecopy.h"

#include <QCryptographicHash>
#include <QFile>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lastro::index {

namespace {

constexpr qint64 Step = 1 << 20;

bool isRegular(int descriptor)
{
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

bool copyAll(QFile &source, QFile &target, QCryptographicHash &hash)
{
    QByteArray part(Step, Qt::Uninitialized);
    for (;;) {
        const qint64 read = source.read(part.data(), part.size());
        if (read <= 0)
            return read == 0;
        hash.addData(QByteArrayView(part).first(read));
        if (target.write(part.constData(), read) != read)
            return false;
    }
}

} // namespace

std::unique_ptr<PrivateCopy> PrivateCopy::make(const QString &path)
{
    // Without O_NONBLOCK a pipe in the file's place would block here.
    const int sourceDescriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (sourceDescriptor < 0)
        return nullptr;
    QFile source;
    if (!source.open(sourceDescriptor, QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle) || !isRegular(sourceDescriptor))
        return nullptr;
    const int descriptor = ::memfd_create("lastro-vectors", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0)
        return nullptr;
    std::unique_ptr<PrivateCopy> copy(new PrivateCopy(descriptor));
    QFile target;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!target.open(descriptor, QIODevice::WriteOnly | QIODevice::Unbuffered) || !copyAll(source, target, hash))
        return nullptr;
    if (::fcntl(descriptor, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)
        return nullptr;
    copy->m_digest = hash.result();
    return copy;
}

PrivateCopy::~PrivateCopy()
{
    ::close(m_descriptor);
}

QString PrivateCopy::path() const
{
    return QStringLiteral("/proc/self/fd/%1").arg(m_descriptor);
}

} // namespace lastro::index
