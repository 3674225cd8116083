// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/endpointlist.h"

#include "ui/preferences/endpointwords.h"
#include "ui/preferences/fittinglist.h"
#include "ui/preferences/keyfield.h"
#include "ui/widgets/rolelabel.h"
#include "words/visibletext.h"

#include <QBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>

namespace lastro::preferences {

using llm::Preset;
using widgets::RoleLabel;

namespace {

constexpr int mostRowsSeen = 8;

QString linesOf(const llm::Endpoint &endpoint, const KeyState &key)
{
    const QString address = shownAddress(endpoint.url);
    const QStringList first{endpoint.name, address.isEmpty() ? EndpointList::tr("ainda sem endereço") : address};
    const QStringList second{placeWords(endpoint), rolesWords(endpoint), keyWords(key, endpoint)};
    return words::visibleText(first.join(QStringLiteral(" · ")) + QLatin1Char('\n') + second.join(QStringLiteral(" · ")));
}

} // namespace

EndpointList::EndpointList(KeyStates &keys, QWidget *parent)
    : FlowingPart(parent), m_keys(keys), m_empty(new RoleLabel(RoleLabel::Role::Quiet)), m_list(new FittingList(mostRowsSeen)),
      m_add(new QPushButton), m_remove(new QPushButton), m_undoBar(new QWidget), m_undoWords(new RoleLabel(RoleLabel::Role::Text)),
      m_undo(new QPushButton), m_problem(new RoleLabel(RoleLabel::Role::Warning))
{
    m_list->setObjectName(QStringLiteral("endpoints"));
    m_add->setObjectName(QStringLiteral("addEndpoint"));
    m_remove->setObjectName(QStringLiteral("removeEndpoint"));
    m_undo->setObjectName(QStringLiteral("undoRemove"));
    auto *menu = new QMenu(m_add);
    for (const Preset preset : {Preset::OpenAi, Preset::AzureOpenAi, Preset::OpenRouter, Preset::Ollama, Preset::LmStudio, Preset::Vllm,
                                Preset::LlamaServer, Preset::Other}) {
        m_other = menu->addAction(presetLabel(preset));      // the last one's words change with the language
        connect(m_other, &QAction::triggered, this, [this, preset] { Q_EMIT addWanted(preset); });
    }
    m_add->setMenu(menu);
    for (RoleLabel *label : {m_empty, m_undoWords, m_problem})
        label->setFlowing();
    m_problem->hide();
    auto *undoLine = new QHBoxLayout(m_undoBar);
    undoLine->setContentsMargins(0, 0, 0, 0);
    undoLine->setSpacing(8);
    undoLine->addWidget(m_undoWords, 1);
    undoLine->addWidget(m_undo);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_empty);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    layout->addWidget(m_undoBar);
    layout->addWidget(m_problem);
    setFocusProxy(m_list);
    connectActions();
    offerUndo({});
    setEndpoints({}, {});
    retranslate();
}

void EndpointList::connectActions()
{
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { Q_EMIT chosen(current()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removeWanted(current()); });
    connect(m_undo, &QPushButton::clicked, this, &EndpointList::undoWanted);
    auto *remove = new QShortcut(QKeySequence(QKeySequence::Delete), m_list);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, m_remove, &QPushButton::click);
    connect(&m_keys, &KeyStates::stateChanged, this, &EndpointList::showTexts);
}

QString EndpointList::current() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void EndpointList::setEndpoints(const std::vector<llm::Endpoint> &endpoints, const QString &current)
{
    m_endpoints = endpoints;
    const QSignalBlocker quiet(m_list);
    while (m_list->count() > int(endpoints.size()))
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < int(endpoints.size()))
        m_list->addItem(new QListWidgetItem);
    int row = endpoints.empty() ? -1 : 0;
    for (int i = 0; i < m_list->count(); ++i) {
        m_list->item(i)->setData(Qt::UserRole, endpoints[size_t(i)].name);
        if (endpoints[size_t(i)].name == current)
            row = i;
    }
    m_list->setCurrentRow(row);
    showTexts();
    m_list->setVisible(!endpoints.empty());
    m_empty->setVisible(endpoints.empty());
    m_remove->setEnabled(!endpoints.empty());
}

void EndpointList::showTexts()
{
    for (int i = 0; i < m_list->count(); ++i) {
        const llm::Endpoint &endpoint = m_endpoints[size_t(i)];
        m_list->item(i)->setText(linesOf(endpoint, m_keys.of(endpoint.name)));
    }
}

void EndpointList::offerUndo(const QString &name)
{
    m_removed = name;
    showUndo();
}

void EndpointList::sayLeftBehind(const QString &name)
{
    m_leftBehind = name;
    showUndo();
}

void EndpointList::showUndo()
{
    m_undoWords->setText(tr("%1 foi removido.").arg(m_removed));
    m_undoBar->setVisible(!m_removed.isEmpty());
    m_problem->setText(tr("A chave de %1 não pôde ser tirada do chaveiro do sistema. Remova-a lá.").arg(m_leftBehind));
    m_problem->setVisible(!m_leftBehind.isEmpty());
}

void EndpointList::retranslate()
{
    m_empty->setText(tr("Nenhum servidor ainda. Aqui aparecem os servidores de modelos que você adicionar, na internet, na rede da empresa ou nesta máquina. Sem eles o programa responde com trechos literais, e nada sai desta máquina."));
    m_list->setAccessibleName(tr("Servidores de modelos"));
    m_add->setText(tr("Adicionar servidor"));
    m_remove->setText(tr("Remover"));
    m_remove->setAccessibleName(tr("Remover o servidor"));
    m_undo->setText(tr("Desfazer"));
    m_other->setText(presetLabel(Preset::Other));
    showTexts();
    showUndo();
}

} // namespace lastro::preferences
