// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/document.h"
#include "ui/widgets/palette.h"

#include <QWidget>

namespace lastro::widgets {

enum class BadgeKind { Official, Wiki, Minutes, Archived, NotYetInForce, Suspect };

/// What a badge shows: colour, shape and word together, never one alone.
struct Badge {
    BadgeKind kind = BadgeKind::Wiki;
    QString text;                    ///< shown as it is, never as markup
    bool operator==(const Badge &) const = default;
};

/// The seal alone; minutes carry their date where given.
Badge badgeFor(model::Seal seal, QDate date = {});
/// Archived and not-yet-in-force win over the seal. The date of minutes is the document's own.
Badge badgeFor(const model::Document &document, model::Standing standing);

ColorRole badgeColor(BadgeKind kind);

/// For delegates and text objects: size with padding, and the drawing at the left of rect, vertically centred.
QSizeF badgeSize(const Badge &badge, const QFont &font);
void paintBadge(QPainter &painter, const QRectF &rect, const Badge &badge, const QFont &font, const QPalette &palette);

/// The badge as a widget: fixed to its content, elided when there is no room, named for screen readers.
class SealBadge : public QWidget {
    Q_OBJECT
public:
    explicit SealBadge(QWidget *parent = nullptr);
    void setSeal(model::Seal seal, QDate date = {});
    void setDocument(const model::Document &document, model::Standing standing);
    const Badge &badge() const { return m_badge; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    std::optional<model::Document> m_document;
    model::Seal m_seal = model::Seal::Wiki;
    model::Standing m_standing = model::Standing::InForce;
    QDate m_date;
    Badge m_badge;
};

} // namespace lastro::widgets
