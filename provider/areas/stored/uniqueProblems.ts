import { sql } from 'kysely';
import * as storedMessages from '../../../contract/messages/it/stored';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import type { FieldError } from '../../../contract/schema/errors';
import { snakeCase } from '../../../contract/storing/snakeCase';
import type { StoredEntity } from '../../../contract/storing/stored';
import { fold } from '../../../contract/values/search';
import type { Tx } from '../../db/database';
import { sameValue } from './lockProblems';
import { decidesBeforeSave } from './storedHooks';

export const TAKEN = storedMessages.taken;

/** Returns the key of a value for comparison, which ignores case, accents and surrounding whitespace. */
const keyOf = (name: string, value: unknown): string => `${name}\n${fold(String(value)).trim()}`;

/** Returns the unique fields whose value changes to a non-empty one. */
const changedUnique = (
  { unique = [] }: StoredEntity,
  before: AnyRecord,
  written: AnyRecord,
): readonly string[] =>
  unique.filter((name) => !isNothing(written[name]) && !sameValue(before[name], written[name]));

/**
 * Returns the errors for values that another record of the school already has.
 * @param before the current record; for a new one, a record without the unique fields
 * @param written fields with their new values
 */
export async function uniqueProblems(
  tx: Tx,
  entity: StoredEntity,
  customerCode: string,
  before: AnyRecord,
  written: AnyRecord,
): Promise<readonly FieldError[]> {
  const names = changedUnique(entity, before, written);
  if (names.length === 0) return [];
  await lockUnique(tx, entity, customerCode);
  return uniqueHolders(entity, await readUnique(tx, entity, customerCode, names)).taken(before, written);
}

/**
 * Reads the holder of each value of the unique fields in a school. The caller must hold the lock of {@link lockUnique}.
 */
export const holdersNow = async (tx: Tx, entity: StoredEntity, customerCode: string) =>
  uniqueHolders(entity, await readUnique(tx, entity, customerCode, entity.unique ?? []));

async function readUnique(
  tx: Tx,
  { name: entity }: StoredEntity,
  customerCode: string,
  names: readonly string[],
): Promise<readonly AnyRecord[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<AnyRecord>`
    select id, ${sql.join(names.map((name) => sql`${sql.ref(snakeCase(name))} as ${sql.ref(name)}`))}
    from ${sql.table(snakeCase(entity))} where customer_code = ${customerCode}`.execute(tx);
  return rows;
}

/** Indexes records by the values of unique fields. The index is updated as rows of an import change the records. */
export function uniqueHolders(entity: StoredEntity, records: readonly AnyRecord[]) {
  const { unique = [] } = entity;
  const held = new Map<string, unknown>();
  const each = (record: AnyRecord, then: (key: string) => void) => {
    for (const name of unique) if (!isNothing(record[name])) then(keyOf(name, record[name]));
  };
  const put = (record: AnyRecord) => each(record, (key) => held.set(key, record.id));
  records.forEach(put);
  return {
    taken: (before: AnyRecord, written: AnyRecord): readonly FieldError[] =>
      changedUnique(entity, before, written)
        .filter((name) => {
          const key = keyOf(name, written[name]);
          return held.has(key) && held.get(key) !== before.id;
        })
        .map((field) => ({ field, message: TAKEN })),
    become: (before: AnyRecord, after: AnyRecord) => {
      each(before, (key) => held.delete(key));
      put(after);
    },
  };
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Locks the unique fields of a school's records until the transaction ends, because concurrent transactions do not see
 * each other's values. Also locks for resources with a `beforeSave` hook, because hooks may compare records too.
 */
export async function lockUnique(tx: Tx, entity: StoredEntity, customerCode: string): Promise<void> {
  const { name, unique = [] } = entity;
  if (unique.length === 0 && !decidesBeforeSave(entity)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unique ${name} ${customerCode}`}, 0))`.execute(
    tx,
  );
}
