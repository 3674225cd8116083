// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <expected>

namespace lastro::base {

/// What went wrong, as a code that words/errorwords.h turns into a sentence in the reader's language.
enum class ErrorCode {
    Cancelled,
    // files
    FileNotFound,
    FileUnreadable,      ///< no permission, or an I/O error while reading
    FileNotRegular,      ///< a pipe, device, socket, or a link that leaves the source
    FileEmpty,           ///< zero bytes, or no text at all
    FileTooLarge,        ///< over a limit of size, pages or characters
    FileDamaged,         ///< not what its name says, or broken inside
    FileLocked,          ///< needs a password
    FileScanned,         ///< pages are pictures without text
    FormatUnsupported,
    FileNameInvalid,     ///< the bytes of the name are not valid UTF-8: no path can be made of it
    FolderMissing,
    FolderUnreadable,    ///< no permission to list it or to go into it
    FolderIsFile,        ///< a file where a folder of documents was expected
    // the child process that reads untrusted files
    ExtractorMissing,
    ExtractorCrashed,
    ExtractorTimedOut,
    ExtractorOutOfMemory,
    // the base on disk
    NoWritePermission,
    DiskFull,
    BaseInUse,           ///< another program holds the writer's lock
    BaseNewer,           ///< made by a newer version of the program
    BaseForeign,         ///< a database that is not Lastro's
    BaseDamaged,         ///< index.db, or a row of either file
    BaseMissing,         ///< neither of its files is there
    BaseIsFile,          ///< a file where the base's folder should be
    BaseUnreadable,      ///< no permission to read the folder or a file of it
    BaseNotClosed,       ///< its log is still to be taken over, which this reader may not do
    IndexMissing,        ///< index.db is gone beside a steward.db: it is rebuilt by the next writer
    IndexOlder,          ///< index.db of an older version, opened for reading only
    StewardMissing,      ///< steward.db is gone beside an index.db or its backups
    StewardDamaged,      ///< also: empty
    StoreFailed,         ///< any other database error; detail holds its text
    // models and vectors
    ModelMissing,
    ModelDamaged,
    ModelFailed,
    VectorWidthWrong,    ///< vectors of two widths or models would mix
    VectorNotFinite,     ///< NaN, infinity or all zero
    // language models: endpoints, servers and what they answer. Details are words of this program, never a server's.
    EndpointInvalid,     ///< its description; detail PROBLEM:FIELD, as in core/llm/endpoint.h
    EndpointUnknown,     ///< none of that name is set up; subject: the name
    EndpointNotAllowed,  ///< the base's data policy keeps what would be sent from it
    ServerNotFound,      ///< no such host
    ServerRefused,       ///< detail "refused": nothing listens there | "closed": it hung up or speaks no HTTP | a network error's name
    ServerTlsFailed,     ///< no trusted connection; detail: what is wrong with the certificate or the handshake
    ServerProxyFailed,
    ServerTimedOut,      ///< detail "connecting" | "first_byte" | "silence" | "deadline"
    ServerRedirected,    ///< to an address that is not followed; detail: its origin
    KeyInvalid,          ///< not what can be sent as a key: empty, over 4,096 bytes, or with other than printable ASCII
    KeyRefused,          ///< 401
    KeyForbidden,        ///< 403: known, but not for this
    ServerPathWrong,     ///< 404 or 405 and no model is to blame
    ServerModelMissing,  ///< the server knows no such model; subject ENDPOINT / MODEL
    ServerBusy,          ///< 429 or 503 for longer than the deadline; detail: seconds to wait, where told
    ServerQuotaSpent,    ///< no credit left with the provider
    ServerFailed,        ///< 5xx, or an error told in mid-stream; detail: status
    ServerRequestRefused,///< any other 4xx; detail: status and the parameter at fault, where told
    ServerSentHtml,      ///< a page in the place of an answer (captive portal, wrong port)
    ServerIncompatible,  ///< it answers, but not as an OpenAI-compatible server; detail: where it departs
    PromptTooLong,       ///< over what the model takes
    AnswerIncomplete,    ///< the stream ended before its own end
    AnswerTooLarge,
    AnswerInvalid,       ///< the model's reply breaks the asked form; detail PROBLEM:OFFSET or PROBLEM:FIELD
    LocalModelMissing,   ///< no model file is chosen, or none is there; subject: the file
    LocalModelUnreadable,
    LocalModelNotGguf,   ///< detail "folder" | "special" | "empty" | "other_beginning"
    LocalServerMissing,  ///< no llama-server: not at the chosen place (subject), or nowhere on PATH (no subject)
    LocalServerFailed,   ///< it could not be started or ended again and again; detail: the last it said, for people as plain text
    LocalServerForeign,  ///< at its address another model or program answers; detail: which
    SpendCeilingReached, ///< detail "turn" | "day" | "month" | "calls" | "unpriced"
    // input of people
    QuestionEmpty,
    QuestionTooLong,
    ConfigurationInvalid, ///< lastro.json or a setting
    KeychainUnavailable,
    Internal,
};

/// An error at a room's boundary: the code, the file, folder or value it concerns, and the technical reason (English,
/// for logs and details; never the only thing a person is shown).
struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString subject = {};
    QString detail = {};

    bool operator==(const Error &) const = default;
};

template <class T>
using Result = std::expected<T, Error>;

[[nodiscard]] inline std::unexpected<Error> failure(ErrorCode code, QString subject = {}, QString detail = {})
{
    return std::unexpected(Error{code, std::move(subject), std::move(detail)});
}

/// The code's stable name ("FileDamaged"), for logs, JSON and the store.
QString errorCodeName(ErrorCode code);
/// The code of such a name; Internal for an unknown one.
ErrorCode errorCodeFromName(const QString &name);

} // namespace lastro::base
