// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/endpointform.h"

#include "ui/preferences/endpointwords.h"
#include "ui/preferences/fieldrow.h"
#include "ui/preferences/formgrid.h"
#include "ui/preferences/keyfield.h"
#include "ui/preferences/modelline.h"
#include "ui/preferences/pricetable.h"
#include "ui/widgets/rolelabel.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalBlocker>

namespace lastro::preferences {

using llm::EndpointProblem;
using llm::Role;
using widgets::RoleLabel;

namespace {
constexpr std::array allRoles{Role::Rewrite, Role::Judge, Role::Answer, Role::Embeddings, Role::Rerank};
}

EndpointForm::Field EndpointForm::makeField(const char *name, int longest)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(QLatin1String(name));
    edit->setMaxLength(longest);
    return {edit, new FieldRow(edit)};
}

EndpointForm::EndpointForm(KeyStates &keys, QWidget *parent)
    : FlowingPart(parent), m_name(makeField("name", 80)), m_address(makeField("address", 2'000)), m_version(makeField("apiVersion", 40)),
      m_processor(makeField("processor", 200)), m_country(makeField("country", 100)), m_legalBasis(makeField("legalBasis", 300)),
      m_plain(new QCheckBox), m_plainRow(new FieldRow(m_plain, FieldRow::Label::None)), m_modelsTitle(new RoleLabel(RoleLabel::Role::Strong)),
      m_modelsFault(new RoleLabel(RoleLabel::Role::Warning)), m_processorTitle(new RoleLabel(RoleLabel::Role::Strong)),
      m_processorHint(new RoleLabel(RoleLabel::Role::Quiet)), m_key(new KeyField(keys)), m_prices(new PriceTable), m_form(new FormGrid(this))
{
    for (const Role role : allRoles)
        m_lines[size_t(role)] = new ModelLine(role);
    m_plain->setObjectName(QStringLiteral("plainHttp"));
    m_modelsFault->setFlowing();
    m_processorHint->setFlowing();
    layOut();
    connectFields();
    retranslate();
}

void EndpointForm::layOut()
{
    for (const Field &field : {m_name, m_address, m_version})
        m_form->addRow(field.row->label(), field.row);
    m_form->addRow(m_plainRow);
    m_form->addRow(m_key->label(), m_key);
    m_form->addRow(m_modelsTitle);
    m_form->addRow(m_modelsFault);
    for (ModelLine *line : m_lines)
        m_form->addRow(line->label(), line);
    m_form->addRow(m_prices);
    m_form->addRow(m_processorTitle);
    m_form->addRow(m_processorHint);
    for (const Field &field : {m_processor, m_country, m_legalBasis})
        m_form->addRow(field.row->label(), field.row);
}

void EndpointForm::connectFields()
{
    for (const Field &field : {m_name, m_address, m_version, m_processor, m_country, m_legalBasis})
        connect(field.edit, &QLineEdit::editingFinished, this, &EndpointForm::settle);
    connect(m_plain, &QCheckBox::toggled, this, &EndpointForm::settle);
    connect(m_prices, &PriceTable::pricesChanged, this, &EndpointForm::settle);
    for (const Role role : allRoles) {
        connect(&line(role), &ModelLine::modelChanged, this, &EndpointForm::settle);
        connect(&line(role), &ModelLine::testClicked, this, [this, role] {
            settle();
            Q_EMIT testClicked(role);
        });
        connect(&line(role), &ModelLine::cancelClicked, this, &EndpointForm::cancelClicked);
    }
}

void EndpointForm::setEndpoint(const llm::Endpoint &endpoint, const QStringList &taken)
{
    m_endpoint = endpoint;
    m_taken = taken;
    fill();
    showRows();
    showFaults(endpoint);
}

void EndpointForm::fill()
{
    const llm::Processor &processor = m_endpoint.processor;
    for (const auto &[field, text] : {std::pair(m_name, m_endpoint.name), std::pair(m_address, m_endpoint.url.toString(QUrl::FullyEncoded)),
                                      std::pair(m_version, m_endpoint.apiVersion), std::pair(m_processor, processor.name),
                                      std::pair(m_country, processor.country), std::pair(m_legalBasis, processor.legalBasis)}) {
        field.edit->setText(text);
        field.edit->setCursorPosition(0);
    }
    const QSignalBlocker quiet(m_plain);
    m_plain->setChecked(m_endpoint.plainHttp);
    for (const Role role : allRoles)
        line(role).setModel(m_endpoint.models.value(role));
    m_key->setEndpoint(m_endpoint);
    m_prices->setEndpoint(m_endpoint, true);
}

llm::Endpoint EndpointForm::typed() const
{
    llm::Endpoint endpoint = m_endpoint;                     // the preset is not typed
    endpoint.name = m_name.edit->text().trimmed();
    endpoint.url = QUrl(m_address.edit->text().trimmed(), QUrl::StrictMode);
    endpoint.apiVersion = m_version.edit->text().trimmed();
    endpoint.processor = {m_processor.edit->text().trimmed(), m_country.edit->text().trimmed(), m_legalBasis.edit->text().trimmed()};
    endpoint.plainHttp = m_plain->isChecked();
    endpoint.models.clear();
    for (const Role role : allRoles)
        if (const QString model = line(role).model(); !model.isEmpty())
            endpoint.models.insert(role, model);
    endpoint.prices = m_prices->prices();
    return endpoint;
}

bool EndpointForm::isFree(const QString &name) const { return !name.isEmpty() && !m_taken.contains(name); }

void EndpointForm::settle()
{
    if (m_endpoint.name.isEmpty())
        return;                                              // shows none
    llm::Endpoint endpoint = typed();
    showFaults(endpoint);
    if (!isFree(endpoint.name))
        endpoint.name = m_endpoint.name;
    if (endpoint == m_endpoint)
        return;
    const QString formerName = std::exchange(m_endpoint, endpoint).name;
    m_key->setEndpoint(endpoint);
    m_prices->setEndpoint(endpoint, false);
    showRows();
    Q_EMIT endpointChanged(formerName, endpoint);
}

void EndpointForm::editName()
{
    m_name.edit->setFocus(Qt::OtherFocusReason);
    m_name.edit->selectAll();
}

void EndpointForm::setTesting(std::optional<Role> role)
{
    for (const Role each : allRoles)
        line(each).setTesting(role == each, role.has_value());
}

void EndpointForm::setReport(Role role, const llm::ConnectionReport &report) { line(role).setReport(report); }

/// Each at its field; the first of a field.
void EndpointForm::showFaults(const llm::Endpoint &endpoint)
{
    QMap<QString, QString> sentences;
    for (const llm::EndpointFault &fault : llm::faultsOf(endpoint)) {
        const QString field = fault.field.startsWith(QLatin1String("prices/")) ? QStringLiteral("prices") : fault.field;
        const bool noAddress = fault.problem == EndpointProblem::UrlMissing && !m_address.edit->text().trimmed().isEmpty();
        if (!sentences.contains(field))
            sentences.insert(field, faultSentence(noAddress ? EndpointProblem::UrlInvalid : fault.problem));
    }
    if (m_taken.contains(endpoint.name))
        sentences.insert(QStringLiteral("name"), tr("Este nome já é de outro; o nome anterior continua valendo."));
    m_name.row->setFault(sentences.value(QStringLiteral("name")));
    m_address.row->setFault(sentences.value(QStringLiteral("url")));
    m_version.row->setFault(sentences.value(QStringLiteral("api_version")));
    for (const Role role : allRoles)
        line(role).setFault(sentences.value(QStringLiteral("models/") + llm::roleName(role)));
    m_prices->setFault(sentences.value(QStringLiteral("prices")));
    const QString models = sentences.value(QStringLiteral("models"));
    m_modelsFault->setText(models);
    m_form->setRowVisible(m_modelsFault, !models.isEmpty());
}

/// Only what this endpoint can have.
void EndpointForm::showRows()
{
    const bool here = llm::isLoopback(m_endpoint.url);
    const bool plain = m_endpoint.url.scheme() == QLatin1String("http") && !here;
    m_form->setRowVisible(m_version.row, m_endpoint.preset == llm::Preset::AzureOpenAi);
    m_form->setRowVisible(m_plainRow, plain || m_endpoint.plainHttp);
    m_form->setRowVisible(&line(Role::Rerank), llm::offersRerank(m_endpoint.preset) || m_endpoint.models.contains(Role::Rerank));
    m_form->setRowVisible(m_processorTitle, !here);
    m_form->setRowVisible(m_processorHint, !here);
    for (const Field &field : {m_processor, m_country, m_legalBasis})
        m_form->setRowVisible(field.row, !here);
}

void EndpointForm::retranslate()
{
    m_name.row->setName(tr("Nome"));
    m_address.row->setName(tr("Endereço"));
    m_address.edit->setPlaceholderText(QStringLiteral("https://"));
    m_version.row->setName(tr("Versão da API"));
    m_plain->setText(tr("Permitir conexão sem cifra (http)"));
    m_plainRow->setName(m_plain->text());
    m_plainRow->setHint(tr("Sem cifra, quem está na rede pode ler a chave, a pergunta e os trechos enviados, e mudar a resposta."));
    m_modelsTitle->setText(tr("Modelo para cada papel"));
    m_processorTitle->setText(tr("Quem recebe os dados"));
    m_processorHint->setText(tr("Sem estes três campos, nenhuma base deixa dados irem a este servidor (LGPD)."));
    m_processor.row->setName(tr("Operador"));
    m_processor.edit->setPlaceholderText(tr("empresa que trata os dados"));
    m_country.row->setName(tr("País"));
    m_legalBasis.row->setName(tr("Base legal"));
    m_legalBasis.edit->setPlaceholderText(tr("por exemplo: contrato com cláusulas-padrão"));
    showFaults(typed());
}

} // namespace lastro::preferences
