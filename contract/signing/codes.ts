/**
 * Effect of a code on the verdict of a signature (docs/signing.md):
 * - `unreadable`: the file cannot be read as a signature at all;
 * - `failed`: a rule is violated, and no later information could change that;
 * - `indeterminate`: a rule cannot be decided with the information available;
 * - `note`: additional information that does not change the verdict.
 */
export type Meaning = 'unreadable' | 'failed' | 'indeterminate' | 'note';

interface CodeDefinition {
  readonly means: Meaning;
  /** Finding, in Italian. */
  readonly say: string;
  /** Advice on the next step, in Italian. */
  readonly next: string;
}

/** Codes of files that cannot be read as a signature. */
const containerCodes = {
  empty: {
    means: 'unreadable',
    say: 'Il file è vuoto.',
    next: 'Controllare il file salvato sul computer e caricarlo di nuovo.',
  },
  'too-large': {
    means: 'unreadable',
    say: 'Il file supera la dimensione massima.',
    next: 'Verificare di aver scelto il file corretto, poi firmarne e caricarne una versione più leggera.',
  },
  'too-complex': {
    means: 'unreadable',
    say: 'Il file contiene un numero insolito di elementi e non può essere esaminato.',
    next: 'Firmare di nuovo il documento con un altro programma di firma e caricare il nuovo file .p7m.',
  },
  'time-limit': {
    means: 'unreadable',
    say: 'Il controllo della firma ha richiesto troppo tempo.',
    next: 'Riprovare tra qualche minuto; se si ripete, firmare di nuovo il documento.',
  },
  truncated: {
    means: 'unreadable',
    say: 'Il file è incompleto: manca la parte finale.',
    next: 'Copiare o scaricare di nuovo il file firmato, per intero, e ricaricarlo.',
  },
  malformed: {
    means: 'unreadable',
    say: 'Il file è danneggiato e non può essere letto come firma.',
    next: 'Firmare di nuovo il documento e caricare il nuovo file .p7m.',
  },
  pdf: {
    means: 'unreadable',
    say: 'Il file è un PDF senza firma CAdES.',
    next: 'Firmare il PDF scegliendo il formato CAdES (.p7m) e caricare il file ottenuto.',
  },
  pades: {
    means: 'unreadable',
    say: "Il file è un PDF firmato all'interno (PAdES).",
    next: 'Firmare il documento originale scegliendo il formato CAdES (.p7m) al posto di PAdES.',
  },
  xml: {
    means: 'unreadable',
    say: 'Il file è un documento XML, non una firma CAdES.',
    next: 'Firmare il documento scegliendo il formato CAdES (.p7m), non XAdES.',
  },
  'web-page': {
    means: 'unreadable',
    say: 'Il file è una pagina web: di solito la pagina di accesso o di errore del sito da cui si voleva scaricare il file firmato.',
    next: 'Accedere al sito, scaricare di nuovo il file firmato e caricare quello.',
  },
  zip: {
    means: 'unreadable',
    say: 'Il file è un archivio compresso.',
    next: "Estrarre dall'archivio il file .p7m e caricare quello.",
  },
  asic: {
    means: 'unreadable',
    say: "Il file è un contenitore ASiC (.asice o .asics): il documento e la firma vi stanno uno accanto all'altra.",
    next: 'Firmare il documento scegliendo il formato CAdES (.p7m) al posto di ASiC e caricare il file .p7m.',
  },
  'time-stamped': {
    means: 'unreadable',
    say: 'Il file è una marca temporale con il documento (.tsd), non la firma.',
    next: 'Caricare il file .p7m che è stato marcato: il programma di firma lo estrae dal file .tsd.',
  },
  'timestamp-token': {
    means: 'unreadable',
    say: 'Il file è una marca temporale da sola (.tst o .tsr), senza il documento e senza la firma.',
    next: 'Caricare il file .p7m che è stato marcato.',
  },
  encrypted: {
    means: 'unreadable',
    say: 'Il file è cifrato, non firmato.',
    next: 'Caricare il documento firmato in formato CAdES (.p7m), senza cifrarlo.',
  },
  'no-signers': {
    means: 'unreadable',
    say: 'Il file contiene dei certificati ma nessuna firma.',
    next: 'Firmare il documento in formato CAdES (.p7m) e caricare il file ottenuto.',
  },
  'not-a-signature': {
    means: 'unreadable',
    say: 'Il file non è una firma in formato CAdES (.p7m).',
    next: 'Verificare di aver scelto il file corretto: il suo nome di solito termina con .p7m.',
  },
} as const satisfies Record<string, CodeDefinition>;

/** Codes of the envelope as a whole. */
const envelopeCodes = {
  'trailing-bytes': {
    means: 'failed',
    say: 'Dopo la firma il file contiene altri dati, che nessuno ha firmato.',
    next: 'Caricare il file così come è uscito dal programma di firma, senza modificarlo.',
  },
  detached: {
    means: 'note',
    say: 'La firma è separata dal documento, che è stato fornito a parte.',
    next: '',
  },
  'content-missing': {
    means: 'indeterminate',
    say: 'Il file contiene la firma ma non il documento firmato.',
    next: 'Firmare di nuovo scegliendo la firma con documento incluso (.p7m), non la firma separata.',
  },
  'other-content': {
    means: 'failed',
    say: 'Il documento firmato non è quello consegnato per la firma.',
    next: 'Scaricare di nuovo il documento, firmarlo senza modificarlo e caricare il file .p7m.',
  },
  'counter-signature-unreadable': {
    means: 'indeterminate',
    say: 'Una controfirma è danneggiata e non può essere letta.',
    next: 'Chiedere a chi ha controfirmato di apporre di nuovo la controfirma.',
  },
  'counter-signature-elsewhere': {
    means: 'failed',
    say: 'Una controfirma non riguarda la firma accanto alla quale si trova.',
    next: 'Chiedere a chi ha controfirmato di apporre di nuovo la controfirma.',
  },
  'inner-unreadable': {
    means: 'indeterminate',
    say: 'La firma contiene un altro file firmato, che non può essere letto.',
    next: 'Firmare di nuovo il documento originale e caricare il nuovo file .p7m.',
  },
  'too-many-levels': {
    means: 'indeterminate',
    say: "Il documento è stato firmato più volte, una firma dentro l'altra, oltre il limite.",
    next: 'Firmare il documento originale una sola volta e caricare il nuovo file .p7m.',
  },
} as const satisfies Record<string, CodeDefinition>;

export { type CodeDefinition, containerCodes, envelopeCodes };
