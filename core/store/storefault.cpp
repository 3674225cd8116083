// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storefault.h"

#include <cerrno>
#include <sqlite3.h>

namespace lastro::store {

namespace {

bool isSpaceError(int systemError)
{
#ifdef EDQUOT
    if (systemError == EDQUOT)
        return true;
#endif
    return systemError == ENOSPC || systemError == EFBIG;
}

/// Writing failed. Which system error it was is often lost by the time it is asked for (SQLite goes on with its own
/// clean-up): what is not known to be a fault of the device counts as no space, as with a limit on the size of files.
bool isFailedWrite(int sqliteCode, int systemError)
{
    return (sqliteCode == SQLITE_IOERR_WRITE || sqliteCode == SQLITE_IOERR_SHMSIZE) && systemError != EIO;
}

bool isPermissionError(int systemError)
{
    return systemError == EACCES || systemError == EPERM || systemError == EROFS;
}

} // namespace

base::ErrorCode faultCode(int sqliteCode, int systemError)
{
    using base::ErrorCode;
    switch (sqliteCode & 0xff) {
    case SQLITE_FULL:
        return ErrorCode::DiskFull;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return ErrorCode::BaseDamaged;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return ErrorCode::NoWritePermission;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::BaseInUse;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
        if (isSpaceError(systemError) || isFailedWrite(sqliteCode, systemError))
            return ErrorCode::DiskFull;
        if (isPermissionError(systemError))
            return ErrorCode::NoWritePermission;
        if (systemError == ENOENT)
            return ErrorCode::BaseMissing;
        return ErrorCode::StoreFailed;
    default:
        return ErrorCode::StoreFailed;
    }
}

} // namespace lastro::store
