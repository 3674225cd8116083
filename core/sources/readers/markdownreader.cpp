// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/markdownreader.h"

#include "core/sources/readers/encoding.h"
#include "core/sources/readers/frontmatter.h"
#include "core/sources/readers/markdownblocks.h"

namespace lastro::sources::readers {

base::Result<model::Extraction> readMarkdown(const QByteArray &bytes)
{
    auto decoded = decodeText(bytes);
    if (!decoded)
        return std::unexpected(decoded.error());
    const FrontMatter front = readFrontMatter(decoded->text);
    auto content = readMarkdownBlocks(decoded->text.mid(front.length));
    if (!content)
        return std::unexpected(content.error());
    if (content->blocks.empty())
        return base::failure(base::ErrorCode::FileEmpty);
    model::Extraction extraction;
    extraction.format = model::Format::Markdown;
    extraction.metadata = front.keys;
    extraction.blocks = std::move(content->blocks);
    extraction.notes = decoded->notes;
    if (content->struck)
        extraction.notes << QStringLiteral("struck_text");
    return extraction;
}

} // namespace lastro::sources::readers
