const AGAIN = 'Il documento resta da firmare: lo si trova nella pagina Documenti e firma.';

/** The mails about a signature that waited for the authority of its certificate. */
export const pendingMail = {
  refused: (document: string, why: string) => ({
    subject: `Firma non accettata: ${document}`,
    paragraphs: [`la firma del documento «${document}» non è stata accettata.`, why, AGAIN],
  }),
  unreachable: (document: string) => ({
    subject: `Controllo della revoca non riuscito: ${document}`,
    paragraphs: [
      `la firma del documento «${document}» non è ancora accettata: il controllo della revoca non è riuscito e non si sa se il certificato di firma è stato revocato.`,
      'Il fornitore è stato avvisato e ripeterà il controllo. Nel frattempo il documento si può firmare di nuovo, con un altro certificato, dalla pagina Documenti e firma.',
    ],
  }),
  notKept: (document: string, why: string) => ({
    subject: `Firma non registrata: ${document}`,
    paragraphs: [
      `il controllo della revoca della firma del documento «${document}» è riuscito, ma la firma non è più necessaria.`,
      why,
    ],
  }),
} as const;
