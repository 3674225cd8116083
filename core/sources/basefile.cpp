// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/basefile.h"

#include "core/sources/configurationproblem.h"
#include "core/sources/csvrows.h"
#include "core/sources/jsonplace.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

namespace lastro::sources {

namespace {

constexpr qint64 largestFile = 4 * 1024 * 1024;

/// Bytes of a small file without its byte order mark.
base::Result<QByteArray> readSmall(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile())
        return base::failure(base::ErrorCode::FileNotFound, path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(base::ErrorCode::FileUnreadable, path, file.errorString());
    QByteArray bytes = file.read(largestFile + 1);
    if (bytes.size() > largestFile)
        return base::failure(base::ErrorCode::FileTooLarge, path);
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    return bytes;
}

/// Reads one lastro.json. Every failure names the file, the line where it can be told, and what is wrong.
class BaseFile {
    using Step = base::Result<void>;

public:
    BaseFile(QString folder, QString path) : m_folder(std::move(folder)), m_path(std::move(path)) {}

    base::Result<model::BaseDescription> read(std::optional<model::Seal> seal)
    {
        using Reader = Step (BaseFile::*)();
        for (const Reader reader : {&BaseFile::parse, &BaseFile::readPlainValues, &BaseFile::readHelpChannel,
                                    &BaseFile::readSources, &BaseFile::readGlossary})
            if (const Step step = (this->*reader)(); !step)
                return std::unexpected(step.error());
        return finish(seal);
    }

private:
    /// place: the keys and array positions that lead to what is wrong.
    std::unexpected<base::Error> invalid(const QString &code, const QStringList &place, const QString &value = {}) const
    {
        return base::failure(base::ErrorCode::ConfigurationInvalid, m_path,
                             configurationProblem(code, jsonLine(m_bytes, place), place.value(place.size() - 1), value));
    }

    Step parse()
    {
        auto bytes = readSmall(m_path);
        if (!bytes)
            return base::failure(base::ErrorCode::ConfigurationInvalid, m_path,
                                 configurationProblem(bytes.error().code == base::ErrorCode::FileTooLarge ? QStringLiteral("too_large") : QStringLiteral("unreadable"), 0));
        m_bytes = *bytes;
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(m_bytes, &error);
        if (error.error != QJsonParseError::NoError)
            return base::failure(base::ErrorCode::ConfigurationInvalid, m_path,
                                 configurationProblem(QStringLiteral("syntax"), int(m_bytes.left(error.offset).count('\n')) + 1));
        if (!document.isObject())
            return invalid(QStringLiteral("not_object"), {});
        m_root = document.object();
        return {};
    }

    /// Text of the last key of the place, in the object that is there; empty where absent.
    base::Result<QString> text(const QJsonObject &object, const QStringList &place) const
    {
        const QJsonValue value = object.value(place.constLast());
        if (value.isUndefined() || value.isNull())
            return QString();
        if (!value.isString())
            return invalid(QStringLiteral("not_text"), place);
        return value.toString().trimmed();
    }

