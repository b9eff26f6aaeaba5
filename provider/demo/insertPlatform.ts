import { applicationCodes, CLIENT_VERSION } from '../../contract/constants';
import { taxCodeOf } from '../../contract/values/codiceFiscale';
import type { Tx } from '../db/database';
import { makeApplications } from '../platform/applications';
import { publishNews } from '../platform/published';
import { catalogue } from './catalogue';
import { uidOf } from './insertSchools';
import { insertPast } from './past';
import type { DemoSchool } from './school';
import { demoAlias } from './signIns';

/** Creates the applications and the roles of each; existing ones stay. */
export const insertCatalogue = (tx: Tx): Promise<void> =>
  makeApplications(
    tx,
    catalogue.map(({ roles, ...application }) => ({
      ...application,
      webSite: application.ac === applicationCodes.administration ? null : siteOf(application.description),
      roles: Object.entries(roles).map(([cn, description]) => ({ cn, description })),
    })),
  );

/** Returns the address of an application of the demo; example.org is reserved. */
const siteOf = (description: string) =>
  `https://www.example.org/${description.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** Inserts the person who has one identity for two schools, and one more account that the identity offers to link. */
export async function insertAlias(
  tx: Tx,
  schools: readonly DemoSchool[],
  passwordHash: string,
  linkedAt: Date,
): Promise<void> {
  const { person, email, sn, cn, username, schools: linked, closed, alike } = demoAlias;
  const { sesso, dataNascita, comune } = demoAlias;
  const codice_fiscale = taxCodeOf({ cognome: sn, nome: cn, sesso, dataNascita, comune });
  await insertPast(tx, 'alias', [{ person, email, sn, cn, codice_fiscale, password_hash: passwordHash }]);
  const accounts = [
    ...linked.map((code) => ({ customer_code: code, uid: uidOf(username, code) })),
    { customer_code: closed.customerCode, uid: uidOf(closed.username, closed.customerCode) },
  ];
  await insertPast(
    tx,
    'alias_account',
    accounts.map((one) => ({ person, ...one, linked_at: linkedAt })),
  );
  const first = schools.find(({ plan }) => plan.customerCode === linked[0]);
  const account = first?.accounts.find((one) => one.username === username);
  if (!first || !account) return;
  const { last_login, data_nascita } = account;
  const one = { username, sn, cn, email: account.email, codice_fiscale, data_nascita, last_login };
  const there = { customer_code: alike, uid: uidOf(username, alike), password_hash: passwordHash };
  await insertPast(tx, 'account', [{ ...one, ...there }]);
}

/** Inserts the news that people of a new installation see, the welcome last and therefore first in every list. */
export async function insertNews(tx: Tx, publishedAt: Date): Promise<void> {
  const rows = news.map((item, index) => ({
    ...item,
    version: CLIENT_VERSION,
    published_at: new Date(publishedAt.getTime() - index * WEEK),
  }));
  await publishNews(tx, rows);
}

const WEEK = 7 * 86_400_000;

const news = [
  {
    code_news: 'BENVENUTO',
    title: 'Benvenuti nel nuovo portale',
    text: '<p>Il portale di amministrazione della scuola ha una nuova veste.</p><ul><li>La pagina iniziale raccoglie le <strong>applicazioni</strong> e le pratiche in corso.</li><li>Nella gestione utenti si possono attivare e disattivare più utenti insieme, dopo averne visto l’elenco.</li></ul>',
  },
  {
    code_news: 'REGISTRO-OPERAZIONI',
    title: 'Il registro delle operazioni',
    text: 'Il supervisor può consultare chi ha fatto che cosa nella scuola, e quando. Le righe del registro non si possono modificare né cancellare.',
  },
  {
    code_news: 'ESPORTAZIONE-DATI',
    title: 'Esportazione dei dati',
    text: 'Dall’area amministrativa si possono chiedere i dati della scuola, ogni quindici giorni al massimo.',
  },
];
