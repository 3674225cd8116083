// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

/// Logging categories. Messages are untranslated whole sentences; questions and document text are never logged.
Q_DECLARE_LOGGING_CATEGORY(lastroSources)
Q_DECLARE_LOGGING_CATEGORY(lastroStore)
Q_DECLARE_LOGGING_CATEGORY(lastroIndex)
Q_DECLARE_LOGGING_CATEGORY(lastroModels)
Q_DECLARE_LOGGING_CATEGORY(lastroAsk)
Q_DECLARE_LOGGING_CATEGORY(lastroUi)
