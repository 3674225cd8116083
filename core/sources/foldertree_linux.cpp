// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/foldertree.h"

#include <QFile>
#include <QStringDecoder>

#include <cerrno>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

namespace lastro::sources {

namespace {

struct FolderCloser {
    void operator()(DIR *folder) const { closedir(folder); }
};

base::ErrorCode codeOf(int error, base::ErrorCode missing)
{
    if (error == ENOENT || error == ENOTDIR || error == ELOOP)
        return missing;
    return missing == base::ErrorCode::FolderMissing ? base::ErrorCode::FolderUnreadable : base::ErrorCode::FileUnreadable;
}

std::unexpected<base::Error> failed(int error, base::ErrorCode missing, const QString &path)
{
    return base::failure(codeOf(error, missing), path, QString::fromLocal8Bit(std::strerror(error)));
}

EntryKind kindOf(mode_t mode)
{
    if (S_ISREG(mode))
        return EntryKind::File;
    if (S_ISDIR(mode))
        return EntryKind::Folder;
    return S_ISLNK(mode) ? EntryKind::Link : EntryKind::Other;
}

void describe(const struct stat &status, TreeEntry &entry)
{
    entry.kind = kindOf(status.st_mode);
    entry.identity = {quint64(status.st_dev), quint64(status.st_ino)};
    entry.bytes = status.st_size;
    entry.modifiedNs = qint64(status.st_mtim.tv_sec) * 1'000'000'000 + status.st_mtim.tv_nsec;
}

} // namespace

base::Result<std::vector<TreeEntry>> readFolder(const QString &absolutePath)
{
    const int descriptor = open(QFile::encodeName(absolutePath).constData(),
                                O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return failed(errno, base::ErrorCode::FolderMissing, absolutePath);
    const std::unique_ptr<DIR, FolderCloser> folder(fdopendir(descriptor));
    if (!folder) {
        const int error = errno;
        close(descriptor);
        return failed(error, base::ErrorCode::FolderMissing, absolutePath);
    }
    std::vector<TreeEntry> entries;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    errno = 0;
    while (const dirent *found = readdir(folder.get())) {
        const QByteArrayView bytes(found->d_name);
        if (bytes != "." && bytes != "..") {
            TreeEntry entry;
            decoder.resetState();
            entry.name = decoder.decode(bytes);
            entry.nameIsText = !decoder.hasError();
            struct stat status;
            if (fstatat(descriptor, found->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0) {
                describe(status, entry);
                if (entry.kind == EntryKind::File)
                    entry.readable = faccessat(descriptor, found->d_name, R_OK, AT_EACCESS) == 0;
                entries.push_back(std::move(entry));
            }
        }
        errno = 0;
    }
    if (errno != 0)
        return failed(errno, base::ErrorCode::FolderMissing, absolutePath);
    std::sort(entries.begin(), entries.end(), [](const TreeEntry &a, const TreeEntry &b) { return a.name < b.name; });
    return entries;
}

base::Result<TreeEntry> lookAt(const QString &absolutePath)
{
    const QByteArray path = QFile::encodeName(absolutePath);
    struct stat status;
    if (stat(path.constData(), &status) != 0)
        return failed(errno, base::ErrorCode::FileNotFound, absolutePath);
    TreeEntry entry;
    entry.name = absolutePath.section(QLatin1Char('/'), -1);
    describe(status, entry);
    entry.readable = faccessat(AT_FDCWD, path.constData(), R_OK, AT_EACCESS) == 0;
    return entry;
}

} // namespace lastro::sources
