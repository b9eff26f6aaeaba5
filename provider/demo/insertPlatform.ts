import { sql } from 'kysely';
import { taxCodeOf } from '../../contract/codiceFiscale';
import { applicationCodes, CLIENT_VERSION } from '../../contract/constants';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';
import { makeApplications } from '../platform/applications';
import { publishNews } from '../platform/published';
import { catalogue } from './catalogue';
import { uidOf } from './insertSchools';
import { demoAlias } from './signIns';

/** Makes the applications and the roles that each knows; those already there stay. */
export const insertCatalogue = (tx: Tx): Promise<void> =>
  makeApplications(
    tx,
    catalogue.map(({ roles, ...application }) => ({
      ...application,
      webSite: application.ac === applicationCodes.administration ? null : siteOf(application.description),
      roles: Object.entries(roles).map(([cn, description]) => ({ cn, description })),
    })),
  );

/** The address of an application of the demo; example.org is nobody's. */
const siteOf = (description: string) =>
  `https://www.example.org/${description.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** Inserts the person who has one identity for two schools. */
export async function insertAlias(tx: Tx, passwordHash: string, linkedAt: Date): Promise<void> {
  const { person, email, sn, cn, username, schools, closed, alike } = demoAlias;
  const { sesso, dataNascita, comune } = demoAlias;
  const codiceFiscale = taxCodeOf({ cognome: sn, nome: cn, sesso, dataNascita, comune });
  await tx
    .insertInto('alias')
    .values({ person, email, sn, cn, codice_fiscale: codiceFiscale, password_hash: passwordHash })
    .execute();
  await insertRows(
    tx,
    'alias_account',
    { person: 'text', customer_code: 'text', uid: 'text', linked_at: 'timestamptz' },
    [
      ...schools.map((code) => [person, code, uidOf(username, code), linkedAt]),
      [person, closed.customerCode, uidOf(closed.username, closed.customerCode), linkedAt],
    ],
  );
  await sql`insert into account
      (customer_code, uid, username, sn, cn, email, codice_fiscale, data_nascita, last_login, password_hash)
    select ${alike}, ${uidOf(username, alike)}, username, sn, cn, email, codice_fiscale, data_nascita, last_login, password_hash
    from account where customer_code = ${schools[0]} and uid = ${uidOf(username, schools[0])}`.execute(tx);
}

/** Inserts what people of a new installation find to read, the welcome last and so first in every list. */
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
