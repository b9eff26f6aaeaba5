import { type Expression, type SqlBool, sql } from 'kysely';
import {
  idOfPerson,
  type RegistryPerson,
  registryPresence,
  type registrySearch,
} from '../../../contract/registry/registryPerson';
import { userFields } from '../../../contract/users/user';
import { TAX_CODE } from '../../../contract/values/codiceFiscale';
import type { Tx } from '../../db/database';
import { holdsOffice, holdsReservedGroup } from '../../db/reservedAccounts';
import type { Marks, WorkContext } from '../../operations/resourceWork';

/** The id of a person of the registry in operations, as the console writes it: `2026~100001`. */
export const personId = sql<string>`registry_person.anno || '~' || registry_person.prg_anagrafe`;

/** Reads the people of a school's registry in a service year, by surname and name. */
export const findRegistry = (tx: Tx, customerCode: string, year: number): Promise<RegistryPerson[]> =>
  read(tx, customerCode, sql`anno = ${year}`);

/** Reads and locks the existing people among these ids, so that decisions are based on their current data. */
export async function lockPeople(
  tx: Tx,
  customerCode: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RegistryPerson>> {
  await tx
    .selectFrom('registry_person')
    .select('prg_anagrafe')
    .where('customer_code', '=', customerCode)
    .where(oneOf(ids))
    .orderBy('anno')
    .orderBy('prg_anagrafe')
    .forUpdate()
    .execute();
  return peopleOf(tx, customerCode, ids);
}

/** Reads the existing people among these ids. */
export async function peopleOf(
  tx: Tx,
  customerCode: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RegistryPerson>> {
  const found = await read(tx, customerCode, oneOf(ids));
  return new Map(found.map((person) => [idOfPerson(person), person]));
}

/**
 * Reads the marks of the accounts linked to people, by the ids of the people. The mark is the account's version,
 * because the actions on people change accounts.
 */
export async function accountMarks(
  { tx, customerCode }: Pick<WorkContext, 'tx' | 'customerCode'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Marks>> {
  const people = await lockPeople(tx, customerCode, ids);
  const linked = [...people].flatMap(([id, { uidPortale }]) => (uidPortale ? [{ id, uidPortale }] : []));
  const accounts = await tx
    .selectFrom('account')
    .select(['uid', 'version'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${linked.map(({ uidPortale }) => uidPortale)}::text[])`)
    .orderBy('uid')
    .forUpdate()
    .execute();
  const versions = new Map(accounts.map(({ uid, version }) => [uid, String(version)]));
  return new Map(
    linked.flatMap(({ id, uidPortale }) => {
      const version = versions.get(uidPortale);
      return version === undefined ? [] : [[id, { version }]];
    }),
  );
}

const oneOf = (ids: readonly string[]) => sql<SqlBool>`${personId} = any(${ids}::text[])`;

/** Links people to accounts, or unlinks them. The caller must have checked the accounts. */
export async function setLinks(
  tx: Tx,
  customerCode: string,
  links: readonly { readonly id: string; readonly uid: string | null }[],
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    update registry_person set uid_portale = link.uid, version = registry_person.version + 1
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link(id text, uid text)
    where registry_person.customer_code = ${customerCode} and ${personId} = link.id`.execute(tx);
}

async function read(tx: Tx, customerCode: string, which: Expression<unknown>): Promise<RegistryPerson[]> {
  const rows = await people(tx, customerCode).where(sql<SqlBool>`${which}`).execute();
  return rows.map(personOf);
}

const people = (tx: Tx, customerCode: string) =>
  tx
    .selectFrom('registry_person')
    .leftJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'registry_person.customer_code')
        .onRef('account.uid', '=', 'registry_person.uid_portale'),
    )
    .selectAll('registry_person')
    .select(['account.codice_fiscale as code_of_account'])
    .select([inOffice.as('in_office'), inReservedGroup.as('in_reserved_group')])
    .where('registry_person.customer_code', '=', customerCode)
    .orderBy(sql`plain(registry_person.cognome)`)
    .orderBy(sql`plain(registry_person.nome)`)
    .orderBy('registry_person.prg_anagrafe');

/** Conditions on the account linked to a person. */
const inOffice = holdsOffice(sql.ref('registry_person.uid_portale'));
const inReservedGroup = holdsReservedGroup(sql.ref('registry_person.uid_portale'));

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

const personOf = (row: Row): RegistryPerson => ({
  anno: String(row.anno),
  prgAnagrafe: row.prg_anagrafe,
  nome: row.nome,
  cognome: row.cognome,
  codiceFiscale: row.codice_fiscale,
  isCodiceFiscaleValid: TAX_CODE.test(row.codice_fiscale ?? ''),
  email: row.email,
  isEmailValid: userFields.email.pattern.test(row.email ?? ''),
  dataNascita: row.data_nascita,
  rapportoLavoro: row.rapporto_lavoro,
  ruoli: row.ruoli,
  ...registryPresence(row.ruoli),
  uidPortale: row.uid_portale,
  codiceFiscaleGestione: row.code_of_account,
  codiceFiscaleAllineato: !row.uid_portale || row.codice_fiscale === row.code_of_account,
  ...(row.in_office && { utenzaInCarica: true }),
  ...(row.in_reserved_group && { utenzaConGruppoRiservato: true }),
  versione: row.version,
});

/** Tests whether a role of the person begins with a text, ignoring case. */
const hasRole = (start: string) => sql<boolean>`exists (
  select from jsonb_array_elements_text(registry_person.ruoli) as role where role ilike ${`${start}%`})`;

/** The texts that a search of people covers, as displayed in lists. */
export const searchedPersonTexts: Readonly<
  Record<(typeof registrySearch)[number], Expression<string | null>>
> = {
  cognome: sql.ref('registry_person.cognome'),
  nome: sql.ref('registry_person.nome'),
  codiceFiscale: sql.ref('registry_person.codice_fiscale'),
  email: sql.ref('registry_person.email'),
  rapportoLavoro: sql.ref('registry_person.rapporto_lavoro'),
  uidPortale: sql.ref('registry_person.uid_portale'),
};

/** The column of each field that a filter or a rule may name; must agree with {@link personOf}. */
export const personColumns = {
  cognome: sql.ref('registry_person.cognome'),
  nome: sql.ref('registry_person.nome'),
  dataNascita: sql.ref('registry_person.data_nascita'),
  rapportoLavoro: sql.ref('registry_person.rapporto_lavoro'),
  presenteInAlunni: hasRole('wsx'),
  inServizioInPersonale: hasRole('wwp'),
  codiceFiscale: sql.ref('registry_person.codice_fiscale'),
  isCodiceFiscaleValid: sql`coalesce(registry_person.codice_fiscale ~ ${TAX_CODE.source}, false)`,
  email: sql.ref('registry_person.email'),
  isEmailValid: sql`coalesce(registry_person.email ~ ${userFields.email.pattern.source}, false)`,
  uidPortale: sql.ref('registry_person.uid_portale'),
  utenzaInCarica: inOffice,
  utenzaConGruppoRiservato: inReservedGroup,
  codiceFiscaleAllineato: sql`not exists (
    select from account where account.customer_code = registry_person.customer_code
      and account.uid = registry_person.uid_portale
      and account.codice_fiscale is distinct from registry_person.codice_fiscale)`,
} as const;
