/** The facts about the school and its contact person in the request to the agency. */
export interface SpidRequestFacts {
  readonly school: {
    readonly customerCode: string;
    readonly codMin: string;
    readonly name: string;
    readonly address: string;
  };
  /** The head of the school, who signs; undefined if nobody is designated. */
  readonly head: { readonly name: string; readonly taxCode: string } | undefined;
  /** The contact person for the agency; unknown values are left out. */
  readonly contact: readonly (readonly [string, string | null])[];
  /** The date of the request, DD/MM/YYYY. */
  readonly day: string;
}

/** The texts of the request to the agency. */
export const spidRequestWords = {
  subject: 'Richiesta della scuola ad AgID',
  lead: (school: string, day: string) =>
    `${school} chiede che i propri utenti possano accedere ai servizi con SPID, CIE ed eIDAS, per il tramite del fornitore di Sportello. Richiesta predisposta il ${day}.`,
  tableHead: ['Dato', 'Valore'],
  school: '1. La scuola',
  schoolRows: {
    name: 'Denominazione',
    codMin: 'Codice meccanografico',
    customerCode: 'Codice cliente',
    address: 'Sede',
  },
  head: '2. Il dirigente scolastico',
  headRows: { name: 'Nome e cognome', taxCode: 'Codice fiscale' },
  contact: '3. Il referente',
  contactRows: {
    name: 'Nome e cognome',
    taxCode: 'Codice fiscale',
    title: 'Titolo',
    role: 'Qualifica',
    telephone: 'Telefono',
  },
  noContact: 'Il referente è il dirigente scolastico.',
  declarations: '4. Che cosa dichiara la scuola',
  points: [
    'L’accesso con l’identità digitale riguarda solo le persone che la scuola abilita nella gestione utenti.',
    'Il codice fiscale di ogni utente abilitato è controllato dalla scuola e corrisponde alla persona.',
    'I dati ricevuti dai gestori di identità si usano soltanto per riconoscere chi accede e si conservano per il tempo che la legge prevede.',
    'La scuola comunica senza ritardo ogni variazione dei dati riportati in questa richiesta.',
  ],
  next: '5. Che cosa succede dopo',
  nextPoints: [
    'Il dirigente scolastico firma digitalmente la richiesta.',
    'Il fornitore la invia ad AgID, che la esamina.',
    'Quando la richiesta è approvata la scuola abilita i propri utenti dalla pagina Servizi.',
  ],
  signature: 'Firma',
  signatureText: (head: SpidRequestFacts['head']) =>
    head
      ? `Il dirigente scolastico: ${head.name}, codice fiscale ${head.taxCode}. Documento da sottoscrivere con firma digitale.`
      : 'Il dirigente scolastico. Documento da sottoscrivere con firma digitale.',
} as const;
