import type { Insertable, Selectable } from 'kysely';
import type { PendingSignature } from '../../contract/signing/signing';
import type { Tx } from './database';
import type { Tables } from './tables';

export type PendingRow = Selectable<Tables['pending_signature']>;

/** Reads the signatures of the school's documents that are pending or were refused, by document id. */
export async function readPending(
  tx: Tx,
  customerCode: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, PendingSignature>> {
  if (documentIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('pending_signature')
    .select(['document_id', 'state', 'arrived_at', 'refusal'])
    .where('customer_code', '=', customerCode)
    .where('document_id', 'in', [...documentIds])
    .execute();
  return new Map(
    rows.map(({ document_id, state, arrived_at, refusal }) => [
      document_id,
      { state, arrivedAt: arrived_at.toISOString(), ...(refusal !== null && { refusal }) },
    ]),
  );
}

/** Reads the pending or refused signature of one document; undefined if there is none. */
export const readPendingOf = async (
  tx: Tx,
  customerCode: string,
  documentId: string | null | undefined,
): Promise<PendingSignature | undefined> =>
  documentId ? (await readPending(tx, customerCode, [documentId])).get(documentId) : undefined;

/**
 * Returns which of the given documents have a signature that waits for its revocation status. The school has nothing to
 * do for them.
 */
export async function waitingAmong(
  tx: Tx,
  customerCode: string,
  documentIds: readonly (string | null)[],
): Promise<ReadonlySet<string | null>> {
  const ids = documentIds.filter((id) => id !== null);
  const pending = [...(await readPending(tx, customerCode, ids))];
  return new Set(pending.flatMap(([id, { state }]) => (state === 'waiting' ? [id] : [])));
}

/** Reads the whole row of a pending signature, locked until the end of the transaction if requested. */
export const waitingOf = (tx: Tx, customerCode: string, documentId: string, lock = false) =>
  tx
    .selectFrom('pending_signature')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('document_id', '=', documentId)
    .where('state', '=', 'waiting')
    .$if(lock, (found) => found.forUpdate())
    .executeTakeFirst();

/** Stores a pending signature and removes the previous one. */
export async function insertPending(tx: Tx, row: Insertable<Tables['pending_signature']>): Promise<void> {
  await removePending(tx, row.customer_code, row.document_id);
  await tx.insertInto('pending_signature').values(row).execute();
}

export async function changePendingSignature(
  tx: Tx,
  { customer_code, document_id }: Pick<PendingRow, 'customer_code' | 'document_id'>,
  change: Partial<Pick<PendingRow, 'state' | 'tries' | 'until' | 'refusal'>>,
): Promise<void> {
  await tx
    .updateTable('pending_signature')
    .set(change)
    .where('customer_code', '=', customer_code)
    .where('document_id', '=', document_id)
    .execute();
}

export async function removePending(tx: Tx, customerCode: string, documentId: string): Promise<void> {
  await tx
    .deleteFrom('pending_signature')
    .where('customer_code', '=', customerCode)
    .where('document_id', '=', documentId)
    .execute();
}
