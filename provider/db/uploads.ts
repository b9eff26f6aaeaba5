import type { Insertable, Selectable } from 'kysely';
import type { Tx } from './database';
import type { UploadPieceTable, UploadTable } from './uploadTables';

export type UploadRow = Selectable<UploadTable>;
/** The client's declaration of a part or of a piece. */
export type DeclaredRow = Pick<Selectable<UploadPieceTable>, 'number' | 'sha256'> & {
  readonly piece?: number | null;
};

/** A file of a school, with the client's declarations of its parts and pieces, by number. */
export interface UploadWithParts {
  readonly row: UploadRow;
  readonly declared: readonly DeclaredRow[];
}

export const uploadOf = (tx: Tx, customerCode: string, id: string): Promise<UploadWithParts | undefined> =>
  withParts(
    tx,
    tx
      .selectFrom('upload')
      .selectAll()
      .where('customer_code', '=', customerCode)
      .where('id', '=', id)
      .executeTakeFirst(),
  );

/** Reads the file with this name in a folder. */
export const uploadNamed = (
  tx: Tx,
  customerCode: string,
  folder: string,
  name: string,
): Promise<UploadWithParts | undefined> =>
  withParts(
    tx,
    tx
      .selectFrom('upload')
      .selectAll()
      .where('customer_code', '=', customerCode)
      .where('folder', '=', folder)
      .where('name', '=', name)
      .executeTakeFirst(),
  );

/** Reads the files of a folder, in the order in which they were begun. */
export async function uploadsIn(tx: Tx, customerCode: string, folder: string): Promise<UploadWithParts[]> {
  const rows = await tx
    .selectFrom('upload')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('folder', '=', folder)
    .orderBy('begun_at')
    .orderBy('id')
    .execute();
  const known: UploadWithParts[] = [];
  for (const row of rows) known.push({ row, declared: await declaredOf(tx, row) });
  return known;
}

async function withParts(
  tx: Tx,
  found: Promise<UploadRow | undefined>,
): Promise<UploadWithParts | undefined> {
  const row = await found;
  return row && { row, declared: await declaredOf(tx, row) };
}

async function declaredOf(tx: Tx, { customer_code, id, stored_at }: UploadRow): Promise<DeclaredRow[]> {
  if (stored_at) return [];
  return tx
    .selectFrom('upload_part')
    .select(({ lit }) => ['number', lit(null).$castTo<number | null>().as('piece'), 'sha256'])
    .where('customer_code', '=', customer_code)
    .where('upload_id', '=', id)
    .unionAll(
      tx
        .selectFrom('upload_piece')
        .select(({ ref }) => ['number', ref('piece').$castTo<number | null>().as('piece'), 'sha256'])
        .where('customer_code', '=', customer_code)
        .where('upload_id', '=', id),
    )
    .orderBy('number')
    .orderBy('piece')
    .execute();
}

export async function addUpload(tx: Tx, row: Insertable<UploadTable>): Promise<UploadRow> {
  return tx.insertInto('upload').values(row).returningAll().executeTakeFirstOrThrow();
}

/**
 * Marks an upload as active now.
 * @param begunAgain the store's new identifier, if the store lost the upload and it starts again
 * @returns whether it still exists and is unfinished
 */
export async function goOn(
  tx: Tx,
  row: UploadRow,
  now: Date,
  begunAgain?: UploadRow['store_id'],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({ last_at: now, ...(begunAgain !== undefined && { store_id: begunAgain }) })
    .where('customer_code', '=', row.customer_code)
    .where('id', '=', row.id)
    .where('stored_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the declared hash of a part or a piece, unless there is one. @returns the stored hash */
export async function declarePart(
  tx: Tx,
  { customer_code, id: upload_id }: UploadRow,
  { number, piece, sha256 }: DeclaredRow,
): Promise<string> {
  const part = { customer_code, upload_id, number };
  const adding = piece
    ? tx.insertInto('upload_piece').values({ ...part, piece, sha256 })
    : tx.insertInto('upload_part').values({ ...part, sha256 });
  await adding.onConflict((conflict) => conflict.doNothing()).execute();
  const reading = piece
    ? tx
        .selectFrom('upload_piece')
        .select('sha256')
        .where((where) => where.and({ ...part, piece }))
    : tx
        .selectFrom('upload_part')
        .select('sha256')
        .where((where) => where.and(part));
  return (await reading.executeTakeFirstOrThrow()).sha256;
}

/** @returns whether it still exists, and nobody else has marked it before */
export async function markStored(
  tx: Tx,
  row: UploadRow,
  stored: Pick<UploadRow, 'stored_at' | 'sha256' | 'checked'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set(stored)
    .where('customer_code', '=', row.customer_code)
    .where('id', '=', row.id)
    .where('stored_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the row of an upload. @returns whether it existed */
export async function removeUpload(tx: Tx, row: Pick<UploadRow, 'customer_code' | 'id'>): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('upload')
    .where('customer_code', '=', row.customer_code)
    .where('id', '=', row.id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
