import * as preservationMessages from '../../../contract/messages/it/preservation';
import { preservationDocument, preservationStatus } from '../../../contract/preservation/endpoints';
import { readSignedFile } from '../../db/documentSignatures';
import { readFrozen } from '../../documentSigning/frozenDocuments';
import { p7mAnswer, pdfAnswer } from '../../documents/documentAnswer';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { theActivation } from './activation';
import { readActivation, readDocuments } from './preservationStore';
import { statusOf } from './statusOf';

export const status = implement(preservationStatus, async ({ tx, caller }) => {
  const activation = await readActivation(tx, caller.customerCode);
  return activation ? statusOf(tx, activation) : null;
});

const NOT_THERE = preservationMessages.notThere;
const UNSIGNED = preservationMessages.unsigned;

export const document = implement(preservationDocument, async (call, { params, query }) => {
  const { tx, caller } = call;
  const { customerCode } = caller;
  await theActivation(call);
  const rows = await readDocuments(tx, customerCode);
  const row = rows.find(({ kind }) => kind === params.tipoDocumento);
  const frozen = row?.document_id && (await readFrozen(tx, customerCode, row.document_id));
  if (!frozen) throw new Refusal('notFound', { detail: NOT_THERE });
  const { fileName, content, pages } = frozen;
  if (query.versione !== 'firmata') return pdfAnswer(fileName, content, pages);
  const signed = await readSignedFile(tx, customerCode, frozen.id, 'signature');
  if (!signed) throw new Refusal('notFound', { detail: UNSIGNED });
  return p7mAnswer(`${fileName}.p7m`, signed.file);
});
