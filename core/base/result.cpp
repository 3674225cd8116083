// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/result.h"

#include <array>
#include <utility>

namespace lastro::base {

namespace {
constexpr std::array names{
    std::pair{ErrorCode::Cancelled, "Cancelled"},
    std::pair{ErrorCode::FileNotFound, "FileNotFound"},
    std::pair{ErrorCode::FileUnreadable, "FileUnreadable"},
    std::pair{ErrorCode::FileNotRegular, "FileNotRegular"},
    std::pair{ErrorCode::FileEmpty, "FileEmpty"},
    std::pair{ErrorCode::FileTooLarge, "FileTooLarge"},
    std::pair{ErrorCode::FileDamaged, "FileDamaged"},
    std::pair{ErrorCode::FileLocked, "FileLocked"},
    std::pair{ErrorCode::FileScanned, "FileScanned"},
    std::pair{ErrorCode::FormatUnsupported, "FormatUnsupported"},
    std::pair{ErrorCode::FileNameInvalid, "FileNameInvalid"},
    std::pair{ErrorCode::FolderMissing, "FolderMissing"},
    std::pair{ErrorCode::FolderUnreadable, "FolderUnreadable"},
    std::pair{ErrorCode::FolderIsFile, "FolderIsFile"},
    std::pair{ErrorCode::ExtractorMissing, "ExtractorMissing"},
    std::pair{ErrorCode::ExtractorCrashed, "ExtractorCrashed"},
    std::pair{ErrorCode::ExtractorTimedOut, "ExtractorTimedOut"},
    std::pair{ErrorCode::ExtractorOutOfMemory, "ExtractorOutOfMemory"},
    std::pair{ErrorCode::NoWritePermission, "NoWritePermission"},
    std::pair{ErrorCode::DiskFull, "DiskFull"},
    std::pair{ErrorCode::BaseInUse, "BaseInUse"},
    std::pair{ErrorCode::BaseNewer, "BaseNewer"},
    std::pair{ErrorCode::BaseForeign, "BaseForeign"},
    std::pair{ErrorCode::BaseDamaged, "BaseDamaged"},
    std::pair{ErrorCode::BaseMissing, "BaseMissing"},
    std::pair{ErrorCode::BaseIsFile, "BaseIsFile"},
    std::pair{ErrorCode::BaseUnreadable, "BaseUnreadable"},
    std::pair{ErrorCode::BaseNotClosed, "BaseNotClosed"},
    std::pair{ErrorCode::IndexMissing, "IndexMissing"},
    std::pair{ErrorCode::IndexOlder, "IndexOlder"},
    std::pair{ErrorCode::StewardMissing, "StewardMissing"},
    std::pair{ErrorCode::StewardDamaged, "StewardDamaged"},
    std::pair{ErrorCode::StoreFailed, "StoreFailed"},
    std::pair{ErrorCode::ModelMissing, "ModelMissing"},
    std::pair{ErrorCode::ModelDamaged, "ModelDamaged"},
    std::pair{ErrorCode::ModelFailed, "ModelFailed"},
    std::pair{ErrorCode::VectorWidthWrong, "VectorWidthWrong"},
    std::pair{ErrorCode::VectorNotFinite, "VectorNotFinite"},
    std::pair{ErrorCode::EndpointInvalid, "EndpointInvalid"},
    std::pair{ErrorCode::EndpointUnknown, "EndpointUnknown"},
    std::pair{ErrorCode::EndpointNotAllowed, "EndpointNotAllowed"},
    std::pair{ErrorCode::ServerNotFound, "ServerNotFound"},
    std::pair{ErrorCode::ServerRefused, "ServerRefused"},
    std::pair{ErrorCode::ServerTlsFailed, "ServerTlsFailed"},
    std::pair{ErrorCode::ServerProxyFailed, "ServerProxyFailed"},
    std::pair{ErrorCode::ServerTimedOut, "ServerTimedOut"},
    std::pair{ErrorCode::ServerRedirected, "ServerRedirected"},
    std::pair{ErrorCode::KeyInvalid, "KeyInvalid"},
    std::pair{ErrorCode::KeyRefused, "KeyRefused"},
    std::pair{ErrorCode::KeyForbidden, "KeyForbidden"},
    std::pair{ErrorCode::ServerPathWrong, "ServerPathWrong"},
    std::pair{ErrorCode::ServerModelMissing, "ServerModelMissing"},
    std::pair{ErrorCode::ServerBusy, "ServerBusy"},
    std::pair{ErrorCode::ServerQuotaSpent, "ServerQuotaSpent"},
    std::pair{ErrorCode::ServerFailed, "ServerFailed"},
    std::pair{ErrorCode::ServerRequestRefused, "ServerRequestRefused"},
    std::pair{ErrorCode::ServerSentHtml, "ServerSentHtml"},
    std::pair{ErrorCode::ServerIncompatible, "ServerIncompatible"},
    std::pair{ErrorCode::PromptTooLong, "PromptTooLong"},
    std::pair{ErrorCode::AnswerIncomplete, "AnswerIncomplete"},
    std::pair{ErrorCode::AnswerTooLarge, "AnswerTooLarge"},
    std::pair{ErrorCode::AnswerInvalid, "AnswerInvalid"},
    std::pair{ErrorCode::LocalModelMissing, "LocalModelMissing"},
    std::pair{ErrorCode::LocalModelUnreadable, "LocalModelUnreadable"},
    std::pair{ErrorCode::LocalModelNotGguf, "LocalModelNotGguf"},
    std::pair{ErrorCode::LocalServerMissing, "LocalServerMissing"},
    std::pair{ErrorCode::LocalServerFailed, "LocalServerFailed"},
    std::pair{ErrorCode::LocalServerForeign, "LocalServerForeign"},
    std::pair{ErrorCode::SpendCeilingReached, "SpendCeilingReached"},
    std::pair{ErrorCode::QuestionEmpty, "QuestionEmpty"},
    std::pair{ErrorCode::QuestionTooLong, "QuestionTooLong"},
    std::pair{ErrorCode::ConfigurationInvalid, "ConfigurationInvalid"},
    std::pair{ErrorCode::KeychainUnavailable, "KeychainUnavailable"},
    std::pair{ErrorCode::Internal, "Internal"},
};
} // namespace

QString errorCodeName(ErrorCode code)
{
    for (const auto &[candidate, name] : names)
        if (candidate == code)
            return QLatin1String(name);
    return QStringLiteral("Internal");
}

ErrorCode errorCodeFromName(const QString &name)
{
    for (const auto &[code, candidate] : names)
        if (name == QLatin1String(candidate))
            return code;
    return ErrorCode::Internal;
}

} // namespace lastro::base
