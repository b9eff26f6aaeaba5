import { taxCodeOf } from '../../contract/codiceFiscale';
import { CLIENT_VERSION } from '../../contract/constants';
import type { Tx } from '../db/database';
import { catalogue } from './catalogue';
import { insertRows } from './insertRows';
import { uidOf } from './insertSchools';
import { demoAlias } from './signIns';

/** Inserts the applications and the roles that each knows; those already there stay. */
export async function insertCatalogue(tx: Tx): Promise<void> {
  const applications = catalogue.map(({ ac, description, category }) => ({ ac, description, category }));
  const roles = catalogue.flatMap(({ ac, roles: known }) =>
    Object.entries(known).map(([cn, description]) => ({ ac, cn, description })),
  );
  await tx
    .insertInto('application')
    .values(applications)
    .onConflict((one) => one.doNothing())
    .execute();
  await tx
    .insertInto('application_role')
    .values(roles)
    .onConflict((one) => one.doNothing())
    .execute();
}

/** Inserts the person who has one identity for two schools. */
export async function insertAlias(tx: Tx, passwordHash: string, linkedAt: Date): Promise<void> {
  const { person, email, sn, cn, username, schools } = demoAlias;
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
    schools.map((code) => [person, code, uidOf(username, code), linkedAt]),
  );
}

/** Inserts what people of a new installation find to read. */
export async function insertNews(tx: Tx, publishedAt: Date): Promise<void> {
  await tx
    .insertInto('news')
    .values({
      code_news: 'BENVENUTO',
      version: CLIENT_VERSION,
      title: 'Benvenuti nel nuovo portale',
      text: 'Il portale di amministrazione della scuola ha una nuova veste. Nella gestione utenti si possono ora attivare e disattivare più utenti insieme, dopo averne visto l’elenco.',
      published_at: publishedAt,
    })
    .execute();
}
