// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/logging.h"

Q_LOGGING_CATEGORY(lastroSources, "lastro.sources", QtWarningMsg)
Q_LOGGING_CATEGORY(lastroStore, "lastro.store", QtWarningMsg)
Q_LOGGING_CATEGORY(lastroIndex, "lastro.index", QtWarningMsg)
Q_LOGGING_CATEGORY(lastroModels, "lastro.models", QtWarningMsg)
Q_LOGGING_CATEGORY(lastroAsk, "lastro.ask", QtWarningMsg)
Q_LOGGING_CATEGORY(lastroUi, "lastro.ui", QtWarningMsg)
