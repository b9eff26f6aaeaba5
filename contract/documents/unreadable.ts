interface ReasonDefinition {
  readonly say: string;
  /** Advice for the person who uploads the file, in Italian. */
  readonly next: string;
}

/**
 * Reasons why a PDF cannot be read, or not completely. Such a document is refused, does not count as read and is not
 * signed.
 */
export const unreadableReasons = {
  empty: {
    say: 'Il file è vuoto.',
    next: 'Salvare di nuovo il documento e caricare il nuovo file.',
  },
  notPdf: {
    say: 'Il file non è un PDF.',
    next: 'Salvare il documento in formato PDF e caricare il nuovo file.',
  },
  broken: {
    say: 'Il PDF è danneggiato e non si può aprire.',
    next: 'Creare di nuovo il PDF e caricare il nuovo file.',
  },
  password: {
    say: 'Il PDF è protetto da una password.',
    next: 'Salvare il documento senza password e caricare il nuovo file.',
  },
  noPages: {
    say: 'Il PDF non ha pagine.',
    next: 'Creare di nuovo il PDF e caricare il nuovo file.',
  },
  xfa: {
    say: 'Il PDF è un modulo dinamico (XFA): il suo contenuto non sta nelle pagine e si vede solo con alcuni programmi.',
    next: 'Stampare il documento in un nuovo PDF e caricare quello.',
  },
  blank: {
    say: 'Tutte le pagine del PDF sono bianche.',
    next: 'Controllare il documento, creare di nuovo il PDF e caricare il nuovo file.',
  },
  undrawn: {
    say: 'Una parte del PDF non si può mostrare: contiene elementi danneggiati o mancanti, per esempio un’immagine.',
    next: 'Stampare il documento in un nuovo PDF e caricare quello.',
  },
  tooComplex: {
    say: 'Il PDF è troppo complesso per essere controllato.',
    next: 'Salvare il documento con immagini meno pesanti e caricare il nuovo file.',
  },
} as const satisfies Record<string, ReasonDefinition>;

export type UnreadableReason = keyof typeof unreadableReasons;

/** Names of the reasons, for fields. */
export const unreadableNames = Object.keys(unreadableReasons) as [UnreadableReason, ...UnreadableReason[]];
