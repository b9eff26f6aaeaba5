import { sql } from 'kysely';
import type { StoredEntity } from '../../../contract/storing/stored';
import type { Tx } from '../../db/database';
import type { StoredRecord, StoredRow } from './storedStore';

/** A removed record, with its last version. */
export interface BinnedRow extends StoredRow {
  readonly deleted: string;
  readonly deletedBy: string | null;
}

/** @param by the person who removes it, and the time */
export async function insertIntoBin(
  tx: Tx,
  { name }: StoredEntity,
  customerCode: string,
  { record, version }: StoredRow,
  by: { readonly now: Date; readonly uid?: string | undefined },
): Promise<void> {
  await tx
    .insertInto('stored_bin')
    .values({
      customer_code: customerCode,
      resource: name,
      id: record.id,
      record: JSON.stringify(record),
      version,
      deleted_at: by.now,
      deleted_by: by.uid ?? null,
    })
    .execute();
}

/** One removed record, or a page of them. */
type Part = { readonly id: string } | { readonly offset: number; readonly limit: number };

/** Reads removed records, the last removed first. Fields that were declared after the removal are empty. */
export async function readBin(
  tx: Tx,
  { name, fields }: StoredEntity,
  customerCode: string,
  part: Part,
): Promise<readonly BinnedRow[]> {
  const rows = await tx
    .selectFrom('stored_bin')
    .leftJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'stored_bin.customer_code')
        .onRef('account.uid', '=', 'stored_bin.deleted_by'),
    )
    .select(['stored_bin.record', 'stored_bin.version', 'stored_bin.deleted_at', 'stored_bin.deleted_by'])
    .select(sql<string>`concat_ws(' ', account.cn, account.sn)`.as('name'))
    .where('stored_bin.customer_code', '=', customerCode)
    .where('stored_bin.resource', '=', name)
    .$call((found) =>
      'id' in part
        ? found.where('stored_bin.id', '=', part.id).forUpdate('stored_bin')
        : found.orderBy('deleted_at', 'desc').orderBy('stored_bin.id').offset(part.offset).limit(part.limit),
    )
    .execute();
  return rows.map(({ record, version, deleted_at, deleted_by, name: by }) => {
    const stored = record as Readonly<Record<string, unknown>>;
    const known = Object.keys(fields).map((field) => [field, stored[field] ?? null]);
    return {
      record: Object.fromEntries(known) as StoredRecord,
      version,
      deleted: deleted_at.toISOString(),
      deletedBy: by || deleted_by,
    };
  });
}

/** Counts the removed records of a resource. */
export async function countBin(tx: Tx, { name }: StoredEntity, customerCode: string): Promise<number> {
  const { count } = await tx
    .selectFrom('stored_bin')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customer_code', '=', customerCode)
    .where('resource', '=', name)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function removeFromBin(
  tx: Tx,
  { name }: Pick<StoredEntity, 'name'>,
  customerCode: string,
  id: string,
): Promise<void> {
  await tx
    .deleteFrom('stored_bin')
    .where('customer_code', '=', customerCode)
    .where('resource', '=', name)
    .where('id', '=', id)
    .execute();
}

/** Returns those of the given keys whose records are in the bin of a resource. */
export async function binnedKeys(
  tx: Tx,
  resource: string,
  customerCode: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from stored_bin where customer_code = ${customerCode} and resource = ${resource}
      and id = any(${keys}::text[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
