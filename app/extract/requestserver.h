// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/childport.h"
#include "core/sources/readers/pdfpages.h"

#include <memory>

namespace lastro::extract {

/// The child's main loop: answers one request at a time until its input ends.
class RequestServer {
public:
    explicit RequestServer(qint64 addressSpaceBytes);
    /// The process's exit status.
    int run();

private:
    bool answer(const sources::wire::Frame &frame);
    bool readFile(const sources::wire::ReadFile &request);
    bool openPdf(const sources::wire::OpenPdf &request);
    bool drawPage(const sources::wire::DrawPage &request);
    bool readWords(const sources::wire::ReadWords &request);
    bool fail(base::Error error);

    qint64 m_addressSpace;
    sources::ChildPort m_port;
    std::unique_ptr<sources::readers::PdfPages> m_pdf;
    int m_cpuSeconds = 60;
};

} // namespace lastro::extract
