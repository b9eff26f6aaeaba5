import type { Receipt } from '../../contract/procedures/receipt';
import { showDay, showInstant } from '../../contract/values/dates';

/** The texts of receipts of procedures; the same in the PDF and in the mail. */
export const procedureReceiptWords = {
  title: ({ numero }: Receipt): string => `Ricevuta ${numero}`,
  // The full stop at the end of some school names is removed, so that there are not two.
  lead: ({ procedura, scuola }: Receipt): string => `${procedura}. ${scuola.replace(/\.+$/, '')}.`,
  about: 'Che cosa è stato fatto',
  facts: (receipt: Receipt): readonly (readonly [string, string])[] => [
    ['Numero', receipt.numero],
    ['Data e ora', showInstant(receipt.data)],
    ['Persona', receipt.persona],
    ['Scuola', receipt.scuola],
    ['Procedura', receipt.procedura],
  ],
  head: ['Dato', 'Valore'],
  amounts: 'Importi',
  amountsHead: ['Voce', 'Importo'],
  qrAbout:
    'Per pagare con l’app della banca, inquadrare il codice QR: contiene beneficiario, IBAN, importo e causale.',
  qrAlt: 'Codice QR con i dati del bonifico, gli stessi della tabella degli importi',
  qrInPdf: 'Il codice QR per pagare con l’app della banca è nella ricevuta in PDF.',
  files: 'Documenti firmati',
  file: ({ nome, file, firmatario, firmatoIl }: Receipt['documenti'][number]): string =>
    `${nome} (${file}), firmato da ${firmatario} il ${showInstant(firmatoIl)}.`,
  hash: ({ sha256 }: Receipt['documenti'][number]): string => `SHA-256 del file firmato: ${sha256}`,
  original: ({ sha256Originale }: Receipt['documenti'][number]): string =>
    `SHA-256 del documento: ${sha256Originale}`,
  attached: 'File consegnati',
  attachedFile: ({ file, sha256 }: { readonly file: string; readonly sha256: string }): string =>
    `${file}, SHA-256: ${sha256}`,
  after: 'Che cosa succede ora',
  nextBy: ({ prossimo, entro }: Receipt): string =>
    `${prossimo.replace(/\.*$/, '.')} Il termine è il ${showDay(entro)}.`,
  call: ({ contatto }: Receipt): string =>
    `Per informazioni: ${contatto}, indicando il numero della ricevuta.`,
};

/** The mail with a receipt. @param page the page that shows it: its name and its address */
export const procedureReceiptMail = (
  receipt: Receipt,
  page: { readonly name: string; readonly url: string },
) => ({
  subject: procedureReceiptWords.title(receipt),
  body: [
    `Gentile ${receipt.persona},`,
    'questa è la ricevuta della procedura indicata di seguito.',
    procedureReceiptWords.lead(receipt),
    procedureReceiptWords
      .facts(receipt)
      .map(([what, value]) => `${what}: ${value}`)
      .join('\n'),
    ...(receipt.importi?.length
      ? [
          `${procedureReceiptWords.amounts}:\n${receipt.importi.map(({ voce, importo }) => `${voce}: ${importo}`).join('\n')}`,
        ]
      : []),
    ...(receipt.qr ? [procedureReceiptWords.qrInPdf] : []),
    ...receipt.documenti.map((one) =>
      [
        procedureReceiptWords.file(one),
        procedureReceiptWords.hash(one),
        procedureReceiptWords.original(one),
      ].join('\n'),
    ),
    ...(receipt.allegati?.length
      ? [
          `${procedureReceiptWords.attached}:\n${receipt.allegati.map(procedureReceiptWords.attachedFile).join('\n')}`,
        ]
      : []),
    procedureReceiptWords.nextBy(receipt),
    procedureReceiptWords.call(receipt),
    `La ricevuta in PDF si scarica dalla pagina ${page.name}:\n${page.url}`,
    'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
  ].join('\n\n'),
});
