// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/viewbar.h"

#include <QEvent>
#include <QIcon>
#include <QSpinBox>
#include <QToolButton>
#include <cmath>

namespace lastro::viewer {

namespace {
QToolButton *barButton(const char *icon, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(QIcon::fromTheme(QLatin1String(icon)));
    button->setAutoRaise(true);
    return button;
}
} // namespace

ViewBar::ViewBar(QWidget *parent)
    : QWidget(parent), m_back(barButton("go-previous", this)), m_page(new QSpinBox(this)), m_forward(barButton("go-next", this)),
      m_out(barButton("zoom-out", this)), m_percent(barButton("", this)), m_in(barButton("zoom-in", this)),
      m_fit(barButton("zoom-fit-width", this)), m_find(barButton("edit-find", this))
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
    connect(m_page, &QSpinBox::editingFinished, this, [this] { Q_EMIT pageAsked(m_page->value()); });
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
    const auto name = [](QWidget *part, const QString &words) {
        part->setToolTip(words);
        part->setAccessibleName(words);
    };
    name(m_back, tr("Página anterior"));
    name(m_page, tr("Página"));
    name(m_forward, tr("Próxima página"));
    name(m_out, tr("Diminuir (Ctrl+-)"));
    name(m_percent, tr("Voltar ao tamanho normal (Ctrl+0)"));
    name(m_in, tr("Aumentar (Ctrl++)"));
    name(m_fit, tr("Ajustar à largura"));
    name(m_find, tr("Buscar nesta fonte (Ctrl+F)"));
    m_page->setSuffix(tr(" de %1").arg(m_pages));
}

} // namespace lastro::viewer
