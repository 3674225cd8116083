// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/places.h"

#include <QWidget>

class QToolButton;

namespace lastro::widgets {
class RoleLabel;
class SealBadge;
}

namespace lastro::viewer {

class NoticeBar;
class TitleLabel;

/// What must always be seen of a source: title, seal, standing, owner, date, version and the section's way. Every word
/// from a document is plain text, with deceptive characters shown by their codes.
class SourceHeader : public QWidget {
    Q_OBJECT
public:
    explicit SourceHeader(QWidget *parent = nullptr);

    void setDocument(const DocumentPtr &document, const std::optional<model::SectionId> &section);
    void clear();

Q_SIGNALS:
    void closeRequested();
    void openDocumentRequested(const QString &documentId);
    void externalOpenRequested(const QString &absolutePath);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    QString detailLine() const;
    QString breadcrumb() const;
    void showStanding();

    DocumentPtr m_document;
    std::optional<model::SectionId> m_section;
    TitleLabel *m_title;
    widgets::SealBadge *m_seal;
    widgets::SealBadge *m_standing;
    widgets::RoleLabel *m_details;
    widgets::RoleLabel *m_way;
    QToolButton *m_external;
    QToolButton *m_close;
    NoticeBar *m_notice;
};

} // namespace lastro::viewer
