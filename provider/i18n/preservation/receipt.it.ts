import { showDay, showInstant } from '../../../contract/dates';
import type { Receipt } from '../../../contract/entities/receipt';

/** What receipts say; the same in the PDF and in the mail. */
export const receiptWords = {
  procedure: 'Attivazione del servizio di conservazione digitale',
  next: 'Il fornitore configura il servizio per la scuola. Al termine il servizio diventa disponibile nell’applicazione di gestione documentale: la data compare nella pagina Servizi.',
  title: ({ numero }: Receipt): string => `Ricevuta ${numero}`,
  lead: ({ procedura, scuola }: Receipt): string => `${procedura}. ${scuola}.`,
  about: 'Che cosa è stato fatto',
  facts: (receipt: Receipt): readonly (readonly [string, string])[] => [
    ['Numero', receipt.numero],
    ['Data e ora', showInstant(receipt.data)],
    ['Persona', receipt.persona],
    ['Scuola', receipt.scuola],
    ['Procedura', receipt.procedura],
  ],
  head: ['Dato', 'Valore'],
  files: 'Documenti firmati',
  file: ({ nome, file, firmatario, firmatoIl }: Receipt['documenti'][number]): string =>
    `${nome} (${file}), firmato da ${firmatario} il ${showInstant(firmatoIl)}.`,
  hash: ({ sha256 }: Receipt['documenti'][number]): string => `SHA-256 del file firmato: ${sha256}`,
  original: ({ sha256Originale }: Receipt['documenti'][number]): string =>
    `SHA-256 del documento: ${sha256Originale}`,
  after: 'Che cosa succede ora',
  nextBy: ({ prossimo, entro }: Receipt): string => `${prossimo} Entro il ${showDay(entro)}.`,
  call: ({ contatto }: Receipt): string =>
    `Per informazioni: ${contatto}, indicando il numero della ricevuta.`,
};

/** The mail with a receipt. */
export const receiptMail = (receipt: Receipt, publicUrl: string) => ({
  subject: receiptWords.title(receipt),
  body: [
    receiptWords.lead(receipt),
    receiptWords
      .facts(receipt)
      .map(([what, value]) => `${what}: ${value}`)
      .join('\n'),
    ...receipt.documenti.map((one) =>
      [receiptWords.file(one), receiptWords.hash(one), receiptWords.original(one)].join('\n'),
    ),
    receiptWords.nextBy(receipt),
    receiptWords.call(receipt),
    `La ricevuta in PDF si scarica dalla pagina Servizi:\n${publicUrl}/servizi`,
    'Questo messaggio è stato inviato automaticamente: La preghiamo di non rispondere a questo indirizzo.',
  ].join('\n\n'),
});
