import type { Selectable } from 'kysely';
import {
  type ContractDocument,
  type ContractStatus,
  contractStatus,
  FILE_UNAVAILABLE,
} from '../../../contract/contracts/contractDocument';
import type { UnreadableReason } from '../../../contract/documents/unreadable';
import type { PendingSignature } from '../../../contract/signing/signing';
import type { Tx } from '../../db/database';
import { readSignatures, type SignatureRow } from '../../db/documentSignatures';
import { orderOfContract } from '../../db/orderOfContract';
import { readPending, waitingOf } from '../../db/pendingSignatures';
import type { Tables } from '../../db/tables';
import {
  type FrozenDocument,
  freezeDocument,
  readFrozen,
  unreadableAmong,
} from '../../documentSigning/frozenDocuments';
import { isOfFormerHead } from '../../documentSigning/headTerms';
import { signatoryOf } from '../../documentSigning/whoSigns';
import { makeContract } from '../../documents/contractDocument';
import { Refusal } from '../../refusal';
import { readingsOf } from './readings';

export type ContractRow = Selectable<Tables['contract_document']>;

/**
 * Reads the contracts of a school, the latest year first. Readings and accepted clauses are those of the person `uid`.
 */
export async function readContracts(
  tx: Tx,
  customerCode: string,
  uid: string,
): Promise<readonly ContractDocument[]> {
  const rows = await tx
    .selectFrom('contract_document')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .orderBy('anno', 'desc')
    .orderBy('name')
    .orderBy('file_name')
    .execute();
  const ids = rows.flatMap(({ document_id }) => document_id ?? []);
  const signatures = await readSignatures(tx, customerCode, ids);
  const pending = await readPending(tx, customerCode, ids);
  const readings = await readingsOf(tx, customerCode, uid);
  const unreadable = await unreadableAmong(tx, customerCode, ids);
  return rows.map((row) => ({
    ...contractOf(
      row,
      signatures.filter(({ document_id }) => document_id === row.document_id),
      pending.get(row.document_id ?? ''),
    ),
    clausole: clausesOf(row, uid),
    ...readingOf(readings.has(row.document_id ?? ''), unreadable.get(row.document_id ?? '')),
  }));
}

/** An unreadable document never counts as read. */
const readingOf = (
  read: boolean,
  unreadable: UnreadableReason | undefined,
): Pick<ContractDocument, 'read' | 'unreadable'> => (unreadable ? { unreadable } : read ? { read } : {});

/**
 * Returns which of the two clauses are accepted. While a contract is waiting to be signed, only the acceptance of the
 * person `uid` counts.
 */
export function clausesOf(row: ContractRow, uid: string): readonly [boolean, boolean] {
  const counts = row.status !== contractStatus.toSign || row.clauses_by === uid;
  return [counts && row.clausola1, counts && row.clausola2];
}

function contractOf(
  row: ContractRow,
  signatures: readonly SignatureRow[],
  pending: PendingSignature | undefined,
): Omit<ContractDocument, 'clausole'> {
  const [signed, countersigned] = (['signature', 'counterSignature'] as const).map((wanted) =>
    signatures.find(({ kind }) => kind === wanted),
  );
  const status = row.status as ContractStatus;
  const there = status !== contractStatus.none;
  const path = `/contratti/${row.customer_code}/${row.anno.slice(0, 4)}/${row.file_name}`;
  const url = `/api/area-amministrativa/document/preview-contratto?filename=${encodeURIComponent(row.file_name)}`;
  return {
    name: row.name,
    fileName: row.file_name,
    type: row.type,
    anno: row.anno,
    status,
    toSign: status === contractStatus.toSign && pending?.state !== 'waiting',
    urlOriginal: there ? url : null,
    pathOriginal: there ? path : null,
    pathSigned: signed ? `${path}.p7m` : null,
    pathCounterSigned: countersigned ? `${path}.controfirmato.p7m` : null,
    urlDownload: there ? url : null,
    ...(signed && { signedAt: signed.signed_at.toISOString(), signer: signed.signer }),
    ...(countersigned && { counterSignedAt: countersigned.signed_at.toISOString() }),
    ...(pending && { pending }),
    ...(row.counter_refused_at && {
      counterRefusedAt: row.counter_refused_at.toISOString(),
      counterRefusal: row.counter_refusal,
    }),
  };
}

