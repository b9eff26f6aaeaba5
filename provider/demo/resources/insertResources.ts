import { addDays, dayInRome } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { type OfferedContract, offerContracts } from '../../platform/contracts';
import { type BoughtProduct, writeProducts } from '../../platform/products';
import { publishContents } from '../../platform/published';
import { type RegistryStatement, tellRegistry } from '../../platform/registrySources';
import { insertPast, type PastRow } from '../past';
import { randomOf } from '../random';
import type { DemoSchool } from '../school';
import { insertAdministrative } from './administrative';
import { insertHistory } from './auditHistory';
import { insertApps } from './authorisedApps';
import { insertCampus } from './campus';
import { demoContents } from './contents';
import { offered } from './contracts';
import { demoExports } from './exportRequests';
import { lastTime } from './lastTime';
import { demoProducts } from './licenceProducts';
import { insertOperations } from './operations';
import { insertOrders } from './orders';
import { demoPractices } from './practices';
import { connectTarget } from './provisioningTarget';
import { insertResizing } from './resizing';
import { insertServices } from './services';
import { demoPublishedStaff, demoRegistry } from './staffRegistry';

/** Inserts the rest of a school's data: products, requests, practices, registry, history. */
export async function insertResources(
  tx: Tx,
  schools: readonly DemoSchool[],
  seed: string,
  now: Date,
): Promise<void> {
  const today = dayInRome(now);
  const rows = {
    products: [] as BoughtProduct[],
    exports: [] as PastRow<'export_request'>[],
    practices: [] as PastRow<'practice'>[],
    contracts: [] as OfferedContract[],
    registry: [] as PastRow<'registry_person'>[],
    sources: [] as RegistryStatement[],
  };
  for (const [index, school] of schools.entries()) {
    const random = randomOf(`${seed}/${school.plan.customerCode}/resources`);
    const { customerCode } = school.plan;
    rows.products.push(...demoProducts(school, random, today).map((product) => ({ customerCode, product })));
    rows.exports.push(...exportRows(school, demoExports(school, index, random, today)));
    rows.practices.push(...practiceRows(school, demoPractices(school, index, random, today)));
    rows.contracts.push(...offered(school, index, today));
    const people = demoRegistry(school, random, today);
    rows.registry.push(...registryRows(school, people));
    const published = demoPublishedStaff(school, people, random, today);
    if (published) rows.sources.push(sourceRow(school, published, now));
  }
  await writeProducts(tx, rows.products);
  await insertPast(tx, 'export_request', rows.exports);
  await insertPast(tx, 'practice', rows.practices);
  await offerContracts(tx, rows.contracts);
  await insertPast(tx, 'registry_person', rows.registry);
  await tellRegistry(tx, rows.sources);
  await insertCampus(tx, schools, seed, now);
  await insertAdministrative(tx, schools, rows.products, today);
  await insertApps(tx, schools, today);
  await insertResizing(tx, schools, today);
  await insertOrders(tx, schools, today);
  for (const school of schools) {
    await insertHistory(tx, school, seed, today);
    await insertOperations(tx, school, today);
  }
  await insertServices(tx, schools, today);
  await connectTarget(tx, now);
}

/** Inserts the items of the news centre. */
export async function insertContents(tx: Tx, today: string): Promise<void> {
  const rows = demoContents.map(({ daysAgo, application, version, ...content }) => ({
    ...content,
    date: addDays(today, -daysAgo),
    application_code: application ?? null,
    version: version ?? null,
  }));
  await publishContents(tx, rows);
}

function exportRows(
  { plan, accounts }: DemoSchool,
  exports: ReturnType<typeof demoExports>,
): PastRow<'export_request'>[] {
  const supervisor = accounts.find(({ username }) => username === 'supervisor');
  return exports.map(({ prgRichiesta, applications, dataRich, served }) => ({
    customer_code: plan.customerCode,
    prg_richiesta: prgRichiesta,
    applicazioni: JSON.stringify(applications),
    nome_file: served?.nomeFile ?? null,
    cognome_nome_supervisor: supervisor ? `${supervisor.sn} ${supervisor.cn}` : '',
    des_email: `segreteria.${plan.customerCode.toLowerCase()}@example.org`,
    data_rich: dataRich,
    data_evasione: served?.dataEvasione ?? null,
    scadenza: served?.scadenza ?? null,
    des_password: served?.password ?? null,
    failed: !served,
  }));
}

const practiceRows = (
  { plan }: DemoSchool,
  practices: ReturnType<typeof demoPractices>,
): PastRow<'practice'>[] =>
  practices.map((practice) => ({
    customer_code: plan.customerCode,
    cod_min_altri: practice.source,
    area: practice.area,
    status: practice.status,
    status_operatore: practice.operator ?? null,
    created_date: practice.created,
    updated_date: practice.updated,
    applicativi: JSON.stringify(
      Object.entries(practice.applications).map(([appCode, fornitore]) => ({ appCode, fornitore })),
    ),
    nome_ds: practice.head?.givenName ?? null,
    cognome_ds: practice.head?.surname ?? null,
    tax_code_ds: practice.head?.taxCode ?? null,
    pec: practice.pec,
    anno_finanziario: practice.financialYear,
    anno: dayInRome(practice.created).slice(0, 4),
    progress: practice.progress,
  }));

const registryRows = (
  { plan }: DemoSchool,
  people: ReturnType<typeof demoRegistry>,
): PastRow<'registry_person'>[] =>
  people.map((person) => ({
    customer_code: plan.customerCode,
    anno: person.anno,
    prg_anagrafe: person.prgAnagrafe,
    nome: person.nome,
    cognome: person.cognome,
    codice_fiscale: person.codiceFiscale,
    email: person.email,
    data_nascita: person.dataNascita,
    rapporto_lavoro: person.rapportoLavoro,
    ruoli: JSON.stringify(person.ruoli),
    uid_portale: person.uidPortale,
  }));

const sourceRow = (
  { plan }: DemoSchool,
  { anno, people }: NonNullable<ReturnType<typeof demoPublishedStaff>>,
  now: Date,
): RegistryStatement => ({
  customerCode: plan.customerCode,
  year: anno,
  at: lastTime('05:00', now),
  people,
});
