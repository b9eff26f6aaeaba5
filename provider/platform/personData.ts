import { sql } from 'kysely';
import type { ErasureHindrance, PersonAccount, PersonData } from '../../contract/staff/personData';
import type { Tx } from '../db/database';
import { otherSource, personSources } from '../i18n/personData.it';

/** Maximum number of entries per source in an export, so that the query completes in time. */
export const MOST_ENTRIES = 10_000;

/** A row about a person, without the columns that `person_sources` excludes. */
export type PersonEntry = Readonly<Record<string, unknown>>;

/** The entries about an account, by table, in the order of the exported page; tables without entries are left out. */
export type AccountEntries = readonly (readonly [source: string, entries: readonly PersonEntry[]])[];

/** Reads all accounts of the person who has this account. This account is the first; empty if it does not exist. */
export async function accountsOfPerson(tx: Tx, school: string, uid: string): Promise<PersonAccount[]> {
  const { rows } = await sql<PersonAccount>`
    select f.customer_code as school, f.school as "schoolName", f.uid, f.sn, f.cn, f.because,
      what_prevents_erasure(f.customer_code, f.uid) as hindrances
    from accounts_of_person(${school}, ${uid}) f`.execute(tx);
  return rows.map((row) => ({ ...row, hindrances: row.hindrances as ErasureHindrance[] }));
}

/**
 * Reads everything stored about an account.
 * @param withAlias includes the ArgoID, which belongs to the person and not to the school
 */
export async function entriesOf(
  tx: Tx,
  { school, uid }: Pick<PersonAccount, 'school' | 'uid'>,
  withAlias: boolean,
): Promise<AccountEntries> {
  const { rows } = await sql<{ source: string; entries: PersonEntry[] }>`
    select source, entries from data_of_person(${school}, ${uid}, ${withAlias}, ${MOST_ENTRIES})`.execute(tx);
  const found = new Map(rows.map(({ source, entries }) => [source, entries]));
  return inOrder([...found.keys()]).flatMap((source) => {
    const entries = found.get(source) ?? [];
    return entries.length > 0 ? [[source, entries] as const] : [];
  });
}

/** Counts the entries about several accounts by source, with the effect of an erasure; sources without entries are left out. */
export async function countEntries(
  tx: Tx,
  accounts: readonly Pick<PersonAccount, 'school' | 'uid'>[],
  withAlias: boolean,
): Promise<PersonData['sources']> {
  const counts = new Map<string, number>();
  for (const { school, uid } of accounts) {
    const { rows } = await sql<{ source: string; entries: number }>`
      select source, entries from count_data_of_person(${school}, ${uid}, ${withAlias})`.execute(tx);
    for (const { source, entries } of rows) counts.set(source, (counts.get(source) ?? 0) + entries);
  }
  return inOrder([...counts.keys()]).flatMap((source) => {
    const entries = counts.get(source) ?? 0;
    const { title, erasure, why = null } = personSources[source] ?? otherSource(source);
    return entries > 0 ? [{ source, title, entries, erasure, why }] : [];
  });
}

/** Sorts sources as in the exported page; tables of declared resources come last. */
const inOrder = (found: readonly string[]) => [
  ...Object.keys(personSources),
  ...found.filter((source) => !personSources[source]),
];

/**
 * Locks accounts of a person for an erasure; callers must read them afterwards. Accounts of other people are ignored.
 */
export async function lockForErasure(
  tx: Tx,
  { school, uid }: Pick<PersonAccount, 'school' | 'uid'>,
  uids: readonly string[],
): Promise<void> {
  await sql`select lock_for_erasure(${school}, ${uid}, ${uids}::text[])`.execute(tx);
}

/** Erases a locked account. @returns whether it existed @throws if the account has `hindrances` */
export async function erasePerson(
  tx: Tx,
  { school, uid }: Pick<PersonAccount, 'school' | 'uid'>,
): Promise<boolean> {
  const { rows } = await sql<{ erased: boolean }>`select erase_person(${school}, ${uid}) as erased`.execute(
    tx,
  );
  return rows[0]?.erased === true;
}
