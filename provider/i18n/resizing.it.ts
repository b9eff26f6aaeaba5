/** The name of the summary document. */
export const RESIZING_DOCUMENT = 'Riepilogo del dimensionamento';

/** The facts of the summary document about a merged school and its choices. */
export interface ResizingFacts {
  readonly school: {
    readonly customerCode: string;
    readonly codMin: string;
    readonly name: string;
    readonly city: string;
  };
  readonly head: { readonly name: string; readonly taxCode: string };
  /** 2026/27 */
  readonly year: string;
  readonly ceased: boolean;
  /** Pairs of an application and the school that receives its data. */
  readonly choices: readonly (readonly [string, string])[];
  /** The date of the document, DD/MM/YYYY. */
  readonly day: string;
}

/** The texts of the summary document and of the receipts of a resizing. */
export const resizingWords = {
  subject: 'Scelte della scuola accorpata',
  lead: (school: string, year: string, day: string) =>
    `${school} indica a quali scuole passano i dati dei propri applicativi con il dimensionamento per l’anno scolastico ${year}. Documento predisposto il ${day}.`,
  factsHead: ['Dato', 'Valore'],
  school: '1. La scuola accorpata',
  head: '2. Il dirigente scolastico responsabile',
  rows: {
    name: 'Denominazione',
    codMin: 'Codice meccanografico',
    customerCode: 'Codice cliente',
    city: 'Comune',
    ceased: 'Cessata',
    headName: 'Nome e cognome',
    headTaxCode: 'Codice fiscale',
  },
  yes: 'Sì',
  no: 'No',
  choices: '3. Gli applicativi e le scuole accorpanti',
  choicesHead: ['Applicativo', 'Scuola accorpante'],
  next: '4. Che cosa succede dopo',
  nextPoints: [
    'Il dirigente scolastico firma digitalmente questo documento.',
    'Ogni scuola accorpante accetta o rifiuta i dati di ciascun applicativo; un rifiuto ha una motivazione.',
    'Il fornitore trasferisce i dati degli applicativi accettati.',
  ],
  signature: 'Firma',
  signatureText: (name: string, taxCode: string) =>
    `Il dirigente scolastico: ${name}, codice fiscale ${taxCode}. Documento da sottoscrivere con firma digitale.`,
  receipt: {
    merged: {
      procedure: 'Dimensionamento: scelte della scuola accorpata',
      next: 'Le scuole accorpanti accettano o rifiutano i dati di ciascun applicativo: le risposte compaiono nella pagina Dimensionamenti-Accorpata.',
      page: 'Dimensionamenti-Accorpata',
    },
    receiving: {
      procedure: 'Dimensionamento: risposte della scuola accorpante',
      /** @param answers of the receiving school about all applications */
      next: (answers: readonly string[]) =>
        [
          answers.includes('ACCEPTED') && 'Il fornitore trasferisce i dati degli applicativi accettati.',
          answers.includes('REFUSED') &&
            'Per gli applicativi rifiutati il fornitore contatta la scuola accorpata.',
        ]
          .filter(Boolean)
          .join(' '),
      page: 'Dimensionamenti-Accorpante',
    },
  },
} as const;
