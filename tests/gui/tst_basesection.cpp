// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "tests/support/memorysecrets.h"
#include "tests/support/screens.h"
#include "ui/preferences/basesection.h"
#include "ui/preferences/preferencespane.h"
#include "ui/preferences/refusalchart.h"
#include "ui/widgets/theme.h"
#include "words/errorwords.h"

#include <QDoubleSpinBox>
#include <QGraphicsSimpleTextItem>
#include <QProgressBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace lastro;
using preferences::BaseSection;
using model::BaseTuning;

class TestBaseSection : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_words;
    std::unique_ptr<BaseSection> m_section;
    std::unique_ptr<QSignalSpy> m_chosen;

    QSlider &floor() { return *m_section->findChild<QSlider *>(QStringLiteral("floor")); }
    QDoubleSpinBox &weight() { return *m_section->findChild<QDoubleSpinBox *>(QStringLiteral("wordsWeight")); }
    QPushButton &button(const char *name) { return *m_section->findChild<QPushButton *>(QLatin1String(name)); }
    BaseTuning last() { return m_chosen->last()[0].value<BaseTuning>(); }
    QString shownWords()
    {
        QStringList texts;
        for (const QLabel *label : m_section->findChildren<QLabel *>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
    static model::Calibration found()
    {
        model::Calibration calibration;
        calibration.sections = 412;
        calibration.questions = 150;
        calibration.suggested = {0.4, 0.5};
        for (const auto &[weight, first, five] : {std::tuple{0.0, 118, 140}, {0.3, 124, 143}, {0.5, 131, 145}, {1.0, 120, 143}})
            calibration.weights.push_back({weight, first, five});
        for (int step = -20; step <= 20; ++step) {
            const double share = 1 / (1 + std::exp(-step / 6.0));
            calibration.curve.push_back({step / 10.0, int(150 * share * share * share * 0.35), int(30 + 110 * share)});
        }
        return calibration;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void init()
    {
        m_section = std::make_unique<BaseSection>();
        m_chosen = std::make_unique<QSignalSpy>(m_section.get(), &BaseSection::tuningChosen);
        m_section->resize(760, 720);
        m_section->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_section.get()));
    }

    void cleanup()
    {
        m_chosen.reset();
        m_section.reset();
    }

    void withoutABaseNothingCanBeMoved()
    {
        QVERIFY(!floor().isEnabled() && !weight().isEnabled() && !button("calibrate").isEnabled() && !button("defaultTuning").isEnabled());
        m_section->setTuning({0.5, 0.4}, false);             // somebody else writes it
        QVERIFY(!floor().isEnabled() && !button("defaultTuning").isEnabled());
        QVERIFY(button("calibrate").isEnabled());            // asking changes nothing
        QCOMPARE(floor().value(), 5);
        m_section->showCalibration(found());
        QVERIFY(!button("useSuggestion").isEnabled());
        m_section->setTuning({0.5, 0.4}, true);
        QVERIFY(floor().isEnabled() && button("useSuggestion").isEnabled());
        QCOMPARE(m_chosen->size(), 0);
    }

    void aChangeIsToldOnceWhenTheHandRests()
    {
        m_section->setTuning({}, true);
        floor().setFocus();
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(&floor(), Qt::Key_Right);
        QCOMPARE(m_chosen->size(), 0);
        QVERIFY(shownWords().contains(QStringLiteral("+0,4")));
        QTRY_COMPARE(m_chosen->size(), 1);
        QCOMPARE(last(), (BaseTuning{0.4, 0.3}));
        weight().setValue(0.75);
        QTRY_COMPARE(m_chosen->size(), 2);
        QCOMPARE(last(), (BaseTuning{0.4, 0.75}));
        QTest::keyClick(&floor(), Qt::Key_PageDown);
        m_section->hide();                                   // another place of the window
        QCOMPARE(m_chosen->size(), 3);
        QCOMPARE(last(), (BaseTuning{-0.1, 0.75}));
    }

    void figuresBetweenTwoStepsStay()
    {
        m_section->setTuning({0.37, 0.333}, true);
        QCOMPARE(m_chosen->size(), 0);
        weight().setValue(0.5);
        QTRY_COMPARE(m_chosen->size(), 1);
        QCOMPARE(last(), (BaseTuning{0.37, 0.5}));
    }

    void everyChangeIsUndoneAndRedone()
    {
        m_section->setTuning({}, true);
        QVERIFY(!button("undoTuning").isEnabled());
        floor().setValue(10);
        QTRY_COMPARE(m_chosen->size(), 1);
        m_section->showCalibration(found());
        button("useSuggestion").click();
        QCOMPARE(last(), (BaseTuning{0.4, 0.5}));
        QVERIFY(!button("useSuggestion").isEnabled());       // it is in use
        button("defaultTuning").click();
        QCOMPARE(last(), BaseTuning());
        QVERIFY(!button("defaultTuning").isEnabled());
        QCOMPARE(floor().value(), 0);
        floor().setFocus();
        QTest::keySequence(&floor(), QKeySequence::Undo);
        QCOMPARE(last(), (BaseTuning{0.4, 0.5}));
        button("undoTuning").click();
        QCOMPARE(last(), (BaseTuning{1.0, 0.3}));
        QTest::keySequence(&floor(), QKeySequence::Redo);
        QCOMPARE(last(), (BaseTuning{0.4, 0.5}));
        button("undoTuning").click();
        button("undoTuning").click();
        QCOMPARE(last(), BaseTuning());
        QVERIFY(!button("undoTuning").isEnabled());
        QCOMPARE(floor().value(), 0);
        QCOMPARE(weight().value(), 0.3);
    }

    void aChangeOnTheWayIsUndoneAsWell()
    {
        m_section->setTuning({}, true);
        floor().setFocus();
        floor().setValue(7);
        QTest::keySequence(&floor(), QKeySequence::Undo);
        QCOMPARE(m_chosen->size(), 2);
        QCOMPARE(last(), BaseTuning());
        QCOMPARE(floor().value(), 0);
    }

    void anOlderWordIsPassedOver()
    {
        m_section->setTuning({}, true);
        floor().setValue(10);
        QTRY_COMPARE(m_chosen->size(), 1);
        m_section->setTuning({}, true);                      // asked before the change arrived
        QCOMPARE(floor().value(), 10);
        m_section->setTuning({1.0, 0.3}, true);
        QCOMPARE(floor().value(), 10);
        m_section->setTuning({-1.0, 0.3}, true);             // the command line
        QCOMPARE(floor().value(), -10);
        QCOMPARE(m_chosen->size(), 1);
    }

    void aRefusedChangeGoesBack()
    {
        m_section->setTuning({0.2, 0.3}, true);
        floor().setValue(10);
        QTRY_COMPARE(m_chosen->size(), 1);
        m_section->showTuningError({base::ErrorCode::DiskFull, {}, {}});
        m_section->setTuning({0.2, 0.3}, true);
        QCOMPARE(floor().value(), 2);
        QVERIFY(!button("undoTuning").isEnabled());
        QVERIFY(shownWords().contains(words::errorSentence({base::ErrorCode::DiskFull, {}, {}})));
        floor().setValue(3);
        QTRY_COMPARE(m_chosen->size(), 2);
        QVERIFY(!shownWords().contains(words::errorSentence({base::ErrorCode::DiskFull, {}, {}})));
    }

    void aCalibrationShowsItsWayAndIsCancelled()
    {
        QSignalSpy wanted(m_section.get(), &BaseSection::calibrationRequested);
        QSignalSpy cancelled(m_section.get(), &BaseSection::calibrationCancelled);
        m_section->setTuning({}, true);
        QVERIFY(!m_section->findChild<QProgressBar *>()->isVisible());
        button("calibrate").setFocus();
        QTest::keyClick(&button("calibrate"), Qt::Key_Space);
        QCOMPARE(wanted.size(), 1);
        QVERIFY(!button("calibrate").isEnabled());
        QVERIFY(button("cancelCalibration").hasFocus());
        m_section->showProgress({30, 120});
        QCOMPARE(m_section->findChild<QProgressBar *>()->value(), 30);
        QTest::keyClick(&button("cancelCalibration"), Qt::Key_Space);
        QCOMPARE(cancelled.size(), 1);
        m_section->showCalibrationError({base::ErrorCode::Cancelled, {}, {}});
        QVERIFY(button("calibrate").isEnabled() && button("calibrate").hasFocus());
        QVERIFY(!shownWords().contains(words::errorSentence({base::ErrorCode::Cancelled, {}, {}})));
        button("calibrate").click();
        m_section->showCalibrationError({base::ErrorCode::StoreFailed, {}, {}});
        QVERIFY(shownWords().contains(words::errorSentence({base::ErrorCode::StoreFailed, {}, {}})));
    }

    void theResultIsATableAndACurve()
    {
        m_section->setTuning({}, true);
        m_section->showCalibration(found());
        const auto &table = *m_section->findChild<QTableWidget *>();
        QVERIFY(table.isVisible());
        QCOMPARE(table.item(0, 0)->text(), QStringLiteral("0,0"));
        QCOMPARE(table.item(0, 1)->text(), QStringLiteral("+0,4"));
        QCOMPARE(table.item(2, 1)->text(), QStringLiteral("87,3 %"));
        QCOMPARE(table.item(5, 0)->text(), QStringLiteral("56,7 %"));
        const auto &chart = *m_section->findChild<preferences::RefusalChart *>();
        QVERIFY(chart.isVisible());
        QVERIFY(chart.accessibleDescription().contains(QLatin1Char('%')));
        const QRectF plot = chart.chart()->plotArea();
        std::vector<QRectF> places;
        for (const QGraphicsItem *item : chart.scene()->items())
            if (const auto *text = dynamic_cast<const QGraphicsSimpleTextItem *>(item))
                places.push_back(text->sceneBoundingRect());
        QCOMPARE(places.size(), size_t(2));
        QVERIFY(!places[0].intersects(places[1]));
        for (const QRectF &place : places)
            QVERIFY2(place.left() >= plot.left() && place.right() <= plot.right() + 1, "a label stands across the axis");
        model::Calibration words = found();
        words.weights.clear();
        m_section->showCalibration(words);
        QCOMPARE(table.item(2, 0)->text(), QStringLiteral("–"));
        model::Calibration few;
        few.sections = 4;
        m_section->showCalibration(few);
        QVERIFY(!table.isVisible() && !chart.isVisible() && !button("useSuggestion").isVisible());
        QVERIFY(shownWords().contains(QStringLiteral("10")));
    }

    void anotherBaseStartsClean()
    {
        m_section->setTuning({}, true);
        floor().setValue(10);
        QTRY_COMPARE(m_chosen->size(), 1);
        m_section->showCalibration(found());
        m_section->clear();
        QVERIFY(!floor().isEnabled() && !button("undoTuning").isEnabled());
        QCOMPARE(floor().value(), 0);
        QVERIFY(!m_section->findChild<QTableWidget *>()->isVisible());
        QCOMPARE(m_chosen->size(), 1);
        m_section->setTuning({-0.5, 0.9}, true);
        QCOMPARE(floor().value(), -5);
    }

    void inThePaneInBothLanguagesAndThemes_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        QTest::newRow("pt") << QStringLiteral("pt_BR") << false;
        QTest::newRow("en") << QStringLiteral("en") << false;
        QTest::newRow("pt-dark") << QStringLiteral("pt_BR") << true;
    }
    void inThePaneInBothLanguagesAndThemes()
    {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        widgets::applyTheme(*qApp, dark ? widgets::Theme::Dark : widgets::Theme::Light, {});
        {
            const tests::Language words(language);
            QTemporaryDir folder;
            settings::Settings settings(folder.filePath(QStringLiteral("lastro.ini")));
            tests::MemorySecrets secrets;
            preferences::PreferencesPane pane(settings, secrets);
            pane.resize(820, 1'250);
            pane.show();
            QVERIFY(QTest::qWaitForWindowExposed(&pane));
            pane.base().setTuning({}, true);
            pane.base().showCalibration(found());
            QCoreApplication::processEvents();
            QCOMPARE(tests::clipped(pane).join(QLatin1Char('\n')), QString());
            QCOMPARE(tests::faint(pane).join(QLatin1Char('\n')), QString());
            tests::saveScreen(pane, QStringLiteral("preferences-base-") + QLatin1String(QTest::currentDataTag()));
            if (language == QLatin1String("en")) {
                QCOMPARE(pane.base().accessibleName(), QStringLiteral("This base"));
                QCOMPARE(pane.base().findChild<QPushButton *>(QStringLiteral("useSuggestion"))->text(), QStringLiteral("Use suggestion"));
            }
        }
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }
};

QTEST_MAIN(TestBaseSection)
#include "tst_basesection.moc"
