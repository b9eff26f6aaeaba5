import { FILE_UNAVAILABLE } from '../../../contract/contracts/contractDocument';
import { spidRequestDocument } from '../../../contract/spid/spidRequestDocumentEndpoints';
import { readSignatures, readSignedFile, receiptOf } from '../../db/documentSignatures';
import { p7mAnswer, pdfAnswer } from '../../documents/documentAnswer';
import { makeReceipt } from '../../documents/signatureReceipt';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { documentOf } from './requestDocument';

const unavailable = () => new Refusal('notFound', { detail: FILE_UNAVAILABLE });

/** Returns the document of the request, its signed file, or the receipt of its signature. */
export const readDocument = implement(spidRequestDocument, async ({ tx, caller, now }, { query }) => {
  const { customerCode } = caller;
  const document = await documentOf(tx, customerCode, now);
  if (!document) throw unavailable();
  const { fileName, content, pages } = document;
  if (query.versione !== 'firmata' && query.versione !== 'ricevuta')
    return pdfAnswer(fileName, content, pages);
  const signed = await readSignedFile(tx, customerCode, document.id, 'signature');
  const [signature] = await readSignatures(tx, customerCode, [document.id]);
  if (!signed || !signature) throw unavailable();
  if (query.versione === 'firmata') return p7mAnswer(`${fileName}.p7m`, signed.file);
  const receipt = receiptOf(signature);
  const pdf = await makeReceipt(receipt, signature.signed_at, 'spidRequest');
  return pdfAnswer(`ricevuta-${receipt.number}.pdf`, pdf);
});
