// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rolelabel.h"

#include "ui/widgets/palette.h"
#include "words/visibletext.h"

#include <QApplication>
#include <QEvent>

namespace lastro::widgets {

namespace {
constexpr int longestWord = 30;

// QApplication::font() may be given in pixels by a platform; the ratio works for both.
void scale(QFont &font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
}
} // namespace

QFont roleFont(RoleLabel::Role role)
{
    QFont font = QApplication::font();
    switch (role) {
    case RoleLabel::Role::Title:
        scale(font, 1.25);
        font.setWeight(QFont::DemiBold);
        break;
    case RoleLabel::Role::Strong: font.setWeight(QFont::DemiBold); break;
    case RoleLabel::Role::Quiet: scale(font, 0.92); break;
    case RoleLabel::Role::Text:
    case RoleLabel::Role::Warning: break;
    }
    return font;
}

QString plainToolTip(const QString &text)
{
    if (text.isEmpty())
        return {};
    QString escaped = words::visibleText(text).toHtmlEscaped();
    escaped.replace(QLatin1Char('\n'), QLatin1String("<br>"));
    return QStringLiteral("<qt>") + escaped + QStringLiteral("</qt>");
}

QString plainButtonText(const QString &text) { return words::visibleText(text).replace(QLatin1Char('&'), QLatin1String("&&")); }

RoleLabel::RoleLabel(Role role, QWidget *parent) : QLabel(parent), m_role(role)
{
    setTextFormat(Qt::PlainText);
    setOpenExternalLinks(false);
    restyle();
}

RoleLabel::RoleLabel(Role role, const QString &text, QWidget *parent) : RoleLabel(role, parent)
{
    setText(text);
}

void RoleLabel::setText(const QString &text) { QLabel::setText(words::visibleText(text)); }

void RoleLabel::setBreakableText(const QString &text)
{
    QString broken;
    int unbroken = 0;
    for (const QChar unit : words::visibleText(text)) {
        unbroken = unit.isSpace() ? 0 : unbroken + 1;
        if (unbroken >= longestWord && !unit.isLowSurrogate()) {
            broken += QChar(0x200B);
            unbroken = 0;
        }
        broken += unit;
    }
    QLabel::setText(broken);
}

void RoleLabel::setFlowing(bool selectable)
{
    setWordWrap(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    if (selectable)
        setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void RoleLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::ApplicationPaletteChange)
        restyle();
    QLabel::changeEvent(event);
}

void RoleLabel::restyle()
{
    if (m_restyling)
        return;
    m_restyling = true;
    setFont(roleFont(m_role));
    if (m_role == Role::Quiet || m_role == Role::Warning) {
        const QPalette around = parentWidget() ? parentWidget()->palette() : QApplication::palette();
        QPalette own;                            // the rest comes from above and follows its changes
        own.setColor(QPalette::WindowText, color(m_role == Role::Quiet ? ColorRole::QuietText : ColorRole::Warning, around));
        setPalette(own);
    }
    m_restyling = false;
}

} // namespace lastro::widgets
