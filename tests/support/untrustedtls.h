// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

namespace lastro::tests {

/// A certificate for 127.0.0.1 that nobody trusts, made for tests only. Its key protects nothing.
inline QSslConfiguration untrustedTls()
{
    static constexpr const char *certificate =
        "-----BEGIN CERTIFICATE-----\n"
        "MIIBjzCCATagAwIBAgIUeSj2EBok2OItSa78ku3wjS4pveMwCgYIKoZIzj0EAwIw\n"
        "FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEzMDIyNTM1OVoYDzIxMjYxMTA2\n"
        "MjI1MzU5WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO\n"
        "PQMBBwNCAASyPmDLy9hwa4CAvdd2W4jAEYVYqxpzKairEHcGKVDKp3KCZ6LMdUN5\n"
        "FdYVgoZCGVcX2tpvlp+RpTTDUBGLuR12o2QwYjAdBgNVHQ4EFgQUvm0nx5wgB2nW\n"
        "dkWqEXHGlVr0azUwHwYDVR0jBBgwFoAUvm0nx5wgB2nWdkWqEXHGlVr0azUwDwYD\n"
        "VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0cAMEQC\n"
        "IA9Kv4lREnAEenzTWLniyEKjub8YsTmKXEud7rFYNMxmAiBt5v7D2BV7DHkzdqyo\n"
        "IVB5I66WsF8gJj6ucgNcj7vSEA==\n"
        "-----END CERTIFICATE-----\n";
    static constexpr const char *key =
        "-----BEGIN PRIVATE KEY-----\n"
        "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVKYDfmMgmO9Jt2oE\n"
        "nauF+T+CpMK83/8lqhgk/haV9cehRANCAASyPmDLy9hwa4CAvdd2W4jAEYVYqxpz\n"
        "KairEHcGKVDKp3KCZ6LMdUN5FdYVgoZCGVcX2tpvlp+RpTTDUBGLuR12\n"
        "-----END PRIVATE KEY-----\n";
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(QByteArray(certificate)));
    configuration.setPrivateKey(QSslKey(QByteArray(key), QSsl::Ec));
    return configuration;
}

} // namespace lastro::tests
