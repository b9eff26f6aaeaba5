import type { PendingProcedure } from '../../contract/signing/signing';

const documents = 'Documenti e firma';

/** The names of the pages on which a document is signed. */
const pages: Readonly<Record<PendingProcedure, string>> = {
  contract: documents,
  preservation: documents,
  spidRequest: documents,
  resizing: 'Dimensionamenti-Accorpata',
  transfer: 'Altri Fornitori',
};

/** The mails about a signature that waited for the authority of its certificate. */
export const pendingMail = {
  refused: (procedure: PendingProcedure, document: string, why: string) => ({
    subject: `Firma non accettata: ${document}`,
    paragraphs: [
      `la firma del documento «${document}» non è stata accettata.`,
      why,
      `Il documento resta da firmare: lo si trova nella pagina ${pages[procedure]}.`,
    ],
  }),
  unreachable: (procedure: PendingProcedure, document: string) => ({
    subject: `Controllo della revoca non riuscito: ${document}`,
    paragraphs: [
      `la firma del documento «${document}» non è ancora accettata: il controllo della revoca non è riuscito e non si sa se il certificato di firma è stato revocato.`,
      `Il fornitore è stato avvisato e ripeterà il controllo. Nel frattempo il documento si può firmare di nuovo, con un altro certificato, dalla pagina ${pages[procedure]}.`,
    ],
  }),
  /** @param why a sentence about why the signature was not stored, and what to do */
  notKept: (document: string, why: string) => ({
    subject: `Firma non registrata: ${document}`,
    paragraphs: [
      `il controllo della revoca della firma del documento «${document}» è riuscito, ma la firma non è stata registrata.`,
      why,
    ],
  }),
} as const;
