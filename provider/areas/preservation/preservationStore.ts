import { type Selectable, sql, type Updateable } from 'kysely';
import { applicationCodes } from '../../../contract/constants';
import { type PreservationKind, preservationKinds } from '../../../contract/preservation/preservation';
import type { Tx } from '../../db/database';
import { licencesOf } from '../../db/licencesOf';
import type { Tables } from '../../db/tables';

export type Activation = Selectable<Tables['preservation']>;
export type DocumentRow = Awaited<ReturnType<typeof readDocuments>>[number];

/** The activation of a school; undefined without the licence, or where the provider opened none. */
export async function readActivation(tx: Tx, customerCode: string): Promise<Activation | undefined> {
  const licences = await licencesOf(tx, customerCode);
  if (!licences.includes(applicationCodes.archiving)) return undefined;
  return activation(tx, customerCode).executeTakeFirst();
}

/** The same, kept as it is until the transaction ends. */
export async function lockActivation(tx: Tx, customerCode: string): Promise<Activation | undefined> {
  if (!(await readActivation(tx, customerCode))) return undefined;
  return activation(tx, customerCode).forUpdate().executeTakeFirst();
}

const activation = (tx: Tx, customerCode: string) =>
  tx.selectFrom('preservation').selectAll().where('customer_code', '=', customerCode);

/** Changes an activation; whoever saw it as it was before is told. */
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

/** The documents of a school in the order in which they are shown, each with its signature where it has one. */
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

/** Asks for no documents any more. What was handed out and signed stays where signatures are kept, as evidence. */
export async function removeDocuments(tx: Tx, customerCode: string): Promise<void> {
  await tx.deleteFrom('preservation_document').where('customer_code', '=', customerCode).execute();
}
