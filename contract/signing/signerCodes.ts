import type { CodeDefinition } from './codes';

const SIGN_AGAIN = 'Firmare di nuovo il documento originale e caricare il nuovo file .p7m.';
const OTHER_PROGRAM =
  'Firmare di nuovo con un programma di firma aggiornato, scegliendo il formato CAdES (.p7m).';
const OTHER_CERTIFICATE =
  'Firmare di nuovo con un certificato di firma qualificata rilasciato da un prestatore italiano.';

/** Codes of the attributes that a CAdES signature must contain (EN 319 122-1). */
const attributeCodes = {
  'attributes-missing': {
    means: 'failed',
    say: 'La firma non ha gli attributi che il formato CAdES richiede.',
    next: OTHER_PROGRAM,
  },
  'attribute-repeated': {
    means: 'failed',
    say: 'Un attributo della firma è ripetuto.',
    next: OTHER_PROGRAM,
  },
  'content-type-missing': {
    means: 'failed',
    say: 'La firma non dice il tipo di ciò che è firmato.',
    next: OTHER_PROGRAM,
  },
  'content-type-mismatch': {
    means: 'failed',
    say: 'Il tipo di contenuto dichiarato nella firma non è quello del file.',
    next: SIGN_AGAIN,
  },
  'message-digest-missing': {
    means: 'failed',
    say: "La firma non contiene l'impronta del documento.",
    next: OTHER_PROGRAM,
  },
  'signing-time-missing': {
    means: 'failed',
    say: 'La firma non dice quando è stata apposta.',
    next: OTHER_PROGRAM,
  },
  'signing-certificate-missing': {
    means: 'failed',
    say: 'La firma non è legata al certificato di chi firma.',
    next: OTHER_PROGRAM,
  },
  'signing-certificate-mismatch': {
    means: 'failed',
    say: 'La firma è legata a un certificato diverso da quello allegato.',
    next: SIGN_AGAIN,
  },
  'signing-certificate-weak': {
    means: 'failed',
    say: "La firma è legata al certificato con un'impronta SHA-1 o MD5, non più ammessa.",
    next: OTHER_PROGRAM,
  },
} as const satisfies Record<string, CodeDefinition>;

const cryptographyCodes = {
  'content-altered': {
    means: 'failed',
    say: 'Il documento è cambiato dopo la firma.',
    next: 'Scaricare di nuovo il documento, firmarlo senza modificarlo e caricare il file .p7m.',
  },
  'signature-broken': {
    means: 'failed',
    say: 'La firma non corrisponde al documento o al certificato.',
    next: SIGN_AGAIN,
  },
  'algorithm-unknown': {
    means: 'indeterminate',
    say: "L'algoritmo della firma non è tra quelli riconosciuti.",
    next: OTHER_PROGRAM,
  },
  'algorithm-refused': {
    means: 'failed',
    say: "L'algoritmo della firma non è tra quelli ammessi.",
    next: OTHER_CERTIFICATE,
  },
  'algorithms-incoherent': {
    means: 'failed',
    say: 'Gli algoritmi dichiarati dalla firma non sono coerenti tra loro.',
    next: OTHER_PROGRAM,
  },
  'digest-weak': {
    means: 'failed',
    say: "La firma usa un'impronta non più ammessa, come SHA-1 o MD5.",
    next: OTHER_PROGRAM,
  },
  'key-too-small': {
    means: 'failed',
    say: 'La chiave di chi firma è troppo corta.',
    next: OTHER_CERTIFICATE,
  },
  'curve-refused': {
    means: 'failed',
    say: 'La chiave di chi firma usa una curva non ammessa.',
    next: OTHER_CERTIFICATE,
  },
} as const satisfies Record<string, CodeDefinition>;

const personCodes = {
  'tax-code-missing': {
    means: 'indeterminate',
    say: 'Il certificato non contiene un codice fiscale.',
    next: OTHER_CERTIFICATE,
  },
  'other-person': {
    means: 'failed',
    say: "Il codice fiscale del certificato è di un'altra persona.",
    next: 'Far firmare il documento alla persona indicata, con il suo certificato.',
  },
  'another-signer': {
    means: 'note',
    say: "È la firma di un'altra persona, oltre a quella attesa.",
    next: '',
  },
} as const satisfies Record<string, CodeDefinition>;

export { attributeCodes, cryptographyCodes, personCodes };
