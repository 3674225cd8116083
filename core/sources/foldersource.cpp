// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/foldersource.h"

#include "core/sources/filenames.h"
#include "core/sources/foldertree.h"

#include <QFileInfo>
#include <QSet>

#include <set>

namespace lastro::sources {

namespace {

struct Place {
    QString path;        ///< below the root, as shown
    QString absolute;    ///< where it really is
};

bool looksLikeDocument(const QString &path)
{
    return formatOfName(path) || isUnreadDocument(path);
}

/// Real files first, then what links lead to, so that a file keeps its own name where it has one.
class Walk {
public:
    Walk(const model::SourceRecord &source, QString root, const base::CancelToken &cancel)
        : m_excluded(source.excluded.begin(), source.excluded.end()), m_root(std::move(root)), m_cancel(cancel)
    {
    }

    base::Result<FolderListing> run()
    {
        if (const auto root = lookAt(m_root))
            m_seen.insert(root->identity);
        if (auto walked = walk({{}, m_root}); !walked)
            return std::unexpected(walked.error());
        for (size_t next = 0; next < m_links.size(); ++next)
            if (auto followed = follow(Place(m_links[next])); !followed)
                return std::unexpected(followed.error());
        std::sort(m_listing.files.begin(), m_listing.files.end(),
                  [](const FoundFile &a, const FoundFile &b) { return a.path < b.path; });
        std::sort(m_listing.skipped.begin(), m_listing.skipped.end(),
                  [](const SkippedFile &a, const SkippedFile &b) { return a.path < b.path; });
        return std::move(m_listing);
    }

private:
    base::Result<void> walk(Place top)
    {
        std::vector<Place> waiting{std::move(top)};
        while (!waiting.empty()) {
            const Place folder = std::move(waiting.back());
            waiting.pop_back();
            if (m_cancel.isCancelled())
                return base::failure(base::ErrorCode::Cancelled, m_root);
            auto entries = readFolder(folder.absolute);
            if (!entries && folder.path.isEmpty())
                return std::unexpected(entries.error());
            if (!entries) {
                // One that vanished since its name was read is no news.
                if (entries.error().code != base::ErrorCode::FolderMissing)
                    skip(folder.path, entries.error().code, entries.error().detail);
                continue;
            }
            for (const TreeEntry &entry : *entries)
                consider(folder, entry, *entries, waiting);
        }
        return {};
    }

    void consider(const Place &folder, const TreeEntry &entry, const std::vector<TreeEntry> &siblings,
                  std::vector<Place> &waiting)
    {
        if (isIgnoredName(entry.name))
            return;
        const Place place{folder.path.isEmpty() ? entry.name : folder.path + QLatin1Char('/') + entry.name,
                          folder.absolute + QLatin1Char('/') + entry.name};
        if (m_excluded.contains(place.path) || place.path == QLatin1String("lastro.json"))
            return;
        if (!entry.nameIsText) {
            if (entry.kind == EntryKind::Folder || looksLikeDocument(place.path))
                skip(place.path, base::ErrorCode::FileNameInvalid, QStringLiteral("the name is not valid UTF-8"));
            return;
        }
        switch (entry.kind) {
        case EntryKind::Folder:
            if (m_seen.insert(entry.identity).second)
                waiting.push_back(place);
            break;
        case EntryKind::File:
            addFile(place, entry, sidecarTime(siblings, entry.name));
            break;
        case EntryKind::Link:
            m_links.push_back(place);
            break;
        case EntryKind::Other:
            if (looksLikeDocument(place.path))
                skip(place.path, base::ErrorCode::FileNotRegular, QStringLiteral("a pipe, device or socket"));
            break;
        }
    }

    base::Result<void> follow(const Place &link)
    {
        if (m_cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled, m_root);
        const QString target = QFileInfo(link.absolute).canonicalFilePath();
        auto entry = lookAt(link.absolute);
        if (target.isEmpty() || !entry) {
            if (looksLikeDocument(link.path))
                skip(link.path, base::ErrorCode::FileNotFound, QStringLiteral("a link that leads nowhere"));
            return {};
        }
        const bool isFolder = entry->kind == EntryKind::Folder;
        if (target != m_root && !target.startsWith(m_root + QLatin1Char('/'))) {
            if (isFolder || looksLikeDocument(link.path))
                skip(link.path, base::ErrorCode::FileNotRegular, QStringLiteral("a link that leaves the folder"));
            return {};
        }
        if (isExcluded(target))
            return {};
        if (isFolder)
            return m_seen.insert(entry->identity).second ? walk({link.path, target}) : base::Result<void>();
        if (entry->kind == EntryKind::File) {
            const auto sidecar = lookAt(target + sidecarEnding.toString());
            addFile({link.path, target}, *entry, sidecar ? sidecar->modifiedNs : 0);
        } else if (looksLikeDocument(link.path)) {
            skip(link.path, base::ErrorCode::FileNotRegular, QStringLiteral("a pipe, device or socket"));
        }
        return {};
    }

    void addFile(const Place &place, const TreeEntry &entry, qint64 sidecarNs)
    {
        const auto format = formatOfName(place.path);
        if (!format) {
            if (isUnreadDocument(place.path))
                skip(place.path, base::ErrorCode::FormatUnsupported, {});
            return;
        }
        if (!entry.readable)
            return skip(place.path, base::ErrorCode::FileUnreadable, QStringLiteral("no permission"));
        if (m_seen.insert(entry.identity).second)
            m_listing.files.push_back({place.path, place.absolute, *format, entry.bytes, entry.modifiedNs, sidecarNs});
    }

    static qint64 sidecarTime(const std::vector<TreeEntry> &siblings, const QString &name)
    {
        const QString wanted = name + sidecarEnding.toString();
        const auto found = std::lower_bound(siblings.begin(), siblings.end(), wanted,
                                            [](const TreeEntry &entry, const QString &key) { return entry.name < key; });
        const bool there = found != siblings.end() && found->name == wanted && found->kind == EntryKind::File;
        return there ? found->modifiedNs : 0;
    }

    /// Is a place under the root in a part of the tree that belongs to another source?
    bool isExcluded(const QString &absolute) const
    {
        return std::any_of(m_excluded.begin(), m_excluded.end(), [&](const QString &path) {
            const QString top = m_root + QLatin1Char('/') + path;
            return absolute == top || absolute.startsWith(top + QLatin1Char('/'));
        });
    }

    void skip(const QString &path, base::ErrorCode code, const QString &detail)
    {
        m_listing.skipped.push_back({path, {code, path, detail}});
    }

    const QSet<QString> m_excluded;
    const QString m_root;
    const base::CancelToken m_cancel;
    std::set<FileIdentity> m_seen;
    std::vector<Place> m_links;
    FolderListing m_listing;
};

} // namespace

base::Result<FolderListing> listFolder(const model::SourceRecord &source, const base::CancelToken &cancel)
{
    const QString root = QFileInfo(source.root).canonicalFilePath();
    if (source.root.isEmpty() || root.isEmpty())
        return base::failure(base::ErrorCode::FolderMissing, source.root);
    return Walk(source, root, cancel).run();
}

} // namespace lastro::sources
