import type { Selectable } from 'kysely';
import type { RequestState, SignatureRequest } from '../../../contract/signing/signatureRequest';
import type { Tx } from '../../db/database';
import { readSignatures } from '../../db/documentSignatures';
import { waitingAmong } from '../../db/pendingSignatures';
import type { Tables } from '../../db/tables';

export type RequestRow = Selectable<Tables['signature_request']>;

export interface RequestedDocument {
  readonly fileName: string;
  readonly documentId: string;
  readonly name: string;
  readonly state: SignatureRequest['documents'][number]['state'];
}

/** A request with the state of its documents. */
export interface FoundRequest {
  readonly row: RequestRow;
  readonly documents: readonly RequestedDocument[];
  readonly state: RequestState;
  /** The time when all documents were signed, or when the request was cancelled or expired; undefined before that. */
  readonly endedAt: Date | undefined;
}

/** Reads all requests of the school, oldest first, or the one with an id. */
export async function readRequests(
  tx: Tx,
  { customerCode, now, id }: { readonly customerCode: string; readonly now: Date; readonly id?: string },
): Promise<readonly FoundRequest[]> {
  const rows = await tx
    .selectFrom('signature_request')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .$if(id !== undefined, (all) => all.where('id', '=', id as string))
    .orderBy('asked_at')
    .execute();
  if (rows.length === 0) return [];
  const documents = await tx
    .selectFrom('signature_request_document as requested')
    .innerJoin('frozen_document as frozen', (join) =>
      join
        .onRef('frozen.customer_code', '=', 'requested.customer_code')
        .onRef('frozen.id', '=', 'requested.document_id'),
    )
    .select(['requested.request_id', 'requested.file_name', 'requested.document_id', 'frozen.name'])
    .where('requested.customer_code', '=', customerCode)
    .where(
      'requested.request_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('frozen.name')
    .orderBy('requested.file_name')
    .execute();
  const ids = documents.map(({ document_id }) => document_id);
  const signatures = await readSignatures(tx, customerCode, ids);
  const signed = new Map(
    signatures.flatMap(({ kind, document_id, signed_at }) =>
      kind === 'signature' ? [[document_id, signed_at] as const] : [],
    ),
  );
  const waiting = await waitingAmong(tx, customerCode, ids);
  const current = await currentAmong(tx, customerCode, ids);
  return rows.map((row) => {
    const own = documents
      .filter(({ request_id }) => request_id === row.id)
      .map(({ file_name, document_id, name }) => ({
        fileName: file_name,
        documentId: document_id,
        name,
        state: signed.has(document_id)
          ? ('signed' as const)
          : !current.has(document_id)
            ? ('replaced' as const)
            : waiting.has(document_id)
              ? ('checking' as const)
              : ('toSign' as const),
      }));
    const state = stateOf(row, own, now);
    const last = Math.max(...own.map(({ documentId }) => signed.get(documentId)?.getTime() ?? 0));
    const ends = { signed: new Date(last), cancelled: row.cancelled_at, expired: row.expires_at };
    const endedAt = state === 'open' || state === 'checking' ? undefined : (ends[state] ?? undefined);
    return { row, documents: own, state, endedAt };
  });
}

/** Returns the ids of the documents that are still current: others were replaced, or their procedure started again. */
async function currentAmong(
  tx: Tx,
  customerCode: string,
  ids: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const among = (table: (typeof tablesOfDocuments)[number]) =>
    tx
      .selectFrom(table)
      .select('document_id')
      .where('customer_code', '=', customerCode)
      .where('document_id', 'in', [...ids]);
  const rows = [];
  for (const table of tablesOfDocuments) rows.push(...(await among(table).execute()));
  return new Set(rows.map(({ document_id }) => document_id));
}

/** The tables of the procedures with documents to sign. */
const tablesOfDocuments = [
  'contract_document',
  'preservation_document',
  'spid_request',
  'practice',
  'resizing',
] as const;

function stateOf(row: RequestRow, documents: readonly RequestedDocument[], now: Date): RequestState {
  const all = (...states: readonly RequestedDocument['state'][]) =>
    documents.every(({ state }) => states.includes(state));
  if (all('signed')) return 'signed';
  if (row.cancelled_at) return 'cancelled';
  if (all('signed', 'checking')) return 'checking';
  return row.expires_at <= now ? 'expired' : 'open';
}

/** Returns a request in the form of the response. */
export const requestAnswer = ({ row, documents, state }: FoundRequest, uid: string): SignatureRequest => ({
  id: row.id,
  head: row.head_name,
  askedBy: row.asked_name,
  askedAt: row.asked_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  ...(row.reminded_at && { remindedAt: row.reminded_at.toISOString() }),
  state,
  procedure: row.procedure,
  ...(row.head_uid === uid && { own: true }),
  documents: documents.map(({ documentId: _, ...document }) => document),
});
