// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/progresswords.h"

#include "words/errorwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lastro::library {

namespace {
struct ProgressWords {
    Q_DECLARE_TR_FUNCTIONS(ProgressWords)
};

const QString separator = QStringLiteral(" · ");

QString number(qint64 value) { return QLocale().toString(value); }
} // namespace

QString progressWords(const model::IndexProgress &progress)
{
    switch (progress.phase) {
    case model::IndexPhase::Listing: return ProgressWords::tr("Procurando arquivos…");
    case model::IndexPhase::Reading:
        return ProgressWords::tr("Lendo %1 de %2 arquivos").arg(number(progress.filesDone), number(progress.filesTotal)) + separator
            + ProgressWords::tr("%1 seções").arg(number(progress.sections));
    case model::IndexPhase::Embedding:
        return ProgressWords::tr("Vetores: %1 de %2; a busca por palavras já funciona").arg(number(progress.vectorsDone), number(progress.vectorsTotal));
    case model::IndexPhase::Finishing: return ProgressWords::tr("Terminando…");
    }
    return {};
}

QString timeLeftWords(double seconds)
{
    if (seconds < 0)
        return {};
    if (seconds < 60)
        return ProgressWords::tr("falta menos de um minuto");
    const int minutes = qRound(seconds / 60);
    if (minutes < 90)
        return ProgressWords::tr("faltam cerca de %1 min (±30 %)").arg(minutes);
    return ProgressWords::tr("faltam cerca de %1 h (±30 %)").arg(QLocale().toString(seconds / 3600, 'f', 1));
}

int progressPermille(const model::IndexProgress &progress)
{
    switch (progress.phase) {
    case model::IndexPhase::Listing: return -1;
    case model::IndexPhase::Reading: return progress.filesTotal > 0 ? int(1000ll * progress.filesDone / progress.filesTotal) : -1;
    case model::IndexPhase::Embedding: return progress.vectorsTotal > 0 ? int(1000 * progress.vectorsDone / progress.vectorsTotal) : -1;
    case model::IndexPhase::Finishing: return 1000;
    }
    return -1;
}

QString reportWords(const model::IndexReport &report)
{
    if (report.stopped)
        return words::errorSentence(*report.stopped);
    if (report.cancelled)
        return ProgressWords::tr("Interrompido. O que foi lido já responde; a próxima atualização continua daqui.");
    QString words = ProgressWords::tr("%1 documentos e %2 seções na base, em %3 s.")
                        .arg(number(report.documents), number(report.sections), QLocale().toString(report.seconds, 'f', report.seconds < 10 ? 1 : 0));
    if (!report.failed.empty())
        words += QLatin1Char(' ') + ProgressWords::tr("%n arquivo(s) não foi(foram) lido(s).", nullptr, int(report.failed.size()));
    return words;
}

} // namespace lastro::library
