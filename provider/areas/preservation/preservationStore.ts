import { type Selectable, sql, type Updateable } from 'kysely';
import { applicationCodes } from '../../../contract/constants';
import { type PreservationKind, preservationKinds } from '../../../contract/preservation/preservation';
import type { Tx } from '../../db/database';
import { licencesOf } from '../../db/licencesOf';
import type { Tables } from '../../db/tables';

export type Activation = Selectable<Tables['preservation']>;
export type DocumentRow = Awaited<ReturnType<typeof readDocuments>>[number];

/** Reads the activation of a school; undefined without the licence, or if the provider has not opened one. */
export async function readActivation(tx: Tx, customerCode: string): Promise<Activation | undefined> {
  const licences = await licencesOf(tx, customerCode);
  if (!licences.includes(applicationCodes.archiving)) return undefined;
  return activation(tx, customerCode).executeTakeFirst();
}

/** Reads the activation and locks it until the transaction ends. */
export async function lockActivation(tx: Tx, customerCode: string): Promise<Activation | undefined> {
  if (!(await readActivation(tx, customerCode))) return undefined;
  return activation(tx, customerCode).forUpdate().executeTakeFirst();
}

const activation = (tx: Tx, customerCode: string) =>
  tx.selectFrom('preservation').selectAll().where('customer_code', '=', customerCode);

/** Changes an activation and increments its version, so that a client with the previous one is refused. */
export async function updateActivation(
  tx: Tx,
  customerCode: string,
  values: Updateable<Tables['preservation']>,
): Promise<void> {
  await tx
    .updateTable('preservation')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('customer_code', '=', customerCode)
    .execute();
}

/** Reads the documents of a school in display order, each with its signature if it has one. */
export async function readDocuments(tx: Tx, customerCode: string) {
  const rows = await tx
    .selectFrom('preservation_document as asked')
    .leftJoin('frozen_document as frozen', (join) =>
      join
        .onRef('frozen.customer_code', '=', 'asked.customer_code')
        .onRef('frozen.id', '=', 'asked.document_id'),
    )
    .leftJoin('document_signature as signature', (join) =>
      join
        .onRef('signature.customer_code', '=', 'asked.customer_code')
        .onRef('signature.document_id', '=', 'asked.document_id')
        .on('signature.kind', '=', 'signature'),
    )
    .select(['asked.kind', 'generation', 'signer_name', 'signer_cf', 'asked.document_id', 'failed'])
    .select(['sha256', 'pages', 'file_sha256', 'signed_at'])
    .where('asked.customer_code', '=', customerCode)
    .execute();
  return rows.sort((a, b) => place(a.kind) - place(b.kind));
}

const place = (kind: PreservationKind) => preservationKinds.indexOf(kind);

/** Removes the required documents. Files that were served and signed stay in the table of signatures, as evidence. */
export async function removeDocuments(tx: Tx, customerCode: string): Promise<void> {
  await tx.deleteFrom('preservation_document').where('customer_code', '=', customerCode).execute();
}
