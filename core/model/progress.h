// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/basetuning.h"
#include "core/model/source.h"

namespace lastro::model {

/// What a run has before it. Tokens are characters / 4, shown as +-30 %.
struct IndexEstimate {
    int filesToRead = 0;
    int filesUnchanged = 0;
    int filesGone = 0;
    qint64 passagesToEmbed = 0;       ///< exact once files are read; before that, 0
    qint64 tokens = 0;
    double seconds = 0;
};

enum class IndexPhase { Listing, Reading, Embedding, Finishing };

struct IndexProgress {
    IndexPhase phase = IndexPhase::Listing;
    QString file;                      ///< at hand, below its source's root
    int filesDone = 0;
    int filesTotal = 0;
    qint64 sections = 0;
    qint64 vectorsDone = 0;
    qint64 vectorsTotal = 0;
    qint64 tokensLeft = 0;             ///< +-30 %
    double secondsLeft = -1;           ///< -1 = unknown yet
};

struct FileNote {
    QString path;
    QString note;                      ///< a Document::notes code
};

struct FileFailure {
    QString source;                    ///< SourceRecord::id
    QString path;
    base::Error error;
};

/// What a run did (formats.md "index --json").
struct IndexReport {
    int documents = 0;                 ///< in the base now
    qint64 sections = 0;               ///< in the base now
    int unchanged = 0;
    qint64 embedded = 0;               ///< texts that went through the model in this run
    qint64 reused = 0;                 ///< passages of read files whose vector was already known
    std::vector<FileFailure> failed;
    std::vector<FileNote> notes;
    double seconds = 0;
    qint64 vectorRows = 0;
    QString embeddingModel;            ///< empty without vectors
    int dimensions = 0;
    bool cancelled = false;
    std::optional<base::Error> stopped;///< why the run ended early (disk full, vectors refused ...)
};

/// What is there: shown in the status line and by `lastro-cli status`.
struct BaseStatus {
    QString folder;
    QString name;
    qint64 documents = 0;
    qint64 sections = 0;
    qint64 passages = 0;
    qint64 vectors = 0;
    qint64 tokenBytes = 0;             ///< what the token vectors of late interaction take on the disk
    QString embeddingModel;            ///< empty where no model could be loaded
    std::optional<base::Error> modelError;
    std::vector<SourceRecord> sources;
    std::vector<FileFailure> failed;
    std::vector<FileNote> notes;       ///< of documents that were read with something odd
    std::optional<HelpChannel> helpChannel;
    QStringList openingNotes;          ///< "index_rebuilt", "index_damaged", "steward_restored"
    BaseTuning tuning;                 ///< in force
    bool readOnly = false;             ///< another window or program is the writer
};

/// A step of a question being answered, in the order it happens.
struct TraceStep {
    enum class Kind { Searching, Found, Reading, Rewriting, Judging, Writing } kind = Kind::Searching;   ///< the last three: a language model is at work
    QString text;                      ///< Searching: the words
    int count = 0;                     ///< Found: sections
    std::optional<SectionId> section;  ///< Reading
    QString title;                     ///< Reading: document title
    QString heading;                   ///< Reading
};

} // namespace lastro::model
