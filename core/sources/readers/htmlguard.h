// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace lastro::sources::readers {

/// Why this page would take the parser more than linear time (elements nested too deep, a tag with thousands of
/// attributes); empty for any page that a person or a program made to be read.
QString slowConstruct(const QByteArray &html);

} // namespace lastro::sources::readers
