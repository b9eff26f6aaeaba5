/** The information letter about the renewal, read before anything is chosen. */
export const renewalLetterWords = {
  title: (isPrivate: boolean) =>
    isPrivate ? 'Informativa sul rinnovo per le scuole private' : 'Informativa sul rinnovo dei contratti',
  subject: 'Rinnovo annuale dei contratti di assistenza e dei servizi',
  lead: (school: string, day: string) => `Alla scuola ${school}. Informativa predisposta il ${day}.`,
  about: 'Che cosa si rinnova',
  aboutText:
    'I contratti annuali di assistenza in scadenza si rinnovano con un ordine dal portale. Nessun rinnovo è tacito: senza un ordine il contratto cessa alla data di fine, e può essere ripristinato in seguito.',
  steps: 'Come si procede',
  stepsOf: (isPrivate: boolean): readonly string[] => [
    isPrivate
      ? 'Si controllano i dati della scuola.'
      : 'Si controllano i dati della scuola e si indica la fascia di alunni, dalla quale dipendono i canoni.',
    'Si scelgono i prodotti da rinnovare; da quel momento si può scaricare il preventivo.',
    isPrivate
      ? 'Si invia l’ordine, e lo si trasmette per e-mail al fornitore.'
      : 'Si invia l’ordine: sul MEPA, oppure con il CIG, il numero e la data del proprio ordine.',
    'Il fornitore accetta l’ordine e predispone il contratto, che il dirigente scolastico firma digitalmente.',
  ],
  price: 'Come si calcola l’importo',
  priceOf: (isPrivate: boolean): readonly string[] =>
    isPrivate
      ? ['L’importo è la somma dei canoni, senza arrotondamenti e senza sconti, più l’IVA al 22%.']
      : [
          'Sotto i 500 euro il totale è arrotondato alla decina di euro più vicina.',
          'Sopra i 500 euro si applica lo sconto progressivo: in percentuale un millesimo del totale (per 800 euro lo 0,8%). Il totale scontato è troncato all’euro e arrotondato alla decina.',
          'L’IVA al 22% è calcolata sul totale così ottenuto.',
        ],
  pay: 'Come si paga',
  payOf: (isPrivate: boolean, account: string) =>
    isPrivate
      ? `Con bonifico: ${account}. I servizi sono attivati in via provvisoria fino al ricevimento della ricevuta del bonifico.`
      : 'Con un’unica fattura nell’anno della data di fine, in un’unica soluzione a 30 giorni dalla data della fattura.',
  help: 'A chi rivolgersi',
  helpText: (contact: string) => `Per informazioni e per correggere i dati della scuola: ${contact}.`,
} as const;
