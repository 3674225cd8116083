// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/addressdialog.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/sealbadge.h"
#include "ui/widgets/theme.h"

#include "tests/support/sampleanswers.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace lastro;
using namespace lastro::widgets;

class TestPalette : public QObject {
    Q_OBJECT
    /// The strongest contrast to the ground that any pixel of a strip has.
    static double strongest(const QImage &image, const QRect &strip, const QColor &ground)
    {
        double most = 1;
        for (int y = strip.top(); y <= strip.bottom(); ++y)
            for (int x = strip.left(); x <= strip.right(); ++x)
                most = std::max(most, contrast(image.pixelColor(x, y), ground));
        return most;
    }

private Q_SLOTS:
    void edgesAreSeen_data() { textIsReadable_data(); }

    // What can be chosen, typed in or pressed has an edge of 3:1, drawn as it comes to the screen.
    void edgesAreSeen()
    {
        QFETCH(int, theme);
        applyTheme(*qApp, Theme(theme), {});
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        QList<QWidget *> controls{new QRadioButton, new QLineEdit, new QSpinBox, new QComboBox, new QPushButton(QStringLiteral("x"))};
        auto *first = new QLineEdit;                       // takes the focus, whose edge is another one
        layout->addWidget(first);
        for (QWidget *control : controls)
            layout->addWidget(control);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        first->setFocus();
        const QColor ground = window.palette().color(QPalette::Window);
        for (QWidget *control : controls) {
            const QImage image = control->grab().toImage();
            const QRect left(0, image.height() / 2 - 2, 3, 4);
            const QString seen = QStringLiteral("%1: %2").arg(QLatin1String(control->metaObject()->className())).arg(strongest(image, left, ground));
            QVERIFY2(strongest(image, left, ground) >= 2.7, qPrintable(seen));      // smoothing takes a little
        }
        auto *radio = static_cast<QRadioButton *>(controls.first());
        const QImage off = radio->grab().toImage();
        radio->setChecked(true);
        QVERIFY(radio->grab().toImage() != off);
        radio->setEnabled(false);
        QVERIFY(!radio->grab().isNull());
    }

    void labelsFollowAChangeOfColours()
    {
        applyTheme(*qApp, Theme::Light, {});
        auto *page = new QWidget;
        auto *quiet = new RoleLabel(RoleLabel::Role::Quiet, QStringLiteral("dica"), page);
        auto *warning = new RoleLabel(RoleLabel::Role::Warning, QStringLiteral("aviso"), page);
        QScrollArea scroll;
        scroll.setWidget(page);
        scroll.show();
        QVERIFY(QTest::qWaitForWindowExposed(&scroll));
        for (const Theme theme : {Theme::HighContrast, Theme::Light, Theme::Dark, Theme::HighContrast, Theme::Dark, Theme::Light}) {
            applyTheme(*qApp, theme, {});
            QCoreApplication::processEvents();
            const QPalette wanted = paletteFor(theme, {});
            QCOMPARE(page->palette().color(QPalette::Window), wanted.color(QPalette::Window));
            QCOMPARE(quiet->palette().color(QPalette::WindowText), color(ColorRole::QuietText, wanted));
            QCOMPARE(warning->palette().color(QPalette::WindowText), color(ColorRole::Warning, wanted));
            QVERIFY(contrast(quiet->palette().color(QPalette::WindowText), page->palette().color(QPalette::Window)) >= 4.5);
        }
    }

    void labelsShowHiddenCharacters()
    {
        RoleLabel label(RoleLabel::Role::Text, QStringLiteral("a\u202Eb"));
        QCOMPARE(label.text(), QStringLiteral("a[U+202E]b"));
        label.setText(QStringLiteral("c\u200Bd"));
        QCOMPARE(label.text(), QStringLiteral("c[U+200B]d"));
        label.setBreakableText(QString(61, QLatin1Char('w')) + QChar(0x202E));
        QCOMPARE(label.text().count(QChar(0x200B)), 2);
        QVERIFY(label.text().endsWith(QStringLiteral("[U+202E]")));
        label.setBreakableText(QStringLiteral("palavras curtas de uma frase longa e inteira"));
        QCOMPARE(label.text().count(QChar(0x200B)), 0);
        label.setBreakableText(QString::fromUcs4(U"\U0001F600").repeated(40));
        QCOMPARE(label.text().remove(QChar(0x200B)), QString::fromUcs4(U"\U0001F600").repeated(40));
        QVERIFY(plainToolTip(QStringLiteral("x\u2066y")).contains(QStringLiteral("x[U+2066]y")));
        QCOMPARE(plainButtonText(QStringLiteral("R&D\u202E")), QStringLiteral("R&&D[U+202E]"));
    }

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
        for (const ColorRole fill : {ColorRole::WikiFill, ColorRole::ArchivedFill, ColorRole::WarningFill})      // banner, notice bar
            check(palette.color(QPalette::WindowText), color(fill, palette), "text on a strip");
        for (const QColor &paper : {window, base, card})
            QVERIFY(contrast(color(ColorRole::Outline, palette), paper) >= 3);
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
