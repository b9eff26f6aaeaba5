import type { Receipt } from '../../contract/procedures/receipt';
import { procedureReceiptWords as words } from '../i18n/procedureReceipt.it';
import { TaggedDocument } from './taggedDocument';

/** Side of the QR code, in points: 4 cm, which phones read from a sheet on a desk. */
const QR_SIDE = 113;

/** Makes the receipt of a procedure as a PDF. */
export function makeProcedureReceipt(receipt: Receipt): Promise<Buffer> {
  const title = words.title(receipt);
  const document = new TaggedDocument({
    title,
    subject: receipt.procedura,
    at: new Date(receipt.data),
    footer: (page, pages) => `${title} · pagina ${page} di ${pages}`,
  });
  document.heading(1, title);
  document.paragraph(words.lead(receipt));
  document.heading(2, words.about);
  document.table(words.head, words.facts(receipt), [0.3, 0.7]);
  if (receipt.importi?.length) {
    document.heading(2, words.amounts);
    document.table(
      words.amountsHead,
      receipt.importi.map(({ voce, importo }) => [voce, importo]),
      [0.5, 0.5],
    );
  }
  if (receipt.qr) {
    document.paragraph(words.qrAbout);
    document.picture(Buffer.from(receipt.qr.split(',')[1] ?? '', 'base64'), words.qrAlt, QR_SIDE);
  }
  if (receipt.documenti.length > 0) document.heading(2, words.files);
  for (const one of receipt.documenti) {
    document.paragraph(words.file(one));
    document.points([words.hash(one), words.original(one)]);
  }
  if (receipt.allegati?.length) {
    document.heading(2, words.attached);
    document.points(receipt.allegati.map(words.attachedFile));
  }
  document.heading(2, words.after);
  document.paragraph(words.nextBy(receipt));
  document.paragraph(words.call(receipt));
  return document.end();
}
