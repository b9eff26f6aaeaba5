import { contractStatus, FILE_UNAVAILABLE } from '../../../contract/contracts/contractDocument';
import {
  contractClauses,
  contractDocuments,
  contractDocumentsV2,
  contractFile,
  contractPreview,
  contractRead,
  contractReceipt,
  contractReport,
} from '../../../contract/contracts/endpoints';
import * as contractsMessages from '../../../contract/messages/it/contracts';
import { refusalOf } from '../../../contract/signing/refusal';
import { readSignatures, readSignedFile, receiptOf, type SignatureKind } from '../../db/documentSignatures';
import { unreadableReasonOf } from '../../documentSigning/frozenDocuments';
import { refused } from '../../documentSigning/storeSignature';
import { p7mAnswer, pdfAnswer } from '../../documents/documentAnswer';
import { makeReceipt } from '../../documents/signatureReceipt';
import { type Call, implement, implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import type { Evidence } from '../../signing/evidence';
import {
  changeContract,
  clausesOf,
  contractNamed,
  documentOf,
  documentToRead,
  readContracts,
} from './contractStore';
import { storeReading } from './readings';

const list = implement(contractDocuments, async ({ tx, caller }) => {
  const all = await readContracts(tx, caller.customerCode, caller.uid);
  return all.filter(({ urlDownload }) => urlDownload);
});

const listV2 = implement(contractDocumentsV2, ({ tx, caller }) =>
  readContracts(tx, caller.customerCode, caller.uid),
);

const preview = implement(contractPreview, async ({ tx, caller, now }, { query }) => {
  const row = await contractNamed(tx, caller.customerCode, query.filename);
  const { content, fileName, pages } = await documentToRead(tx, row, now);
  return pdfAnswer(fileName, content, pages);
});

const file = implement(contractFile, async (call, { query: { filename, which } }) => {
  const { file: bytes } = await signedOf(call, filename, which);
  const ending = which === 'signature' ? 'p7m' : 'controfirmato.p7m';
  return p7mAnswer(`${filename}.${ending}`, bytes);
});

const report = implement(contractReport, async (call, { query }) => {
  const { evidence } = await signedOf(call, query.filename, 'signature');
  return (evidence as Evidence).report as never;
});

const receipt = implement(contractReceipt, async (call, { query }) => {
  const { tx, caller } = call;
  const row = await contractNamed(tx, caller.customerCode, query.filename);
  const signatures = row.document_id ? await readSignatures(tx, caller.customerCode, [row.document_id]) : [];
  const signature = signatures.find(({ kind }) => kind === 'signature');
  if (!signature) throw new Refusal('notFound', { detail: FILE_UNAVAILABLE });
  const summary = receiptOf(signature);
  const pdf = await makeReceipt(summary, signature.signed_at, 'contract');
  return pdfAnswer(`ricevuta-${summary.number}.pdf`, pdf);
});

const clauses = implement(contractClauses, async (call, { body: { fileName, ...ticked } }) => {
  const { tx, caller } = call;
  const row = await contractNamed(tx, caller.customerCode, fileName, true);
  if (row.status !== contractStatus.toSign)
    throw new Refusal('conflict', { detail: contractsMessages.documentIsNoLonger });
  await changeContract(tx, row, { ...ticked, clauses_by: caller.uid });
  const [clausola1, clausola2] = clausesOf(row, caller.uid);
  call.audit({
    entity: 'signedFile',
    action: 'sign',
    id: fileName,
    before: { clausola1, clausola2 },
    after: ticked,
  });
  return undefined;
});

const read = implementInSteps(contractRead, {
  find: async ({ tx, caller, now }, { body: { fileName } }) =>
    documentOf(tx, await contractNamed(tx, caller.customerCode, fileName), now),
  work: async (document, outside, { body }) =>
    body.read ? unreadableReasonOf(document, outside) : undefined,
  store: async ({ tx, caller, now }, { body }, unreadable, { id: documentId }) => {
    if (unreadable) throw refused(refusalOf('unreadable-document'));
    const { customerCode, uid } = caller;
    await storeReading(tx, { customerCode, uid, documentId }, body.read ? now : undefined);
    return undefined;
  },
});

async function signedOf({ tx, caller }: Call, fileName: string, which: SignatureKind) {
  const { customerCode } = caller;
  const { document_id } = await contractNamed(tx, customerCode, fileName);
  const found = document_id && (await readSignedFile(tx, customerCode, document_id, which));
  if (!found) throw new Refusal('notFound', { detail: FILE_UNAVAILABLE });
  return found;
}

/** Implementations of the calls that read contracts. */
export const contracts = [list, listV2, preview, file, report, receipt, clauses, read];
