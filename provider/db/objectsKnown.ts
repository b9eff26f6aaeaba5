import { sql } from 'kysely';
import type { Tx } from './database';
import type { UploadRow } from './uploads';

/**
 * What the rows of all schools know of a store, by school and id, and whether its bytes are to be there: those of an export
 * that is being made, or failed, and of a file that no record has, need not be.
 */
export async function objectsKnown(tx: Tx, kind: UploadRow['store']): Promise<ReadonlyMap<string, boolean>> {
  const uploads = await tx
    .selectFrom('upload')
    .select(['customer_code', 'id'])
    .select(sql<boolean>`true`.as('has_bytes'))
    .where('store', '=', kind)
    .execute();
  const exported = await tx
    .selectFrom('export_request')
    .select(['customer_code', 'object_id as id'])
    .select(sql<boolean>`nome_file is not null and removed_at is null`.as('has_bytes'))
    .where('object_id', 'is not', null)
    .where('store', '=', kind)
    .execute();
  const ofRecords = await tx
    .selectFrom('stored_file')
    .select(['customer_code', 'id'])
    .select(sql<boolean>`let_go_at is null`.as('has_bytes'))
    .where('store', '=', kind)
    .execute();
  return new Map(
    [...uploads, ...exported, ...ofRecords].map((row) => [`${row.customer_code}/${row.id}`, row.has_bytes]),
  );
}
