// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/viewbar.h"

#include "ui/viewer/flatbutton.h"

#include <QEvent>
#include <QSpinBox>
#include <cmath>

namespace lastro::viewer {

ViewBar::ViewBar(QWidget *parent)
    : QWidget(parent), m_back(flatButton(QStringLiteral("go-previous"), QStringLiteral("‹"), this)), m_page(new QSpinBox(this)), m_forward(flatButton(QStringLiteral("go-next"), QStringLiteral("›"), this)),
      m_out(flatButton(QStringLiteral("list-remove"), QStringLiteral("−"), this)), m_percent(flatButton({}, {}, this)), m_in(flatButton(QStringLiteral("list-add"), QStringLiteral("+"), this)),
      m_fit(flatButton(QStringLiteral("zoom-fit-width"), QStringLiteral("↔"), this)), m_find(flatButton(QStringLiteral("edit-find"), QStringLiteral("⌕"), this))
{
    m_page->setKeyboardTracking(false);
    m_page->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_page->setAlignment(Qt::AlignRight);
    m_percent->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_fit->setCheckable(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->setSpacing(4);
    for (QWidget *part : std::initializer_list<QWidget *>{m_back, m_page, m_forward})
        layout->addWidget(part);
    layout->addStretch();
    for (QWidget *part : std::initializer_list<QWidget *>{m_out, m_percent, m_in, m_fit})
        layout->addWidget(part);
    layout->addStretch();
    layout->addWidget(m_find);
    connect(m_back, &QToolButton::clicked, this, [this] { Q_EMIT pageAsked(m_page->value() - 1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { Q_EMIT pageAsked(m_page->value() + 1); });
    connect(m_page, &QSpinBox::valueChanged, this, &ViewBar::pageAsked);
    connect(m_out, &QToolButton::clicked, this, [this] { Q_EMIT zoomAsked(ZoomStep::Out); });
    connect(m_in, &QToolButton::clicked, this, [this] { Q_EMIT zoomAsked(ZoomStep::In); });
    connect(m_percent, &QToolButton::clicked, this, [this] { Q_EMIT zoomAsked(ZoomStep::Reset); });
    connect(m_fit, &QToolButton::clicked, this, &ViewBar::fitAsked);
    connect(m_find, &QToolButton::clicked, this, &ViewBar::findAsked);
    retranslate();
    setPage(0, 0);
    setZoom(1, 1);
}

void ViewBar::setPage(int page, int pages)
{
    m_pages = pages;
    for (QWidget *part : std::initializer_list<QWidget *>{m_back, m_page, m_forward, m_fit})
        part->setVisible(pages > 0);
    const QSignalBlocker quiet(m_page);
    m_page->setRange(std::min(1, pages), pages);
    m_page->setValue(page);
    m_page->setSuffix(tr(" de %1").arg(pages));
    m_back->setEnabled(page > 1);
    m_forward->setEnabled(page < pages);
}

void ViewBar::setZoom(double factor, double shownFactor)
{
    m_fit->setChecked(factor <= 0);
    m_percent->setText(tr("%1 %").arg(std::lround(shownFactor * 100)));
}

void ViewBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ViewBar::retranslate()
{
    nameButton(m_back, tr("Página anterior"));
    nameButton(m_page, tr("Página"));
    nameButton(m_forward, tr("Próxima página"));
    nameButton(m_out, tr("Diminuir (Ctrl+-)"));
    nameButton(m_percent, tr("Voltar ao tamanho normal (Ctrl+0)"));
    nameButton(m_in, tr("Aumentar (Ctrl++)"));
    nameButton(m_fit, tr("Ajustar à largura"));
    nameButton(m_find, tr("Buscar nesta fonte (Ctrl+F)"));
    m_page->setSuffix(tr(" de %1").arg(m_pages));
}

} // namespace lastro::viewer
