import type { CodeDefinition } from './codes';

const RENEWED = 'Firmare di nuovo il documento con un certificato valido e caricare il nuovo file .p7m.';
const QUALIFIED =
  'Firmare di nuovo con un certificato di firma qualificata rilasciato da un prestatore italiano.';
const ASK_SUPPORT =
  "Controllare chi ha rilasciato il certificato; se è un prestatore qualificato, segnalarlo all'assistenza.";

/** Codes of the signer's certificate, of its issuers and of the proof of time. */
const certificateCodes = {
  'certificate-missing': {
    means: 'indeterminate',
    say: 'Il file non contiene il certificato di chi firma.',
    next: 'Firmare di nuovo includendo il certificato e caricare il nuovo file .p7m.',
  },
  'key-usage': {
    means: 'failed',
    say: 'Il certificato non è fatto per firmare documenti (manca il non ripudio).',
    next: 'Firmare di nuovo con il certificato di firma, non con quello di autenticazione.',
  },
  'signer-is-authority': {
    means: 'failed',
    say: "Il certificato è di un'autorità di certificazione, non di una persona.",
    next: QUALIFIED,
  },
  'critical-extension': {
    means: 'failed',
    say: 'Il certificato pone una condizione che non è riconosciuta.',
    next: QUALIFIED,
  },
  'certificate-expired': {
    means: 'indeterminate',
    say: 'Il certificato è scaduto e nulla prova che la firma sia precedente alla scadenza.',
    next: RENEWED,
  },
  'signed-after-expiry': {
    means: 'failed',
    say: 'La firma è stata apposta con un certificato scaduto.',
    next: RENEWED,
  },
  'certificate-not-yet-valid': {
    means: 'failed',
    say: 'Il certificato non era ancora valido.',
    next: RENEWED,
  },
  'certificate-revoked': {
    means: 'failed',
    say: 'Il certificato è stato revocato o sospeso da chi lo ha emesso.',
    next: RENEWED,
  },
  'issuer-unknown': {
    means: 'indeterminate',
    say: 'Chi ha emesso il certificato non è tra le autorità riconosciute.',
    next: ASK_SUPPORT,
  },
  'issuer-not-authority': {
    means: 'failed',
    say: 'Il certificato è stato emesso da chi non può emettere certificati.',
    next: QUALIFIED,
  },
  'issuer-expired': {
    means: 'indeterminate',
    say: "Il certificato dell'autorità che lo ha emesso non è valido in quella data.",
    next: RENEWED,
  },
  'issuer-not-qualified': {
    means: 'failed',
    say: "Secondo l'elenco di fiducia, in quella data chi ha emesso il certificato non era un prestatore qualificato.",
    next: QUALIFIED,
  },
  'certificate-not-qualified': {
    means: 'failed',
    say: 'Il certificato non è di firma qualificata.',
    next: QUALIFIED,
  },
  'chain-too-long': {
    means: 'failed',
    say: "L'autorità che ha emesso il certificato non poteva delegare ad altre.",
    next: QUALIFIED,
  },
  'chain-weak': {
    means: 'failed',
    say: 'Il certificato è stato emesso con algoritmi non più ammessi.',
    next: QUALIFIED,
  },
  'revocation-unchecked': {
    means: 'note',
    say: 'Non è stato controllato se il certificato è stato revocato.',
    next: 'Per averne certezza, controllare la revoca presso chi ha emesso il certificato.',
  },
  'timestamp-verified': {
    means: 'note',
    say: 'Una marca temporale riconosciuta prova quando la firma esisteva.',
    next: '',
  },
  'timestamp-untrusted': {
    means: 'note',
    say: "La firma ha una marca temporale di un'autorità che non è tra quelle riconosciute.",
    next: '',
  },
  'timestamp-broken': {
    means: 'note',
    say: 'La firma ha una marca temporale che non la riguarda o è danneggiata.',
    next: '',
  },
  'archive-timestamp-verified': {
    means: 'note',
    say: 'Una marca temporale di archivio riconosciuta protegge nel tempo la firma e i dati per verificarla.',
    next: '',
  },
  'archive-timestamp-untrusted': {
    means: 'note',
    say: "La firma ha una marca temporale di archivio di un'autorità che non è tra quelle riconosciute.",
    next: '',
  },
  'archive-timestamp-broken': {
    means: 'note',
    say: 'La firma ha una marca temporale di archivio che non la riguarda, o che copre dati tolti dal file.',
    next: '',
  },
  'archive-timestamp-unchecked': {
    means: 'note',
    say: 'La firma ha una marca temporale di archivio (o una prova di conservazione), che qui non viene controllata: la firma è giudicata come se non ci fosse.',
    next: '',
  },
} as const satisfies Record<string, CodeDefinition>;

export { certificateCodes };
