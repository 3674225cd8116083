// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/document.h"
#include "core/model/section.h"
#include "core/triage/finding.h"

namespace lastro::triage {

/// Does text that anybody may edit try to command whoever answers with it? A verdict on text alone: no state, no I/O,
/// the same for every seal, at most a few milliseconds a section. It raises the cost of an attack and picks what a steward
/// should look at; what must never happen is kept by the callers' structure, not by this.
///
/// Suspicious: prose that steers the people who answer, a played role, refusals by order, invisible characters, letters
/// of another alphabet inside a word. Quarantined: text plainly addressed to a machine, or that forges its protocol.
/// Rules that instruct people (forms, deadlines, e-mails, passwords, the use of AI) are Clean. An attack that is quoted
/// as an example, in quotation marks and named as one before, is at most Suspicious.
///
/// All functions are pure and may be called from any thread.

/// Body, heading, breadcrumb, title, path, owner and version, and what heading and body say when read as one.
/// Document::notes only tell that something hidden was met somewhere; what is left of it in a section is found in its
/// text, so one odd character does not cast doubt on every section of a document.
Triage triageOf(const model::Section &section, const model::Document &document);

/// File names, questions, fields of tools. Findings are in Field::Text.
Triage triageOfText(const QString &text);

/// What two sections that follow each other say only when read as one. previousEnd, nextStart: any length, the last and
/// first few hundred characters are read. Ranges are of nextStart (Field::Text); what one side says alone is not repeated.
Triage triageOfNeighbours(const QString &previousEnd, const QString &nextStart);

} // namespace lastro::triage
