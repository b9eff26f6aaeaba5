import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { SignatureReceipt } from '../../contract/signing/signing';
import { dayInRome } from '../../contract/values/dates';
import type { Tx } from './database';
import type { Tables } from './tables';

type Row = Selectable<Tables['document_signature']>;
export type SignatureKind = Row['kind'];

export interface ToKeep {
  readonly customerCode: string;
  readonly documentId: string;
  readonly kind: SignatureKind;
  /** The name of a service, or offline. */
  readonly how: string;
  readonly file: Uint8Array;
  readonly contentSha256: string;
  readonly signer: string;
  readonly taxCode: string;
  readonly by: string;
  readonly now: Date;
  /** An Evidence (provider/signing/evidence.ts). */
  readonly evidence: object;
  /** True if the certificate authorities confirmed that its certificates were not revoked. */
  readonly revocationChecked: boolean;
  /** Names of further signers. */
  readonly others?: readonly string[];
}

/** Stores an accepted signature under the next number of the school. */
export async function storeFile(tx: Tx, kept: ToKeep): Promise<void> {
  const { customerCode } = kept;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`signatures ${customerCode}`}, 45))`.execute(tx);
  const { last } = await tx
    .selectFrom('document_signature')
    .select((of) => of.fn.coalesce(of.fn.max('number'), sql<number>`0`).as('last'))
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('document_signature')
    .values({
      customer_code: customerCode,
      document_id: kept.documentId,
      kind: kept.kind,
      number: Number(last) + 1,
      how: kept.how,
      file: kept.file,
      file_sha256: createHash('sha256').update(kept.file).digest('hex'),
      content_sha256: kept.contentSha256,
      signer: kept.signer,
      tax_code: kept.taxCode,
      by_uid: kept.by,
      signed_at: kept.now,
      evidence: JSON.stringify(kept.evidence),
      revocation_checked: kept.revocationChecked,
      others: kept.others ?? [],
    })
    .execute();
}

/** Reads the signatures of documents of the school, without their files. */
export async function readSignatures(tx: Tx, customerCode: string, documentIds: readonly string[]) {
  if (documentIds.length === 0) return [];
  return tx
    .selectFrom('document_signature')
    .innerJoin('frozen_document', (join) =>
      join
        .onRef('frozen_document.customer_code', '=', 'document_signature.customer_code')
        .onRef('frozen_document.id', '=', 'document_signature.document_id'),
    )
    .select(['document_id', 'kind', 'number', 'how', 'file_sha256', 'content_sha256', 'signer', 'tax_code'])
    .select(['by_uid', 'signed_at', 'revocation_checked', 'others', 'frozen_document.name'])
    .where('document_signature.customer_code', '=', customerCode)
    .where('document_id', 'in', [...documentIds])
    .execute();
}

export type SignatureRow = Awaited<ReturnType<typeof readSignatures>>[number];

/** Reads the file of a signature and the evidence on which it was accepted. */
export const readSignedFile = (tx: Tx, customerCode: string, documentId: string, kind: SignatureKind) =>
  tx
    .selectFrom('document_signature')
    .select(['file', 'evidence'])
    .where('customer_code', '=', customerCode)
    .where('document_id', '=', documentId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Returns the receipt of a signature for its signer. */
export const receiptOf = (row: SignatureRow): SignatureReceipt => ({
  number: `F-${dayInRome(row.signed_at).slice(0, 4)}-${String(row.number).padStart(6, '0')}`,
  at: row.signed_at.toISOString(),
  document: row.name,
  documentSha256: row.content_sha256,
  fileSha256: row.file_sha256,
  signer: row.signer,
  taxCode: row.tax_code,
  by: row.by_uid,
  how: row.how,
  revocationChecked: row.revocation_checked,
  ...(row.others.length > 0 && { others: row.others }),
});
