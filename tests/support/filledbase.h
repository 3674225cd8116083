// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/digest.h"
#include "core/store/database.h"
#include "core/store/indexreader.h"
#include "core/store/indexwriter.h"
#include "tests/support/fakeembedder.h"

#include <QTemporaryDir>

namespace lastro::tests {

/// A real base in a temporary folder, filled section by section, with vectors of the fake embedder.
class FilledBase {
public:
    /// With a token width the passages have token vectors as well.
    explicit FilledBase(int tokenWidth = 0)
        : embedder(256, QStringLiteral("fake-1"), tokenWidth),
          m_database(store::Database::open(m_folder.path(), store::Access::Write, m_clock).value_or(nullptr)) {}

    /// One document; its sections are of the headings given, one block a line ("a: b; c: d" is a row of a table). Metadata and
    /// seal as in the prototype.
    bool put(model::Document document, const std::vector<std::pair<QString, QString>> &sections)
    {
        document.source = QStringLiteral("/base/") + model::sealName(document.seal);
        document.path = document.id + QStringLiteral(".md");
        document.digest = base::sha256(document.id.toUtf8());
        if (document.title.isEmpty())
            document.title = document.id;
        std::vector<store::SectionWithPassages> made;
        for (const auto &[heading, text] : sections) {
            const int ordinal = int(made.size());
            model::Section section{*model::SectionId::make(document.id, QStringLiteral("s%1").arg(ordinal + 1)), ordinal, 2, heading,
                                   {document.title, heading}, text, {}, {}, 0, 0};
            qsizetype start = 0;
            for (const QString &line : text.split(QLatin1Char('\n'))) {
                model::Block block;
                block.range = {start, line.size()};
                if (line.contains(QStringLiteral("; ")) && line.contains(QStringLiteral(": ")))
                    block.kind = model::BlockKind::TableRow;
                section.blocks.push_back(block);
                start += line.size() + 1;
            }
            made.push_back({section, {{{0, text.size()}, section.breadcrumbText() + QLatin1Char('\n') + text}}});
        }
        auto writer = m_database->writer();
        return writer && (*writer)->begin() && (*writer)->putDocument(document, 0, made, embedder.model()) && (*writer)->commit();
    }

    /// Embeds what has no vector yet; tokensToo: and what lacks its token vectors, where the embedder gives some.
    bool embed(bool tokensToo = true)
    {
        auto writer = m_database->writer();
        const auto pending = writer ? (*writer)->pending(embedder.model(), 10'000, tokensToo && embedder.tokenWidth() > 0) : base::Result<std::vector<store::PendingPassage>>();
        if (!writer || !pending)
            return false;
        std::vector<store::NewVector> vectors;
        for (const store::PendingPassage &passage : *pending) {
            const auto encoded = embedder.encodePassages({passage.text}, {});
            vectors.push_back({passage.key, encoded->front().vector, tokensToo ? encoded->front().tokens : QByteArray()});
        }
        return (*writer)->begin() && (*writer)->putVectors(embedder.model(), embedder.dimensions(), vectors) && (*writer)->commit();
    }

    std::unique_ptr<store::IndexReader> reader() { return m_database->reader().value_or(nullptr); }

    FakeEmbedder embedder;

private:
    QTemporaryDir m_folder;
    base::SystemClock m_clock;
    std::shared_ptr<store::Database> m_database;
};

inline model::Document documentOf(const QString &id, model::Seal seal = model::Seal::Official)
{
    model::Document document;
    document.id = id;
    document.seal = seal;
    return document;
}

} // namespace lastro::tests
