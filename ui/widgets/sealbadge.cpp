// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sealbadge.h"

#include "words/sealwords.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace lastro::widgets {

namespace {
constexpr double padding = 6;
constexpr double gap = 4;

ColorRole fillOf(BadgeKind kind)
{
    switch (kind) {
    case BadgeKind::Official: return ColorRole::OfficialFill;
    case BadgeKind::Wiki: return ColorRole::WikiFill;
    case BadgeKind::Minutes: return ColorRole::MinutesFill;
    case BadgeKind::Archived:
    case BadgeKind::NotYetInForce: return ColorRole::ArchivedFill;
    case BadgeKind::Suspect: return ColorRole::WarningFill;
    }
    return ColorRole::ArchivedFill;
}

// Shapes are drawn in a unit square, so that they follow the font's size.
QPainterPath shieldShape()
{
    QPainterPath path;
    path.moveTo(0.5, 0.0);
    path.lineTo(0.92, 0.15);
    path.lineTo(0.92, 0.5);
    path.cubicTo(0.92, 0.75, 0.72, 0.92, 0.5, 1.0);
    path.cubicTo(0.28, 0.92, 0.08, 0.75, 0.08, 0.5);
    path.lineTo(0.08, 0.15);
    path.closeSubpath();
    return path;
}

QPainterPath pencilShape()
{
    QPainterPath path;
    path.moveTo(0.05, 0.95);
    path.lineTo(0.14, 0.64);
    path.lineTo(0.72, 0.06);
    path.lineTo(0.94, 0.28);
    path.lineTo(0.36, 0.86);
    path.closeSubpath();
    return path;
}

QPainterPath calendarShape()
{
    QPainterPath path;
    path.addRect(QRectF(0.06, 0.16, 0.88, 0.8));
    path.addRect(QRectF(0.06, 0.16, 0.88, 0.24));
    path.addRect(QRectF(0.26, 0.0, 0.08, 0.16));
    path.addRect(QRectF(0.66, 0.0, 0.08, 0.16));
    return path;
}

QPainterPath boxShape()
{
    QPainterPath path;
    path.addRect(QRectF(0.04, 0.08, 0.92, 0.26));
    path.addRect(QRectF(0.12, 0.34, 0.76, 0.58));
    path.addRect(QRectF(0.36, 0.5, 0.28, 0.08));
    return path;
}

QPainterPath hourglassShape()
{
    QPainterPath path;
    path.moveTo(0.15, 0.04);
    path.lineTo(0.85, 0.04);
    path.lineTo(0.15, 0.96);
    path.lineTo(0.85, 0.96);
    path.closeSubpath();
    return path;
}

QPainterPath triangleShape()
{
    QPainterPath path;
    path.moveTo(0.5, 0.04);
    path.lineTo(0.98, 0.94);
    path.lineTo(0.02, 0.94);
    path.closeSubpath();
    return path;
}

QPainterPath shapeOf(BadgeKind kind)
{
    switch (kind) {
    case BadgeKind::Official: return shieldShape();
    case BadgeKind::Wiki: return pencilShape();
    case BadgeKind::Minutes: return calendarShape();
    case BadgeKind::Archived: return boxShape();
    case BadgeKind::NotYetInForce: return hourglassShape();
    case BadgeKind::Suspect: return triangleShape();
    }
    return {};
}

double shapeSide(const QFontMetricsF &metrics) { return metrics.ascent() * 0.85; }
} // namespace

Badge badgeFor(model::Seal seal, QDate date)
{
    const QString label = words::sealLabel(seal);
    switch (seal) {
    case model::Seal::Official: return {BadgeKind::Official, label};
    case model::Seal::Wiki: return {BadgeKind::Wiki, label};
    case model::Seal::Minutes: break;
    }
    return {BadgeKind::Minutes, date.isValid() ? label + QStringLiteral(" · ") + QLocale().toString(date, QLocale::ShortFormat) : label};
}

Badge badgeFor(const model::Document &document, model::Standing standing)
{
    if (standing == model::Standing::Archived)
        return {BadgeKind::Archived, words::standingLabel(standing)};
    if (standing == model::Standing::NotYetInForce)
        return {BadgeKind::NotYetInForce, words::standingLabel(standing)};
    const model::Metadata &metadata = document.metadata;
    return badgeFor(document.seal, metadata.inForceSince.isValid() ? metadata.inForceSince : metadata.updated);
}

ColorRole badgeColor(BadgeKind kind)
{
    switch (kind) {
    case BadgeKind::Official: return ColorRole::Official;
    case BadgeKind::Wiki: return ColorRole::Wiki;
    case BadgeKind::Minutes: return ColorRole::Minutes;
    case BadgeKind::Archived:
    case BadgeKind::NotYetInForce: return ColorRole::Archived;
    case BadgeKind::Suspect: return ColorRole::Warning;
    }
    return ColorRole::Archived;
}

QSizeF badgeSize(const Badge &badge, const QFont &font)
{
    const QFontMetricsF metrics(font);
    return {padding + shapeSide(metrics) + gap + std::ceil(metrics.horizontalAdvance(badge.text)) + padding + 1,
            std::ceil(metrics.height()) + 4};
}

void paintBadge(QPainter &painter, const QRectF &rect, const Badge &badge, const QFont &font, const QPalette &palette)
{
    const QSizeF size = badgeSize(badge, font).boundedTo(rect.size());
    const QRectF frame(rect.left(), rect.top() + (rect.height() - size.height()) / 2, size.width(), size.height());
    const QFontMetricsF metrics(font);
    const QColor ink = color(badgeColor(badge.kind), palette);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(color(fillOf(badge.kind), palette));
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);

    const double side = shapeSide(metrics);
    QTransform place;
    place.translate(frame.left() + padding, frame.center().y() - side / 2);
    place.scale(side, side);
    const bool outline = badge.kind == BadgeKind::Suspect || badge.kind == BadgeKind::Minutes || badge.kind == BadgeKind::Archived;
    painter.setPen(QPen(ink, 1.2));
    painter.setBrush(outline ? QBrush(Qt::NoBrush) : QBrush(ink));
    painter.drawPath(place.map(shapeOf(badge.kind)));

    const QRectF text = frame.adjusted(padding + side + gap, 0, -padding + 1, 0);
    painter.setFont(font);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     metrics.elidedText(badge.text, Qt::ElideRight, text.width() + 1));
    painter.restore();
}

SealBadge::SealBadge(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    rebuild();
}

void SealBadge::setSeal(model::Seal seal, QDate date)
{
    m_document.reset();
    m_seal = seal;
    m_date = date;
    rebuild();
}

void SealBadge::setDocument(const model::Document &document, model::Standing standing)
{
    m_document = document;
    m_standing = standing;
    rebuild();
}

QSize SealBadge::sizeHint() const { return badgeSize(m_badge, font()).toSize(); }

QSize SealBadge::minimumSizeHint() const { return {fontMetrics().height() * 3, sizeHint().height()}; }

void SealBadge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBadge(painter, rect(), m_badge, font(), palette());
}

void SealBadge::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        rebuild();
    QWidget::changeEvent(event);
}

void SealBadge::rebuild()
{
    m_badge = m_document ? badgeFor(*m_document, m_standing) : badgeFor(m_seal, m_date);
    setAccessibleName(m_badge.text);
    updateGeometry();
    update();
}

} // namespace lastro::widgets
