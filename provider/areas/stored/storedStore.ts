import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Field, Fields } from '../../../contract/schema/fields';
import type { Viewer } from '../../../contract/schema/where';
import { createdBy, updatedBy } from '../../../contract/storing/authorship';
import { POSITION } from '../../../contract/storing/reordering';
import { snakeCase } from '../../../contract/storing/snakeCase';
import type { StoredEntity } from '../../../contract/storing/stored';
import type { Tx } from '../../db/database';
import { isKept, storedColumns } from '../../db/storedColumns';
import { computedSql } from './computedSql';

/** A record of a stored resource, by field name. */
export type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: string };

export interface StoredRow {
  readonly record: StoredRecord;
  readonly version: number;
  /** The number of records on all pages; undefined unless it was requested. */
  readonly total?: number;
}

type Row = Readonly<Record<string, unknown>>;

const table = ({ name }: StoredEntity) => sql.table(snakeCase(name));

/** Returns the columns of a stored resource by field name; for a computed field, its expression. */
export function columnsOf({ name, fields }: StoredEntity): Readonly<Record<string, Expression<unknown>>> {
  const kept = (field: string) => sql.ref(`${snakeCase(name)}.${snakeCase(field)}`);
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      'computed' in field && field.computed ? computedSql(field, field.computed, kept) : kept(key),
    ]),
  );
}

interface ReadOptions {
  readonly ids?: readonly string[];
  readonly forUpdate?: true;
  readonly page?: {
    readonly where: Expression<SqlBool>;
    readonly order: Expression<unknown>;
    readonly offset: number;
    readonly limit: number;
    /**
     * Also counts the records on all pages. This evaluates the condition for each record of the school, which a search
     * does anyway. Otherwise a page in the order of an index evaluates it for few records.
     */
    readonly counted?: boolean;
  };
}

/**
 * Reads records of a school: all of them, those with the given keys, or a page of those that match a condition. Without
 * `page.order` they are in their manual order, or sorted by key if there is none. `forUpdate` locks them.
 */
export async function readStored(
  tx: Tx,
  entity: StoredEntity,
  customerCode: string,
  { ids, forUpdate, page }: ReadOptions = {},
): Promise<readonly StoredRow[]> {
  const columns = columnsOf(entity);
  const computed = Object.entries(entity.fields)
    .filter(([, field]) => !isKept(field))
    .map(([name]) => sql`, ${columns[name]} as ${sql.ref(snakeCase(name))}`);
  const matching = page ? sql`and ${page.where}` : sql``;
  const counted = page?.counted
    ? {
        // `materialized`: otherwise the condition would be evaluated twice, for the page and for the total.
        first: sql`with "@matching" as materialized (
          select id from ${table(entity)} where customer_code = ${customerCode} ${matching})`,
        total: sql`, (select count(*)::integer from "@matching") as "@total"`,
        // `is true` prevents a join, which would sort all matches instead of reading the page in the order of an index.
        matching: sql`and (id in (select id from "@matching")) is true`,
      }
    : { first: sql``, total: sql``, matching };
  const { rows } = await sql<Row>`${counted.first}
    select * ${sql.join(computed, sql``)} ${counted.total} from ${table(entity)} where customer_code = ${customerCode}
    ${ids ? sql`and id = any(${ids}::text[])` : sql``} ${counted.matching}
    order by ${page?.order ?? byHand(entity)} ${page ? sql`offset ${page.offset} limit ${page.limit}` : sql``}
    ${forUpdate ? sql`for update` : sql``}`.execute(tx);
  return rows.map((row) => ({
    ...rowOf(entity.fields, row),
    ...(page?.counted && { total: Number(row['@total']) }),
  }));
}

/**
 * Returns the default order. In manual order, equal positions are sorted by id, because records created at the same
 * moment may have the same position.
 */
const byHand = ({ orderedByHand }: StoredEntity) => (orderedByHand ? sql`${sql.ref(POSITION)}, id` : sql`id`);

/** Reads one record; undefined if it does not exist. */
export const readOneStored = async (
  tx: Tx,
  entity: StoredEntity,
  customerCode: string,
  id: string,
  forUpdate?: true,
): Promise<StoredRow | undefined> =>
  (await readStored(tx, entity, customerCode, { ids: [id], ...(forUpdate && { forUpdate }) }))[0];