/**
 * Reads one contract of the school.
 * @param lock against concurrent changes
 * @throws Refusal `notFound`
 */
export async function contractNamed(
  tx: Tx,
  customerCode: string,
  fileName: string,
  lock = false,
): Promise<ContractRow> {
  const found = tx
    .selectFrom('contract_document')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('file_name', '=', fileName);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  if (!row) throw new Refusal('notFound');
  return row;
}

/**
 * Returns the document of a contract. The first call creates and freezes it, so that people sign what they saw even if
 * the school's data change later.
 * @throws Refusal `notFound` if there is no file
 */
export async function documentOf(tx: Tx, row: ContractRow, now: Date): Promise<FrozenDocument> {
  if (row.status === contractStatus.none) throw new Refusal('notFound', { detail: FILE_UNAVAILABLE });
  // Of two simultaneous requests, the second finds the document frozen by the first.
  const current = await contractNamed(tx, row.customer_code, row.file_name, true);
  const known =
    current.document_id === null ? undefined : await readFrozen(tx, row.customer_code, current.document_id);
  return known ?? freeze(tx, current, now);
}

/**
 * Returns whether the document of a contract names a former school head, who can no longer sign it. A document whose
 * signature is being checked never counts as outdated, and neither does one that the provider uploaded.
 */
export async function isOutdated(tx: Tx, row: ContractRow): Promise<boolean> {
  const { customer_code: customerCode, document_id, status, brought } = row;
  if (status !== contractStatus.toSign || !document_id || brought) return false;
  if (await waitingOf(tx, customerCode, document_id)) return false;
  return isOfFormerHead(tx, customerCode, document_id);
}

/**
 * Returns the document for reading: an outdated one is created again for the current head.
 * @throws Refusal `notFound`
 */
export async function documentToRead(tx: Tx, row: ContractRow, now: Date): Promise<FrozenDocument> {
  const current = await contractNamed(tx, row.customer_code, row.file_name, true);
  return (await isOutdated(tx, current)) ? freeze(tx, current, now) : documentOf(tx, current, now);
}

async function freeze(tx: Tx, row: ContractRow, now: Date): Promise<FrozenDocument> {
  const { customer_code: customerCode, type, anno } = row;
  const school = await tx
    .selectFrom('school')
    .select(['cod_min', 'name', 'street', 'postal_code', 'city', 'provincia'])
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const head = await signatoryOf(tx, customerCode, 'DS');
  const order = await orderOfContract(tx, customerCode, row.file_name);
  const place = [school.street, school.postal_code, school.city, school.provincia && `(${school.provincia})`];
  const { content, pages } = await makeContract({
    type,
    anno,
    school: {
      customerCode,
      codMin: school.cod_min,
      name: school.name,
      place: place.filter(Boolean).join(' '),
    },
    head: head?.name,
    order,
    at: now,
  });
  const document = await freezeDocument(tx, {
    customerCode,
    name: row.name,
    fileName: row.file_name,
    pages,
    content,
    now,
  });
  await changeContract(tx, row, { document_id: document.id });
  return document;
}

/** Changes the modifiable columns of a contract. */
export async function changeContract(
  tx: Tx,
  { customer_code, file_name }: Pick<ContractRow, 'customer_code' | 'file_name'>,
  change: Partial<Omit<ContractRow, 'customer_code' | 'file_name' | 'name' | 'type' | 'anno' | 'created_at'>>,
): Promise<void> {
  await tx
    .updateTable('contract_document')
    .set(change)
    .where('customer_code', '=', customer_code)
    .where('file_name', '=', file_name)
    .execute();
}
