// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences of the base on a real session, words only.
#include "core/engine/session.h"
#include "tests/support/language.h"
#include "tests/support/temporarybase.h"
#include "ui/preferences/basesection.h"
#include "ui/shell/tuningbinding.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableWidget>
#include <QTest>

using namespace lastro;
using model::BaseTuning;

class TestTuningBinding : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_words;
    std::unique_ptr<tests::TemporaryBase> m_base;
    std::unique_ptr<engine::Session> m_session;
    std::unique_ptr<preferences::BaseSection> m_section;

    engine::EngineConfig config(bool writable = true) const
    {
        engine::EngineConfig config;
        config.baseFolder = m_base->data();
        config.extractorProgram = tests::TemporaryBase::extractorProgram();
        config.writable = writable;
        return config;
    }
    void fill(int documents)
    {
        for (int i = 0; i < documents; ++i)
            m_base->write(QStringLiteral("d%1.md").arg(i), QStringLiteral("# Manual %1\n\n## Assunto tratado %1\n\nO assunto de número %1 é tratado nesta seção com algum cuidado.\n").arg(i).toUtf8());
        auto engine = engine::Engine::open(config());
        QVERIFY(engine.has_value());
        QVERIFY((*engine)->addFolder(m_base->documents(), model::Seal::Official).has_value());
        QVERIFY((*engine)->index({}, {}, {}).has_value());
    }
    void open(bool writable = true)
    {
        m_session = std::make_unique<engine::Session>(config(writable));
        shell::bindTuning(*m_session, *m_section);
        QSignalSpy opened(m_session.get(), &engine::Session::opened);
        m_session->open();
        QTRY_COMPARE(opened.size(), 1);
    }
    QSlider &floor() { return *m_section->findChild<QSlider *>(QStringLiteral("floor")); }
    QPushButton &button(const char *name) { return *m_section->findChild<QPushButton *>(QLatin1String(name)); }
    BaseTuning stored()
    {
        auto engine = engine::Engine::open(config(false));
        return engine ? (*engine)->tuning().value_or(BaseTuning{9, 9}) : BaseTuning{9, 9};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }
    void init()
    {
        m_base = std::make_unique<tests::TemporaryBase>();
        m_section = std::make_unique<preferences::BaseSection>();
        m_section->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_section.get()));
    }
    void cleanup()
    {
        m_session.reset();
        m_section.reset();
        m_base.reset();
    }

    void whatIsMovedIsStoredAndThereNextTime()
    {
        fill(2);
        open();
        QVERIFY(floor().isEnabled());
        floor().setValue(-6);
        QTRY_COMPARE(stored(), (BaseTuning{-0.6, 0.3}));
        button("undoTuning").click();
        QTRY_COMPARE(stored(), BaseTuning());
        floor().setValue(4);
        QTRY_COMPARE(stored(), (BaseTuning{0.4, 0.3}));
        m_session.reset();
        open();
        QCOMPARE(floor().value(), 4);
        QVERIFY(!button("undoTuning").isEnabled());          // of the session before
    }

    void aReaderSeesAndCannotMove()
    {
        fill(2);
        open(false);
        QVERIFY(!floor().isEnabled());
        QVERIFY(button("calibrate").isEnabled());
    }

    void aCalibrationEndsInATable()
    {
        fill(12);
        open();
        QSignalSpy done(m_session.get(), &engine::Session::calibrated);
        button("calibrate").click();
        QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, 30'000);
        QVERIFY(m_section->findChild<QTableWidget *>()->isVisible());
        QVERIFY(!button("cancelCalibration").isVisible() && button("calibrate").isEnabled());
        const BaseTuning suggested = done[0][0].value<model::Calibration>().suggested;
        QCOMPARE(stored(), BaseTuning());
        if (suggested != BaseTuning()) {
            button("useSuggestion").click();
            QTRY_COMPARE(stored(), suggested);
        }
    }

    void aCalibrationIsCancelled()
    {
        fill(12);
        open();
        QSignalSpy ended(m_session.get(), &engine::Session::calibrationFailed);
        button("calibrate").click();
        button("cancelCalibration").click();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
        QVERIFY(button("calibrate").isEnabled());
        QVERIFY(!m_section->findChild<QTableWidget *>()->isVisible());
    }

    void aSmallBaseIsTold()
    {
        fill(3);
        open();
        button("calibrate").click();
        const auto told = [this] {
            const auto labels = m_section->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) { return label->isVisible() && label->text().contains(QStringLiteral("ao menos 10")); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(told(), 30'000);
        QVERIFY(!button("useSuggestion").isVisible());
    }
};

QTEST_MAIN(TestTuningBinding)
#include "tst_tuningbinding.moc"
