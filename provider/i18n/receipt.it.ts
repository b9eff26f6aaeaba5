import { onlineProviders } from '../../contract/signing/providers';

/** The kinds of signed document that a receipt can be about. */
export type ReceiptOf = keyof typeof nexts;

const nexts = {
  contract:
    'Il fornitore controlla il documento e vi appone la propria controfirma, di norma entro cinque giorni lavorativi. Da quel momento il file controfirmato si scarica dalla stessa pagina.',
  preservation:
    'Quando i quattro documenti sono firmati si conferma l’attivazione della conservazione nella pagina Servizi.',
  spidRequest:
    'Il fornitore invia la richiesta ad AgID, che la esamina. Quando è approvata, nella pagina Servizi compare la scheda SPID/CIE/eIDAS.',
} as const;

/** The texts of the receipt of a signature. */
export const receiptWords = {
  title: (number: string) => `Ricevuta di firma ${number}`,
  subject: 'Ricevuta della firma di un documento',
  numbered: (number: string) => `Ricevuta n. ${number}`,
  school: (name: string, city: string) => `Scuola: ${name}, ${city}`,
  contact: (contact: string) => `Per informazioni: ${contact}, indicando il numero della ricevuta.`,
  document: (name: string) => `Documento: ${name}`,
  at: (moment: string) => `Firma accettata il ${moment} (ora di Roma)`,
  signer: (name: string, taxCode: string) => `Firmato da ${name}, codice fiscale ${taxCode}`,
  others: (names: readonly string[]) =>
    `Nello stesso file ci sono anche le firme valide di: ${names.join(', ')}`,
  by: (uid: string) => `Inviato dall'utenza ${uid}`,
  how: (how: string) => {
    const service = onlineProviders.find(({ name }) => name === how)?.label;
    return service ? `Firma online con ${service}` : 'Firma apposta sul proprio computer e file caricato';
  },
  documentSha: (sha: string) => `Impronta SHA-256 del documento: ${sha}`,
  fileSha: (sha: string) => `Impronta SHA-256 del file firmato: ${sha}`,
  nextTitle: 'Che cosa succede ora',
  next: (of: ReceiptOf, revocationChecked: boolean): readonly string[] => [
    nexts[of],
    revocationChecked
      ? 'La revoca del certificato è stata controllata: chi lo ha emesso non lo aveva revocato.'
      : 'Non è stata controllata la revoca del certificato di chi ha firmato: per averne certezza rivolgersi a chi lo ha emesso.',
    'Per ogni domanda rivolgersi all’assistenza del portale, indicando il numero di questa ricevuta.',
  ],
  mailSubject: (number: string, document: string) => `Ricevuta di firma ${number}: ${document}`,
  mailHead: 'la firma di questo documento è stata accettata.',
  mailEnd: 'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
} as const;
