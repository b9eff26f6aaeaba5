import type { Tx } from '../../db/database';

/** A person and a document that they may have read; each version of a document has an id of its own. */
interface Reading {
  readonly customerCode: string;
  readonly uid: string;
  readonly documentId: string;
}

/** Lists the documents whose current version a person has read. */
export async function readingsOf(tx: Tx, customerCode: string, uid: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('document_reading')
    .select('document_id')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .execute();
  return new Set(rows.map(({ document_id }) => document_id));
}

/**
 * Records that a person has read a document.
 * @param at absent to mark it as unread
 */
export async function storeReading(
  tx: Tx,
  { customerCode, uid, documentId }: Reading,
  at: Date | undefined,
): Promise<void> {
  if (at)
    await tx
      .insertInto('document_reading')
      .values({ customer_code: customerCode, uid, document_id: documentId, read_at: at })
      .onConflict((known) => known.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('document_reading')
      .where('customer_code', '=', customerCode)
      .where('uid', '=', uid)
      .where('document_id', '=', documentId)
      .execute();
}
