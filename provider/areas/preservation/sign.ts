import { asTaxCode } from '../../../contract/codiceFiscale';
import { preservationSignOffline, preservationSignOnline } from '../../../contract/endpoints/preservation';
import type { PreservationKind } from '../../../contract/entities/preservation';
import { refusalOf } from '../../../contract/signatures/refusal';
import { readFrozen } from '../../documentSigning/frozenDocuments';
import {
  acceptOneOnline,
  acceptUpload,
  keepSignature,
  refused,
  refuseInMaintenance,
  type SigningTask,
} from '../../documentSigning/signSteps';
import { signatoryOf } from '../../documentSigning/whoSigns';
import { type Call, implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import { openActivation } from './activation';
import { readDocuments } from './preservationStore';

export const signOnline = implementInSteps(preservationSignOnline, {
  look: (call, { body }) => toSign(call, body.tipoDocumento),
  work: (task, outside, { body: { username, password, otp, provider } }) =>
    acceptOneOnline(task, { username, password, otp }, provider ?? undefined, outside),
  keep: async (call, { body }, accepted, task) =>
    keepSignature(call, task, accepted, body.provider ?? 'online', await standing(call, body.tipoDocumento)),
});

export const signOffline = implementInSteps(preservationSignOffline, {
  look: (call, { body }) => toSign(call, body.tipoDocumento),
  work: acceptUpload,
  keep: async (call, { body }, accepted, task) =>
    keepSignature(call, task, accepted, 'offline', await standing(call, body.tipoDocumento)),
});

const NOT_THERE = 'Il documento non è ancora disponibile.';
const OTHER_HEAD =
  'Il dirigente scolastico non è più quello indicato nei documenti: prepararli di nuovo prima di firmare.';

/**
 * What is to be signed, and by whom: the person that the document names. The appointment act is the manager's, the
 * others are the school head's.
 */
async function toSign(call: Call, kind: PreservationKind): Promise<SigningTask> {
  refuseInMaintenance(call);
  const { tx, caller } = call;
  const { customerCode } = caller;
  const { ds_cf } = await openActivation(call);
  const head = await signatoryOf(tx, customerCode, 'DS');
  if ((head?.taxCode ?? null) !== ds_cf) throw new Refusal('conflict', { detail: OTHER_HEAD });
  const rows = await readDocuments(tx, customerCode);
  const row = rows.find((one) => one.kind === kind);
  const document = row?.document_id ? await readFrozen(tx, customerCode, row.document_id) : undefined;
  if (!row || !document) throw new Refusal('notFound', { detail: NOT_THERE });
  if (row.signed_at) throw refused(refusalOf('already-signed'));
  return { document, person: asTaxCode(row.signer_cf) };
}

/** What was looked at may have been replaced while it was being signed. */
async function standing(call: Call, kind: PreservationKind) {
  const { document } = await toSign(call, kind);
  return { toSign: true, documentId: document.id };
}
