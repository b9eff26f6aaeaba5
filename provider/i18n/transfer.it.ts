/** The name of the document of a transfer. */
export const TRANSFER_DOCUMENT = 'Richiesta di trasferimento dati';

/** The facts in the document of a transfer. */
export interface TransferFacts {
  readonly school: {
    readonly customerCode: string;
    readonly codMin: string;
    readonly name: string;
    readonly city: string;
  };
  readonly head: { readonly name: string; readonly taxCode: string };
  readonly area: string;
  readonly source: string;
  readonly pec: string | null;
  readonly financialYear: string | null;
  /** Pairs of an application and the supplier that exports its data. */
  readonly applications: readonly (readonly [string, string])[];
  readonly files: readonly {
    readonly name: string;
    readonly supplier: string;
    readonly size: string;
    readonly hasPassword: boolean;
    readonly sha256: string;
  }[];
  readonly note: string | null;
  /** The date of the document, DD/MM/YYYY. */
  readonly day: string;
}

/** The texts of the document, of the receipt and of the mails of a transfer. */
export const transferWords = {
  subject: 'Trasferimento dati da altri fornitori',
  lead: (school: string, day: string) =>
    `${school} chiede di trasferire nei propri applicativi i dati di altri fornitori, contenuti nei file allegati. Documento predisposto il ${day}.`,
  factsHead: ['Dato', 'Valore'],
  school: '1. La scuola',
  head: '2. Il dirigente scolastico responsabile',
  choices: '3. I dati da trasferire',
  applicationsHead: ['Applicativo', 'Fornitore di provenienza'],
  files: '4. I file allegati',
  filesHead: ['File', 'Fornitore', 'Dimensione', 'Password'],
  hashes: 'Impronte SHA-256 dei file',
  notes: 'Note',
  next: '5. Che cosa succede dopo',
  nextPoints: [
    'Il dirigente scolastico firma digitalmente questo documento.',
    'Il fornitore prende in lavorazione i file e trasferisce i dati.',
    'Nella pagina Altri Fornitori la pratica risulta “In lavorazione” e poi “Completata”.',
  ],
  signature: 'Firma',
  signatureText: (name: string, taxCode: string) =>
    `Il dirigente scolastico: ${name}, codice fiscale ${taxCode}. Documento da sottoscrivere con firma digitale.`,
  rows: {
    name: 'Denominazione',
    codMin: 'Codice meccanografico',
    customerCode: 'Codice cliente',
    city: 'Comune',
    headName: 'Nome e cognome',
    headTaxCode: 'Codice fiscale',
    area: 'Area',
    source: 'Codice meccanografico di provenienza',
    pec: 'PEC',
    financialYear: 'Anno finanziario',
  },
  yes: 'Sì',
  no: 'No',
  receipt: {
    procedure: (area: string, source: string) =>
      `Trasferimento dati da altri fornitori: ${area}, codice di provenienza ${source}`,
    next: 'Il fornitore prende in lavorazione i file e trasferisce i dati: lo stato compare nella pagina Altri Fornitori, nello storico delle pratiche.',
    page: 'Altri Fornitori',
  },
  mail: {
    STARTED: {
      subject: (about: string) => `Trasferimento dati in lavorazione: ${about}`,
      body: (about: string) => `la pratica di trasferimento dati (${about}) è in lavorazione.`,
    },
    COMPLETED: {
      subject: (about: string) => `Trasferimento dati completato: ${about}`,
      body: (about: string) =>
        `la pratica di trasferimento dati (${about}) è completata. I dati si trovano negli applicativi: Le chiediamo di controllarli.`,
    },
    page: (url: string) => `Lo stato delle pratiche è nella pagina Altri Fornitori:\n${url}`,
    end: 'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
  },
} as const;
