import { spidAgreement } from '../../../contract/licences/licenceDocumentsEndpoints';
import * as spidMessages from '../../../contract/messages/it/spid';
import { readSignedFile } from '../../db/documentSignatures';
import { p7mAnswer } from '../../documents/documentAnswer';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { documentOf } from './requestDocument';

const MISSING = spidMessages.missing;

/** Returns the agreement on SPID as signed by the school. */
export const readAgreement = implement(spidAgreement, async ({ tx, caller, now }) => {
  const document = await documentOf(tx, caller.customerCode, now);
  const signed = document && (await readSignedFile(tx, caller.customerCode, document.id, 'signature'));
  if (!signed) throw new Refusal('notFound', { detail: MISSING });
  return p7mAnswer('accordo-spid.pdf.p7m', signed.file);
});