    Step readPlainValues()
    {
        const auto name = text(m_root, {QStringLiteral("name")});
        if (!name)
            return std::unexpected(name.error());
        const auto locale = text(m_root, {QStringLiteral("locale")});
        if (!locale)
            return std::unexpected(locale.error());
        m_base.name = name->isEmpty() ? QDir(m_folder).dirName() : *name;
        if (!locale->isEmpty())
            m_base.locale = *locale;
        const QString key = QStringLiteral("fresh_after_days");
        const QJsonValue days = m_root.value(key);
        if (days.isUndefined())
            return {};
        const double value = days.toDouble(-1);
        if (value < 1 || value > 36'500 || value != int(value))
            return invalid(QStringLiteral("not_days"), {key});
        m_base.freshAfterDays = int(value);
        return {};
    }

    Step readHelpChannel()
    {
        const QString key = QStringLiteral("help_channel");
        const QJsonValue value = m_root.value(key);
        if (value.isUndefined() || value.isNull())
            return {};
        if (!value.isObject())
            return invalid(QStringLiteral("not_object"), {key});
        const auto label = text(value.toObject(), {key, QStringLiteral("label")});
        const QStringList urlPlace{key, QStringLiteral("url")};
        const auto url = text(value.toObject(), urlPlace);
        if (!label || !url)
            return std::unexpected(label ? url.error() : label.error());
        static const QStringList schemes{QStringLiteral("https"), QStringLiteral("http"), QStringLiteral("mailto"),
                                         QStringLiteral("tel")};
        if (!url->isEmpty() && !schemes.contains(QUrl(*url).scheme()))
            return invalid(QStringLiteral("bad_address"), urlPlace, *url);
        if (!label->isEmpty() || !url->isEmpty())
            m_base.helpChannel = model::HelpChannel{label->isEmpty() ? *url : *label, *url};
        return {};
    }

    /// A path below the folder with '/', "." for the folder itself. Nothing may lead out of it, links included; where
    /// it is a link, the path of what it leads to.
    base::Result<QString> pathInside(const QString &written, const QStringList &place) const
    {
        QString path = written;
        path = QDir::cleanPath(path.replace(QLatin1Char('\\'), QLatin1Char('/')));
        const QString outside = QStringLiteral("outside");
        const bool hasDrive = path.size() > 1 && path.at(1) == QLatin1Char(':');
        if (path.isEmpty() || path.startsWith(QLatin1Char('/')) || hasDrive || path == QLatin1String("..")
            || path.startsWith(QLatin1String("../")))
            return invalid(outside, place, written);
        const QString real = QFileInfo(m_folder + QLatin1Char('/') + path).canonicalFilePath();
        if (real.isEmpty())
            return path;
        if (real != m_folder && !real.startsWith(m_folder + QLatin1Char('/')))
            return invalid(outside, place, written);
        return real == m_folder ? QStringLiteral(".") : real.mid(m_folder.size() + 1);
    }

    Step readSources()
    {
        const QString key = QStringLiteral("sources");
        const QJsonValue value = m_root.value(key);
        if (value.isUndefined())
            return {};
        if (!value.isArray())
            return invalid(QStringLiteral("not_list"), {key});
        const QJsonArray items = value.toArray();
        for (qsizetype i = 0; i < items.size(); ++i)
            if (auto read = readSource(items.at(i), {key, QString::number(i)}); !read)
                return read;
        return {};
    }

    Step readSource(const QJsonValue &item, const QStringList &place)
    {
        if (!item.isObject())
            return base::failure(base::ErrorCode::ConfigurationInvalid, m_path,
                                 configurationProblem(QStringLiteral("item_not_object"), jsonLine(m_bytes, place), place.constFirst()));
        const QStringList pathPlace = place + QStringList{QStringLiteral("path")};
        const QStringList sealPlace = place + QStringList{QStringLiteral("seal")};
        const auto written = text(item.toObject(), pathPlace);
        const auto sealText = text(item.toObject(), sealPlace);
        if (!written || !sealText)
            return std::unexpected(written ? sealText.error() : written.error());
        const auto path = pathInside(*written, pathPlace);
        if (!path)
            return std::unexpected(path.error());
        const auto seal = sealText->isEmpty() ? model::Seal::Wiki : model::sealFromName(*sealText);
        if (!seal)
            return invalid(QStringLiteral("unknown_seal"), sealPlace, *sealText);
        if (m_paths.contains(*path))
            return invalid(QStringLiteral("twice"), pathPlace, *written);
        m_paths << *path;
        addSource(*path, *seal);
        return {};
    }

    void addSource(const QString &path, model::Seal seal)
    {
        const bool whole = path == QLatin1String(".");
        model::SourceRecord source;
        source.root = whole ? m_folder : m_folder + QLatin1Char('/') + path;
        source.id = source.root;
        source.name = whole ? m_base.name : m_base.name + QStringLiteral(" / ") + path;
        source.seal = seal;
        m_base.sources.push_back(source);
    }

    Step readGlossary()
    {
        const QStringList place{QStringLiteral("glossary")};
        const auto written = text(m_root, place);
        if (!written)
            return std::unexpected(written.error());
        if (written->isEmpty())
            return {};
        const auto path = pathInside(*written, place);
        if (!path)
            return std::unexpected(path.error());
        const QString file = m_folder + QLatin1Char('/') + *path;
        const auto bytes = readSmall(file);
        if (!bytes)
            return invalid(QStringLiteral("glossary_unreadable"), place, *written);
        const auto rows = readCsv(*bytes);
        if (!rows)
            return base::failure(rows.error().code, file, rows.error().detail);
        for (const CsvRow &row : *rows) {
            QStringList fields = row.fields;
            fields.removeAll(QString());
            if (row.fields.first().isEmpty() || fields.size() < 2)
                return base::failure(base::ErrorCode::ConfigurationInvalid, file,
                                     configurationProblem(QStringLiteral("row_short"), row.line));
            m_base.glossary.push_back(fields);
        }
        m_glossary = *path;
        return {};
    }

    /// What no source names is a wiki of its own; every source leaves out what belongs to another, and the glossary.
    model::BaseDescription finish(std::optional<model::Seal> seal)
    {
        if (!m_paths.contains(QStringLiteral("."))) {
            const bool undeclared = m_paths.isEmpty();
            m_paths << QStringLiteral(".");
            addSource(QStringLiteral("."), undeclared ? seal.value_or(model::Seal::Wiki) : model::Seal::Wiki);
        }
        QStringList others = m_paths;
        if (!m_glossary.isEmpty())
            others << m_glossary;
        for (size_t i = 0; i < m_base.sources.size(); ++i) {
            const QString prefix = m_paths.at(qsizetype(i)) == QLatin1String(".") ? QString()
                                                                                  : m_paths.at(qsizetype(i)) + QLatin1Char('/');
            for (const QString &other : others)
                if (other != QLatin1String(".") && other.startsWith(prefix) && other.size() > prefix.size())
                    m_base.sources[i].excluded << other.mid(prefix.size());
            m_base.sources[i].excluded.removeDuplicates();
        }
        return std::move(m_base);
    }

    const QString m_folder;
    const QString m_path;
    QByteArray m_bytes;
    QJsonObject m_root;
    model::BaseDescription m_base;
    QStringList m_paths;        ///< of the sources, in their order
    QString m_glossary;
};

} // namespace

base::Result<model::BaseDescription> describeFolder(const QString &folder, std::optional<model::Seal> seal)
{
    const QString root = QFileInfo(folder).canonicalFilePath();
    if (folder.isEmpty() || root.isEmpty())
        return base::failure(base::ErrorCode::FolderMissing, folder);
    if (!QFileInfo(root).isDir())
        return base::failure(base::ErrorCode::FolderIsFile, folder);
    // Else a lastro.json that cannot be seen would pass for none, and its seals be lost.
    if (!QFileInfo(root).isReadable() || !QFileInfo(root).isExecutable())
        return base::failure(base::ErrorCode::FolderUnreadable, folder);
    const QString file = root + QStringLiteral("/lastro.json");
    if (QFileInfo::exists(file))
        return BaseFile(root, file).read(seal);
    model::BaseDescription base;
    base.name = QDir(root).dirName();
    base.sources.push_back({root, root, base.name, seal.value_or(model::Seal::Wiki), {}});
    return base;
}

} // namespace lastro::sources
