import { addDays } from '../../../contract/dates';
import type { Tx } from '../../db/database';
import { type Columns, insertRows } from '../../db/insertRows';
import { type OfferedContract, offerContracts } from '../../platform/contracts';
import { type BoughtProduct, writeProducts } from '../../platform/products';
import { publishContents } from '../../platform/published';
import { type RegistryStatement, tellRegistry } from '../../platform/registrySources';
import { randomOf } from '../random';
import type { DemoSchool } from '../school';
import { insertAdministrative } from './administrative';
import { insertHistory } from './auditHistory';
import { insertApps } from './authorisedApps';
import { insertCampus } from './campus';
import { demoContents } from './contents';
import { offered } from './contracts';
import { demoExports } from './exportRequests';
import { demoProducts } from './licenceProducts';
import { insertOperations } from './operations';
import { insertOrders } from './orders';
import { demoPractices } from './practices';
import { insertResizing } from './resizing';
import { insertServices } from './services';
import { demoPublished, demoRegistry } from './staffRegistry';

/** Inserts what schools have besides their people: products, requests, practices, registry, what was done before. */
export async function insertResources(
  tx: Tx,
  schools: readonly DemoSchool[],
  seed: string,
  today: string,
): Promise<void> {
  const rows = {
    products: [] as BoughtProduct[],
    exports: [] as Rows,
    practices: [] as Rows,
    contracts: [] as OfferedContract[],
    registry: [] as Rows,
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
    const published = demoPublished(school, people, random, today);
    if (published) rows.sources.push(sourceRow(school, published, today));
  }
  await writeProducts(tx, rows.products);
  await insertRows(tx, 'export_request', exportColumns, rows.exports);
  await insertRows(tx, 'practice', practiceColumns, rows.practices);
  await offerContracts(tx, rows.contracts);
  await insertRows(tx, 'registry_person', registryColumns, rows.registry);
  await tellRegistry(tx, rows.sources);
  await insertCampus(tx, schools, seed, today);
  await insertAdministrative(tx, schools, rows.products, today);
  await insertApps(tx, schools, today);
  await insertResizing(tx, schools, today);
  await insertOrders(tx, schools, today);
  for (const school of schools) {
    await insertHistory(tx, school, seed, today);
    await insertOperations(tx, school, today);
    await insertServices(tx, school, today);
  }
}

/** Inserts what the news centre holds. */
export async function insertContents(tx: Tx, today: string): Promise<void> {
  const rows = demoContents.map(({ daysAgo, application, version, ...content }) => ({
    ...content,
    date: addDays(today, -daysAgo),
    application_code: application ?? null,
    version: version ?? null,
  }));
  await publishContents(tx, rows);
}

type Rows = (string | number | boolean | Date | null)[][];

const exportColumns: Columns = {
  customer_code: 'text',
  prg_richiesta: 'integer',
  applicazioni: 'jsonb',
  nome_file: 'text',
  cognome_nome_supervisor: 'text',
  des_email: 'text',
  data_rich: 'timestamptz',
  data_evasione: 'timestamptz',
  scadenza: 'integer',
  des_password: 'text',
  failed: 'boolean',
};

function exportRows({ plan, accounts }: DemoSchool, exports: ReturnType<typeof demoExports>): Rows {
  const supervisor = accounts.find(({ username }) => username === 'supervisor');
  return exports.map(({ prgRichiesta, applications, dataRich, served }) => [
    plan.customerCode,
    prgRichiesta,
    JSON.stringify(applications),
    served?.nomeFile ?? null,
    supervisor ? `${supervisor.sn} ${supervisor.cn}` : '',
    `segreteria.${plan.customerCode.toLowerCase()}@example.org`,
    dataRich,
    served?.dataEvasione ?? null,
    served?.scadenza ?? null,
    served?.password ?? null,
    !served,
  ]);
}

const practiceColumns: Columns = {
  customer_code: 'text',
  cod_min_altri: 'text',
  area: 'text',
  status: 'text',
  status_operatore: 'text',
  created_date: 'timestamptz',
  updated_date: 'timestamptz',
  applicativi: 'jsonb',
  nome_ds: 'text',
  cognome_ds: 'text',
  tax_code_ds: 'text',
  pec: 'text',
  anno_finanziario: 'text',
  anno: 'text',
  progress: 'integer',
};

const practiceRows = ({ plan }: DemoSchool, practices: ReturnType<typeof demoPractices>): Rows =>
  practices.map((practice) => [
    plan.customerCode,
    practice.source,
    practice.area,
    practice.status,
    practice.operator ?? null,
    practice.created,
    practice.updated,
    JSON.stringify(
      Object.entries(practice.applications).map(([appCode, fornitore]) => ({ appCode, fornitore })),
    ),
    practice.head?.givenName ?? null,
    practice.head?.surname ?? null,
    practice.head?.taxCode ?? null,
    practice.pec,
    practice.financialYear,
    String(practice.created.getUTCFullYear()),
    practice.progress,
  ]);

const registryColumns: Columns = {
  customer_code: 'text',
  anno: 'integer',
  prg_anagrafe: 'text',
  nome: 'text',
  cognome: 'text',
  codice_fiscale: 'text',
  email: 'text',
  data_nascita: 'date',
  rapporto_lavoro: 'text',
  ruoli: 'jsonb',
  uid_portale: 'text',
};

const registryRows = ({ plan }: DemoSchool, people: ReturnType<typeof demoRegistry>): Rows =>
  people.map((person) => [
    plan.customerCode,
    person.anno,
    person.prgAnagrafe,
    person.nome,
    person.cognome,
    person.codiceFiscale,
    person.email,
    person.dataNascita,
    person.rapportoLavoro,
    JSON.stringify(person.ruoli),
    person.uidPortale,
  ]);

const sourceRow = (
  { plan }: DemoSchool,
  { anno, people }: NonNullable<ReturnType<typeof demoPublished>>,
  today: string,
): RegistryStatement => ({
  customerCode: plan.customerCode,
  year: anno,
  at: new Date(`${today}T05:00:00.000Z`),
  people,
});
