// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/sourcefinder.h"

namespace lastro::eval {

namespace {

QString withoutExtension(const QString &path)
{
    const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
    return dot > path.lastIndexOf(QLatin1Char('/')) + 1 ? path.left(dot) : path;
}

bool isMeant(const model::Section &section, const ExpectedSource &expected)
{
    if (!expected.anchor.isEmpty())
        return section.id.anchor() == expected.anchor || section.id.headingAnchor() == expected.anchor;
    return expected.heading.isEmpty() || base::searchFolded(section.heading) == base::searchFolded(expected.heading);
}

} // namespace

bool isNamed(const model::Document &document, const QString &name)
{
    const QString wanted = base::searchFolded(name);
    if (wanted.isEmpty())
        return false;
    if (base::searchFolded(document.id) == wanted)
        return true;
    const QString path = base::searchFolded(document.source + QLatin1Char('/') + document.path);
    for (const QString &candidate : {path, withoutExtension(path)})
        if (candidate == wanted || candidate.endsWith(QLatin1Char('/') + wanted))
            return true;
    return false;
}

base::Result<const std::vector<model::Document> *> SourceFinder::documents(const QString &area)
{
    auto known = m_documents.find(area);
    if (known == m_documents.end()) {
        auto listed = m_engine.documents(area);
        if (!listed)
            return std::unexpected(listed.error());
        known = m_documents.insert(area, std::move(*listed));
    }
    return &known.value();
}

base::Result<const std::vector<model::Section> *> SourceFinder::sections(const QString &document, const QString &area)
{
    auto known = m_sections.find(document);
    if (known == m_sections.end()) {
        auto view = m_engine.document(document, area);
        if (!view)
            return std::unexpected(view.error());
        known = m_sections.insert(document, std::move(view->sections));
    }
    return &known.value();
}

base::Result<RightSources> SourceFinder::find(const RulerQuestion &question)
{
    RightSources right;
    const auto all = documents(question.area);
    if (!all)
        return std::unexpected(all.error());
    for (const ExpectedSource &expected : question.expected) {
        // An id is the whole truth; a file name only counts where no id is meant.
        std::vector<const model::Document *> meant;
        for (const model::Document &document : **all)
            if (document.id == expected.document)
                meant = {&document};
        if (meant.empty())
            for (const model::Document &document : **all)
                if (isNamed(document, expected.document))
                    meant.push_back(&document);
        bool found = false;
        for (const model::Document *document : meant) {
            const auto held = sections(document->id, question.area);
            if (!held)
                return std::unexpected(held.error());
            for (const model::Section &section : **held) {
                if (!isMeant(section, expected))
                    continue;
                found = true;
                right.sections.insert(section.id);
                if (!right.documents.contains(document->id))
                    right.documents << document->id;
            }
        }
        if (!found)
            right.missing.push_back(expected);
    }
    return right;
}

} // namespace lastro::eval
