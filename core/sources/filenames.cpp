// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/filenames.h"

#include <QSet>

namespace lastro::sources {

namespace {

QString extensionOf(QStringView name)
{
    const qsizetype slash = name.lastIndexOf(u'/');
    const qsizetype dot = name.lastIndexOf(u'.');
    return dot > slash + 1 ? name.mid(dot + 1).toString().toLower() : QString();
}

bool isPictureFolder(QStringView folder)
{
    static const QSet<QString> names{
        QStringLiteral("img"), QStringLiteral("imgs"), QStringLiteral("image"), QStringLiteral("images"),
        QStringLiteral("imagens"), QStringLiteral("figuras"), QStringLiteral("icons"), QStringLiteral("assets"),
        QStringLiteral("media"), QStringLiteral("static"), QStringLiteral("css"), QStringLiteral("attachments")};
    const QString lower = folder.toString().toLower();
    return names.contains(lower) || lower.endsWith(QLatin1String("_files")) || lower.endsWith(QLatin1String("_arquivos"));
}

} // namespace

std::optional<model::Format> formatOfName(QStringView name)
{
    static const QHash<QString, model::Format> formats{
        {QStringLiteral("md"), model::Format::Markdown}, {QStringLiteral("markdown"), model::Format::Markdown},
        {QStringLiteral("html"), model::Format::Html},   {QStringLiteral("htm"), model::Format::Html},
        {QStringLiteral("xhtml"), model::Format::Html},  {QStringLiteral("txt"), model::Format::Text},
        {QStringLiteral("text"), model::Format::Text},   {QStringLiteral("pdf"), model::Format::Pdf}};
    const auto found = formats.constFind(extensionOf(name));
    return found == formats.constEnd() ? std::nullopt : std::optional(*found);
}

bool isIgnoredName(QStringView name)
{
    const auto is = [&](const char *other) { return name.compare(QLatin1String(other), Qt::CaseInsensitive) == 0; };
    return name.startsWith(u'.') || name.startsWith(u"~$") || name.endsWith(u'~')
        || name.endsWith(u".tmp", Qt::CaseInsensitive) || name.endsWith(sidecarEnding, Qt::CaseInsensitive)
        || is("thumbs.db") || is("desktop.ini");
}

bool isUnreadDocument(QStringView path)
{
    static const QSet<QString> documents{
        QStringLiteral("doc"), QStringLiteral("docx"), QStringLiteral("docm"), QStringLiteral("dot"), QStringLiteral("dotx"),
        QStringLiteral("odt"), QStringLiteral("ott"), QStringLiteral("rtf"), QStringLiteral("pages"), QStringLiteral("xls"),
        QStringLiteral("xlsx"), QStringLiteral("xlsm"), QStringLiteral("ods"), QStringLiteral("csv"), QStringLiteral("tsv"),
        QStringLiteral("ppt"), QStringLiteral("pptx"), QStringLiteral("odp"), QStringLiteral("eml"), QStringLiteral("msg"),
        QStringLiteral("mht"), QStringLiteral("mhtml"), QStringLiteral("epub"), QStringLiteral("tif"), QStringLiteral("tiff"),
        QStringLiteral("djvu"), QStringLiteral("xps"), QStringLiteral("rst"), QStringLiteral("adoc")};
    static const QSet<QString> pictures{QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("jpeg"),
                                        QStringLiteral("heic")};
    const QString extension = extensionOf(path);
    if (documents.contains(extension))
        return true;
    if (!pictures.contains(extension))
        return false;
    const QList<QStringView> parts = path.split(u'/');
    return std::none_of(parts.begin(), parts.end() - 1, isPictureFolder);
}

} // namespace lastro::sources
