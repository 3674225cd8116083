// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/lastrotokenizer.h"

#include "core/store/termanalyser.h"

#include <QVarLengthArray>
#include <sqlite3.h>

namespace lastro::store {

namespace {

using TokenCallback = int (*)(void *, int, const char *, int, int, int);

/// UTF-16 places of a text to places in its UTF-8.
class ByteOffsets {
public:
    ByteOffsets(const QString &text, int bytes) : m_bytes(bytes)
    {
        if (text.size() == bytes)
            return;
        m_offsets.reserve(size_t(text.size()) + 1);
        int at = 0;
        for (const QChar unit : text) {
            m_offsets.push_back(at);
            at += unit.unicode() < 0x80 ? 1 : unit.unicode() < 0x800 ? 2 : unit.isSurrogate() ? 2 : 3;
        }
        m_offsets.push_back(at);
    }
    int at(qsizetype place) const { return std::min(m_offsets.empty() ? int(place) : m_offsets.at(size_t(place)), m_bytes); }

private:
    int m_bytes;
    std::vector<int> m_offsets;
};

/// Hands terms to FTS5: the first of a place counts, the others stand with it, none twice.
class Emitter {
public:
    Emitter(void *context, TokenCallback token) : m_context(context), m_token(token) {}
    void place(int start, int end)
    {
        m_start = start;
        m_end = end;
        m_seen.clear();
    }
    void term(const QByteArray &term)
    {
        const auto same = [&](const QByteArray *seen) { return *seen == term; };
        if (m_result != SQLITE_OK || std::any_of(m_seen.begin(), m_seen.end(), same))
            return;
        const int flags = m_seen.isEmpty() ? 0 : FTS5_TOKEN_COLOCATED;
        m_seen.append(&term);
        m_result = m_token(m_context, flags, term.constData(), int(term.size()), m_start, m_end);
    }
    void terms(const QByteArrayList &list)
    {
        for (const QByteArray &each : list)
            term(each);
    }
    int result() const { return m_result; }

private:
    void *m_context;
    TokenCallback m_token;
    int m_start = 0;
    int m_end = 0;
    int m_result = SQLITE_OK;
    QVarLengthArray<const QByteArray *, 16> m_seen;     ///< of the caller, who keeps them until the next place
};

int emitDocument(TermAnalyser &analyser, const char *text, int bytes, Emitter &emitter)
{
    const QString source = QString::fromUtf8(text, bytes);
    const ByteOffsets offsets(source, bytes);
    const std::vector<TermPosition> positions = analyser.analyse(source);
    for (const TermPosition &position : positions) {
        emitter.place(offsets.at(position.range.start), offsets.at(position.range.end()));
        emitter.terms(position.forms);
        for (const QByteArrayList &piece : position.pieces)
            emitter.terms(piece);
        emitter.terms(position.extra);
        if (emitter.result() != SQLITE_OK)
            break;
    }
    return emitter.result();
}

int emitQuery(const char *text, int bytes, Emitter &emitter)
{
    int at = 0;
    const QByteArrayList places = QByteArray::fromRawData(text, bytes).split(' ');
    for (const QByteArray &place : places) {
        emitter.place(at, at + int(place.size()));
        const QByteArrayList terms = place.split('|');
        for (const QByteArray &term : terms)
            if (!term.isEmpty())
                emitter.term(term);
        at += int(place.size()) + 1;
    }
    return emitter.result();
}

int create(void *, const char **, int, Fts5Tokenizer **tokenizer)
{
    try {
        *tokenizer = reinterpret_cast<Fts5Tokenizer *>(new TermAnalyser);
        return SQLITE_OK;
    } catch (const std::exception &) {
        return SQLITE_NOMEM;
    }
}

void destroy(Fts5Tokenizer *tokenizer)
{
    delete reinterpret_cast<TermAnalyser *>(tokenizer);
}

int tokenize(Fts5Tokenizer *tokenizer, void *context, int flags, const char *text, int bytes, TokenCallback token)
{
    if (!text || bytes <= 0)
        return SQLITE_OK;
    try {
        Emitter emitter(context, token);
        return (flags & FTS5_TOKENIZE_QUERY) ? emitQuery(text, bytes, emitter)
                                             : emitDocument(*reinterpret_cast<TermAnalyser *>(tokenizer), text, bytes, emitter);
    } catch (const std::exception &) {
        return SQLITE_NOMEM;
    }
}

} // namespace

fts5_api *fts5Api(sqlite3 *connection)
{
    fts5_api *api = nullptr;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(connection, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

int registerTokenizer(fts5_api *api)
{
    fts5_tokenizer functions{create, destroy, tokenize};
    return api->xCreateTokenizer(api, "lastro", nullptr, &functions, nullptr);
}

} // namespace lastro::store
