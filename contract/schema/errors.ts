/**
 * All refusals of the provider: a code, its HTTP status, and the Italian sentence that explains what happened and what
 * to do next. The provider's single exit for errors, the OpenAPI document and the console's messages all use this
 * table.
 */
export const errors = {
  invalid: { status: 400, say: 'Dati assenti o non validi!' },
  unreadable: { status: 400, say: 'La richiesta non è leggibile. Ricaricare la pagina e riprovare.' },
  idempotencyKeyMissing: {
    status: 400,
    say: "La richiesta non ha la chiave che la protegge dall'invio doppio. Ricaricare la pagina e riprovare.",
  },
  unauthenticated: { status: 401, say: 'La sessione è scaduta. Accedere di nuovo per continuare.' },
  // Errors about an account's credentials, for a signed-in person.
  wrongCredentials: {
    status: 401,
    say: "Password non valida. L'operazione non puo' essere completata",
  },
  unknownAccount: {
    status: 404,
    say: 'Il nome utente non esiste. Verificare che sia inserito correttamente.',
  },
  credentialsRefused: {
    status: 409,
    say: "Le credenziali indicate non sono valide. Verificare se l'utenza e' stata inserita correttamente.",
  },
  notAuthorised: { status: 403, say: "Operazione non consentita. L'utente non e' autorizzato ad accedere." },
  schoolSuspended: {
    status: 403,
    say: 'La scuola è sospesa: per ora non è possibile accedere né operare, e i dati restano al loro posto. Per informazioni rivolgersi all’assistenza.',
  },
  unknownPerson: {
    status: 403,
    say: "L'identità con cui è stato fatto l'accesso non corrisponde ad alcuna utenza. Rivolgersi al supervisor della scuola, poi uscire e accedere di nuovo.",
  },
  forbidden: {
    status: 403,
    say: 'Non si dispone dei permessi per questa operazione. Rivolgersi al supervisor della scuola.',
  },
  notForSupport: {
    status: 403,
    say: 'L’assistenza non può farlo per conto della scuola: occorre che lo faccia il supervisor.',
  },
  supportOver: {
    status: 403,
    say: 'L’accesso di assistenza è terminato. Per continuare occorre un nuovo consenso del supervisor.',
  },
  confirmationNeeded: {
    status: 403,
    say: 'Prima di questa operazione occorre confermare la propria identità, con la password o con una passkey. Chi ha effettuato l’accesso senza password può uscire e accedere di nuovo.',
  },
  codeConfirmationNeeded: {
    status: 403,
    say: 'Prima di questa operazione occorre confermare la propria identità, con un codice dell’app di autenticazione o con una passkey.',
  },
  addressRefused: {
    status: 403,
    say: 'L’indirizzo a cui è stata inviata la parte del file non è valido. Riprendere il caricamento.',
  },
  addressExpired: {
    status: 403,
    say: 'L’indirizzo a cui è stata inviata la parte del file è scaduto. Riprendere il caricamento.',
  },
  notFound: { status: 404, say: "L'elemento richiesto non esiste o non è più disponibile." },
  methodNotAllowed: { status: 405, say: 'Operazione non prevista a questo indirizzo.' },
  timedOut: {
    status: 408,
    say: 'La richiesta non è arrivata per intero in tempo utile. Verificare la connessione e riprovare.',
  },
  accountClosed: {
    status: 409,
    say: 'Non è possibile operare con questo account: è disabilitato oppure non è mai stato usato.',
  },
  signInElsewhere: {
    status: 409,
    say: "Password, passkey e codici di accesso non si gestiscono qui, ma presso il gestore dell'identità con cui si accede.",
  },
  conflict: { status: 409, say: 'I dati sono cambiati nel frattempo. Ricaricare la pagina e riprovare.' },
  partThere: {
    status: 409,
    say: 'Questa parte del file è già arrivata: non occorre inviarla di nuovo.',
  },
  otherFile: {
    status: 409,
    say: 'Il file scelto non è quello di cui è stato iniziato il caricamento. Scegliere lo stesso file, oppure annullare il caricamento e iniziarne un altro.',
  },
  uploadIncomplete: {
    status: 409,
    say: 'Il file non è ancora arrivato per intero. Riprendere il caricamento.',
  },
  stale: {
    status: 412,
    say: 'Un altro utente ha modificato questi dati nel frattempo. Confrontare i valori e salvare di nuovo.',
  },
  tooLarge: { status: 413, say: 'I dati inviati sono troppo grandi.' },
  quotaReached: {
    status: 413,
    say: 'Lo spazio della scuola non basta per questo file. Eliminare i file che non servono più oppure rivolgersi all’assistenza.',
  },
  addressTooLong: {
    status: 414,
    say: 'L’indirizzo richiesto è troppo lungo. Ridurre i filtri o la ricerca e riprovare.',
  },
  unsupportedMedia: { status: 415, say: 'Il formato dei dati inviati non è previsto.' },
  idempotencyKeyReused: {
    status: 422,
    say: "La stessa chiave è già stata usata per un'altra richiesta. Ricaricare la pagina e riprovare.",
  },
  partLength: {
    status: 422,
    say: 'La parte del file non ha la lunghezza dichiarata e non è stata conservata. Riprendere il caricamento.',
  },
  partDamaged: {
    status: 422,
    say: 'La parte del file non è arrivata integra e non è stata conservata. Riprendere il caricamento.',
  },
  signatureRefused: {
    status: 422,
    say: 'La firma non è stata accettata: il documento resta da firmare.',
  },
  versionMissing: {
    status: 428,
    say: 'Manca la versione dei dati da modificare. Ricaricare la pagina e riprovare.',
  },
  tooManyRequests: { status: 429, say: 'Troppe richieste in poco tempo. Attendere un minuto e riprovare.' },
  headersTooLarge: {
    status: 431,
    say: 'L’indirizzo o i dati che il browser aggiunge alla richiesta sono troppo lunghi. Ridurre i filtri o la ricerca; se accade di nuovo, eliminare i cookie di questo sito e accedere di nuovo.',
  },
  internal: { status: 500, say: 'Ops, dati non disponibili. Riprovare più tardi.' },
  noRoom: {
    status: 507,
    say: 'Non c’è spazio sufficiente per conservare il file. Quanto è già arrivato resta conservato: riprovare più tardi o rivolgersi all’assistenza.',
  },
  unavailable: {
    status: 503,
    say: 'Il servizio non è disponibile in questo momento. Riprovare tra qualche secondo.',
  },
  maintenance: {
    status: 503,
    say: 'Sportello è in manutenzione. Lasciare aperta questa pagina, con quanto vi è scritto, e riprovare più tardi.',
  },
} as const satisfies Record<string, { status: number; say: string }>;

export type ErrorCode = keyof typeof errors;

/** A refused field: its path in the input (`uids[3]`), and the reason. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The body of every refusal (RFC 9457, application/problem+json). */
export interface Problem {
  readonly type: `urn:sportello:problem:${ErrorCode}`;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  /** Details in addition to the title, in Italian. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /**
   * With `stale`: the current entity and its version. With `conflict`, if something agreed to has changed since: what
   * to agree to now (an operation's new preview). With `signatureRefused`: the reason, and what to do next
   * (signatures/refusal.ts).
   */
  readonly current?: unknown;
  readonly currentVersion?: string;
  /** With `stale`: who made the last change, and when. */
  readonly changedBy?: ChangedBy;
}

/** A person by name and surname, with the time of their action. */
export interface ChangedBy {
  readonly name: string;
  readonly at: string;
}
