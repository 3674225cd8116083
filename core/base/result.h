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
    FolderMissing,
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
    BaseDamaged,
    BaseMissing,
    StoreFailed,         ///< any other database error; detail holds its text
    // models and vectors
    ModelMissing,
    ModelDamaged,
    ModelFailed,
    VectorWidthWrong,    ///< vectors of two widths or models would mix
    VectorNotFinite,     ///< NaN, infinity or all zero
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
