import type { SignatureReceipt } from '../../contract/signing/signing';
import { showInstant } from '../../contract/values/dates';
import { type ReceiptOf, receiptWords as words } from '../i18n/receipt.it';
import { TaggedDocument } from './taggedDocument';

/** Makes the receipt of a signature as a PDF: the document, the signer and the time, with the digests of both files. */
export function makeReceipt(receipt: SignatureReceipt, at: Date, of: ReceiptOf): Promise<Buffer> {
  const document = new TaggedDocument({ title: words.title(receipt.number), subject: words.subject, at });
  document.heading(1, words.title(receipt.number));
  for (const line of receiptLines(receipt)) document.paragraph(line);
  document.heading(2, words.nextTitle);
  for (const line of words.next(of, receipt.revocationChecked === true)) document.paragraph(line);
  return document.end();
}

/** Returns the lines of a receipt, for the PDF and for the mail. */
export function receiptLines(receipt: SignatureReceipt): readonly string[] {
  const { document, documentSha256, fileSha256, signer, taxCode, others, by, how } = receipt;
  return [
    words.document(document),
    words.at(showInstant(receipt.at)),
    words.signer(signer, taxCode),
    ...(others ? [words.others(others)] : []),
    words.by(by),
    words.how(how),
    words.documentSha(documentSha256),
    words.fileSha(fileSha256),
  ];
}
