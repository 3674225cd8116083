// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/addressdialog.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/sealbadge.h"

#include "tests/support/sampleanswers.h"

#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace lastro;
using namespace lastro::widgets;

class TestPalette : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textIsReadable_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << int(Theme::Light);
        QTest::newRow("dark") << int(Theme::Dark);
        QTest::newRow("high contrast") << int(Theme::HighContrast);
    }

    void textIsReadable()
    {
        QFETCH(int, theme);
        const QPalette palette = paletteFor(Theme(theme), {});
        const auto check = [](const QColor &ink, const QColor &paper, const char *what) {
            QVERIFY2(contrast(ink, paper) >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(contrast(ink, paper))));
        };
        const QColor window = palette.color(QPalette::Window), base = palette.color(QPalette::Base), card = color(ColorRole::Card, palette);
        for (const QColor &paper : {window, base, card, palette.color(QPalette::AlternateBase)}) {
            check(palette.color(QPalette::WindowText), paper, "text");
            check(palette.color(QPalette::Link), paper, "link");
            check(palette.color(QPalette::PlaceholderText), paper, "placeholder");
            for (const ColorRole role : {ColorRole::Accent, ColorRole::QuietText, ColorRole::Official, ColorRole::Wiki, ColorRole::Minutes,
                                         ColorRole::Archived, ColorRole::Warning})
                check(color(role, palette), paper, "role");
        }
        check(color(ColorRole::MarkText, palette), color(ColorRole::Mark, palette), "mark");
        check(color(ColorRole::Official, palette), color(ColorRole::OfficialFill, palette), "official");
        check(color(ColorRole::Wiki, palette), color(ColorRole::WikiFill, palette), "wiki");
        check(color(ColorRole::Minutes, palette), color(ColorRole::MinutesFill, palette), "minutes");
        check(color(ColorRole::Archived, palette), color(ColorRole::ArchivedFill, palette), "archived");
        check(color(ColorRole::Warning, palette), color(ColorRole::WarningFill, palette), "warning");
        check(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight), "highlight");
        check(palette.color(QPalette::ButtonText), palette.color(QPalette::Button), "button");
        check(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase), "tool tip");
        QVERIFY(card.isValid());
    }

    void desktopFollowsTheDesktop()
    {
        QVERIFY(!isDark(paletteFor(Theme::Desktop, paletteFor(Theme::Light, {}))));
        QVERIFY(isDark(paletteFor(Theme::Desktop, paletteFor(Theme::Dark, {}))));
        QCOMPARE(paletteFor(Theme::Desktop, paletteFor(Theme::HighContrast, {})).color(QPalette::Window), QColor(Qt::black));
    }

    void contrastIsThatOfTheStandard()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(qAbs(contrast(QColor(QStringLiteral("#767676")), Qt::white) - 4.54) < 0.01);
    }

    void aLabelNeverReadsMarkup()
    {
        const QString hostile = QStringLiteral("<b>OFICIAL</b><img src=file:///x>");
        RoleLabel label(RoleLabel::Role::Title, hostile);
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QCOMPARE(label.text(), hostile);
        QVERIFY(plainToolTip(hostile).contains(QStringLiteral("&lt;b&gt;")));
        QVERIFY(!plainToolTip(hostile).contains(QStringLiteral("<img")));
        QVERIFY(plainToolTip({}).isEmpty());
    }

    void badgesSayStandingBeforeSeal()
    {
        const model::Document minutes = tests::sampleDocument(QStringLiteral("ata"), QStringLiteral("Ata"), model::Seal::Minutes);
        QCOMPARE(badgeFor(minutes, model::Standing::InForce).kind, BadgeKind::Minutes);
        QVERIFY(badgeFor(minutes, model::Standing::InForce).text.contains(QStringLiteral("26")));
        QCOMPARE(badgeFor(minutes, model::Standing::Archived).kind, BadgeKind::Archived);
        QCOMPARE(badgeFor(minutes, model::Standing::NotYetInForce).kind, BadgeKind::NotYetInForce);
        QCOMPARE(badgeFor(model::Seal::Official).text, QStringLiteral("Oficial"));
    }

    void eachBadgeHasItsOwnShapeAndColour()
    {
        QList<QImage> images;
        for (int kind = int(BadgeKind::Official); kind <= int(BadgeKind::Suspect); ++kind) {
            QImage image(40, 24, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintBadge(painter, QRectF(0, 0, 40, 24), {BadgeKind(kind), {}}, QApplication::font(), paletteFor(Theme::Light, {}));
            painter.end();
            const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
            for (const QImage &other : images)
                QVERIFY2(grey != other, qPrintable(QString::number(kind)));
            images << grey;
        }
    }

    void aBadgeElidesInsteadOfSpilling()
    {
        SealBadge badge;
        badge.setSeal(model::Seal::Minutes, QDate(2026, 2, 3));
        QCOMPARE(badge.accessibleName(), badge.badge().text);
        QVERIFY(badge.minimumSizeHint().width() < badge.sizeHint().width());
        badge.resize(40, 24);
        QVERIFY(!badge.grab().isNull());
    }

    void addresses_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("canOpen");
        QTest::newRow("mail") << QStringLiteral("mailto:rh@example.invalid") << true;
        QTest::newRow("https") << QStringLiteral("https://example.invalid/a?b=c") << true;
        QTest::newRow("http") << QStringLiteral("http://example.invalid/") << false;
        QTest::newRow("file") << QStringLiteral("file:///etc/passwd") << false;
        QTest::newRow("script") << QStringLiteral("javascript:alert(1)") << false;
        QTest::newRow("smb") << QStringLiteral("smb://host/share") << false;
        QTest::newRow("user") << QStringLiteral("https://banco.example@evil.invalid/") << false;
        QTest::newRow("no host") << QStringLiteral("https:///x") << false;
        QTest::newRow("no mailbox") << QStringLiteral("mailto:") << false;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("relative") << QStringLiteral("//host/share") << false;
    }

    void addresses()
    {
        QFETCH(QString, address);
        QFETCH(bool, canOpen);
        QCOMPARE(AddressDialog::canOpen(QUrl(address)), canOpen);
        QPointer<AddressDialog> dialog = new AddressDialog(QUrl(address));
        QSignalSpy approved(dialog.data(), &AddressDialog::approved);
        dialog->show();
        QCOMPARE(dialog->findChild<QPlainTextEdit *>()->toPlainText(), QUrl(address).toString(QUrl::FullyEncoded));
        auto *open = dialog->findChild<QPushButton *>(QStringLiteral("openAddress"));
        QCOMPARE(open->isEnabled(), canOpen);
        QVERIFY(!open->hasFocus());
        open->click();
        QCOMPARE(approved.size(), canOpen ? 1 : 0);
        delete dialog;
    }
};

QTEST_MAIN(TestPalette)
#include "tst_palette.moc"
