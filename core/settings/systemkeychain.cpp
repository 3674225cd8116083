// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settings/keychain.h"

#include <QObject>

#include <qt6keychain/keychain.h>

namespace lastro::settings {

namespace {

QString serviceName()
{
    return QStringLiteral("lastro");
}

class SystemKeychain final : public Keychain {
public:
    void write(const QString &name, const QByteArray &secret, Answer answer) override
    {
        auto *job = new QKeychain::WritePasswordJob(serviceName());
        job->setBinaryData(secret);
        start(job, name, std::move(answer), [] { return QByteArray(); });
    }

    void read(const QString &name, Answer answer) override
    {
        auto *job = new QKeychain::ReadPasswordJob(serviceName());
        start(job, name, std::move(answer), [job] { return job->binaryData(); });
    }

    void remove(const QString &name, Answer answer) override
    {
        start(new QKeychain::DeletePasswordJob(serviceName()), name, std::move(answer), [] { return QByteArray(); });
    }

private:
    /// Jobs delete themselves when they have finished.
    static void start(QKeychain::Job *job, const QString &name, Answer answer, std::function<QByteArray()> secret)
    {
        job->setKey(name);
        job->setInsecureFallback(false);
        QObject::connect(job, &QKeychain::Job::finished, job, [job, answer = std::move(answer), secret = std::move(secret)] {
            switch (job->error()) {
            case QKeychain::NoError: return answer(KeychainAnswer::Done, {}, secret());
            case QKeychain::EntryNotFound: return answer(KeychainAnswer::NotFound, {}, {});
            default: return answer(KeychainAnswer::Failed, job->errorString(), {});
            }
        });
        job->start();
    }
};

} // namespace

std::unique_ptr<Keychain> makeSystemKeychain()
{
    return std::make_unique<SystemKeychain>();
}

} // namespace lastro::settings
