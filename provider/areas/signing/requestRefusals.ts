interface Names {
  readonly asker: string;
  readonly head: string;
}

/** Why a signature request is refused, with the names of the person who asked and the head who was asked. */
export const requestRefusals = {
  otherPerson: ({ asker, head }: Names) =>
    `La richiesta di firma inviata da ${asker} è per ${head}: solo ${head} può aprirla, con il proprio accesso.`,
  otherHead: ({ asker, head }: Names) =>
    `La richiesta di firma inviata da ${asker} è per ${head}, che non è più il dirigente scolastico: ${asker} deve inviarne una nuova.`,
  expired: ({ asker, head }: Names) =>
    `La richiesta di firma inviata da ${asker} a ${head} è scaduta: ${asker} può inviarne una nuova.`,
  cancelled: ({ asker, head }: Names) =>
    `La richiesta di firma inviata da ${asker} a ${head} è stata annullata: ${asker} può inviarne una nuova.`,
  replaced: ({ asker, head }: Names) =>
    `Il documento è stato sostituito dopo la richiesta di firma inviata da ${asker} a ${head}: ${asker} deve inviarne una nuova.`,
  over: ({ asker, head }: Names) =>
    `La richiesta di firma inviata da ${asker} a ${head} è già conclusa: non resta niente da firmare.`,
  again: ({ asker, head }: Names) =>
    `Per uno dei documenti c’è già una richiesta di firma inviata da ${asker} a ${head}: inviare un promemoria, o annullarla.`,
  tooSoon: ({ head }: Names) =>
    `A ${head} è già stato scritto da meno di un’ora: attendere prima di un altro promemoria.`,
  same: ({ head }: Names) =>
    `Chi firma è ${head}, cioè chi sta chiedendo la firma: firmare direttamente i documenti.`,
  otherSigner: ({ asker, head }: Names) =>
    `Tra i documenti scelti da ${asker} ce n’è uno che non è da firmare a cura di ${head}: inviare la richiesta senza quel documento.`,
  noAddress: ({ asker, head }: Names) =>
    `${asker} non può inviare la richiesta a ${head}, che non ha un indirizzo e-mail: inserirlo nella gestione utenti e riprovare.`,
} as const;