/**
 * Inserts a record; in a resource with a manual order it comes last.
 * @param author the person who creates it, and the time
 */
export async function insertStored(
  tx: Tx,
  entity: StoredEntity,
  customerCode: string,
  record: StoredRecord,
  author: Viewer,
): Promise<void> {
  await insertRow(tx, entity, customerCode, { ...record, ...createdBy(author) }, FIRST);
}

/**
 * Inserts a removed record again, with its original author and time of creation.
 * @param author the person who restores it, and the time
 */
export const restoreStored = (
  tx: Tx,
  entity: StoredEntity,
  customerCode: string,
  record: StoredRecord,
  version: number,
  author: Viewer,
): Promise<void> => insertRow(tx, entity, customerCode, { ...record, ...updatedBy(author) }, version);

/** The version of a new record. */
const FIRST = 1;

async function insertRow(
  tx: Tx,
  entity: StoredEntity,
  customerCode: string,
  whole: StoredRecord,
  version: number,
): Promise<void> {
  const columns = storedColumns(entity.fields).map(({ name }) => sql.ref(name));
  const last = sql`(select coalesce(max(${sql.ref(POSITION)}), 0) + 1 from ${table(entity)} where customer_code = ${customerCode})`;
  const values = fieldsBesideKey(entity).map(([name, field]) =>
    entity.orderedByHand && name === POSITION ? last : written(field, whole[name]),
  );
  await sql`
    insert into ${table(entity)} (${sql.join([sql.ref('customer_code'), sql.ref('id'), sql.ref('version'), ...columns])})
    values (${sql.join([customerCode, whole.id, version, ...values])})`.execute(tx);
}

/**
 * Writes some fields of records and increments their versions.
 * @param author the person who changes them, and the time
 * @returns the versions, by key
 */
export async function updateStored(
  tx: Tx,
  entity: StoredEntity,
  customerCode: string,
  ids: readonly string[],
  fields: Readonly<Record<string, unknown>>,
  author: Viewer,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const changes: Row = { ...fields, ...updatedBy(author) };
  const sets = fieldsBesideKey(entity)
    .filter(([name]) => Object.hasOwn(changes, name))
    .map(([name, field]) => sql`${sql.ref(snakeCase(name))} = ${written(field, changes[name])}`);
  const { rows } = await sql<{ id: string; version: number }>`
    update ${table(entity)} set ${sql.join([...sets, sql`version = version + 1`])}
    where customer_code = ${customerCode} and id = any(${ids}::text[]) returning id, version`.execute(tx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/**
 * Sets the positions of records, in the given order. Versions do not change, so that edits in progress are not refused.
 */
export async function placeStored(
  tx: Tx,
  entity: StoredEntity,
  customerCode: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${table(entity)} set ${sql.ref(POSITION)} = placed.place
    from unnest(${ids}::text[]) with ordinality as placed(key, place)
    where customer_code = ${customerCode} and id = placed.key`.execute(tx);
}

/** Locks all records of a school until the transaction ends. */
export async function lockStored(tx: Tx, entity: StoredEntity, customerCode: string): Promise<void> {
  await sql`select 1 from ${table(entity)} where customer_code = ${customerCode} order by id for update`.execute(
    tx,
  );
}

export async function removeStored(
  tx: Tx,
  entity: StoredEntity,
  customerCode: string,
  id: string,
): Promise<void> {
  await sql`delete from ${table(entity)} where customer_code = ${customerCode} and id = ${id}`.execute(tx);
}

const fieldsBesideKey = ({ fields }: StoredEntity) =>
  Object.entries(fields).filter(([name, field]) => name !== 'id' && isKept(field));

function rowOf(fields: Fields, row: Row): StoredRow {
  const record = Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, readAs(kind, row[snakeCase(name)])]),
  );
  return { record: record as StoredRecord, version: Number(row.version) };
}

function readAs(kind: Field['kind'], value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'number' || kind === 'money') return Number(value);
  return value instanceof Date ? value.toISOString() : value;
}

const JSON_KINDS: readonly string[] = ['list', 'record', 'attachment', 'json'];

/** Empty values are stored as null. */
function written({ kind }: Field, value: unknown): RawBuilder<unknown> {
  if (value === undefined || value === null || value === '') return sql`null`;
  return JSON_KINDS.includes(kind) ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}
