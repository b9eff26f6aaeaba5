export const invalid = 'Dati assenti o non validi!';
export const unreadable = 'La richiesta non è leggibile. Ricaricare la pagina e riprovare.';
export const idempotencyKeyMissing =
  "La richiesta non ha la chiave che la protegge dall'invio doppio. Ricaricare la pagina e riprovare.";
export const unauthenticated = 'La sessione è scaduta. Accedere di nuovo per continuare.';
export const wrongCredentials = "Password non valida. L'operazione non puo' essere completata";
export const unknownAccount = 'Il nome utente non esiste. Verificare che sia inserito correttamente.';
export const credentialsRefused =
  "Le credenziali indicate non sono valide. Verificare se l'utenza e' stata inserita correttamente.";
export const notAuthorised = "Operazione non consentita. L'utente non e' autorizzato ad accedere.";
export const schoolSuspended =
  'La scuola è sospesa: per ora non è possibile accedere né operare, e i dati restano al loro posto. Per informazioni rivolgersi all’assistenza.';
export const unknownPerson =
  "L'identità con cui è stato fatto l'accesso non corrisponde ad alcuna utenza. Rivolgersi al supervisor della scuola, poi uscire e accedere di nuovo.";
export const forbidden =
  'Non si dispone dei permessi per questa operazione. Rivolgersi al supervisor della scuola.';
export const notForSupport =
  'L’assistenza non può farlo per conto della scuola: occorre che lo faccia il supervisor.';
export const supportOver =
  'L’accesso di assistenza è terminato. Per continuare occorre un nuovo consenso del supervisor.';
export const confirmationNeeded =
  'Prima di questa operazione occorre confermare la propria identità, con la password o con una passkey. Chi ha effettuato l’accesso senza password può uscire e accedere di nuovo.';
export const codeConfirmationNeeded =
  'Prima di questa operazione occorre confermare la propria identità, con un codice dell’app di autenticazione o con una passkey.';
export const addressRefused =
  'L’indirizzo a cui è stata inviata la parte del file non è valido. Riprendere il caricamento.';
export const addressExpired =
  'L’indirizzo a cui è stata inviata la parte del file è scaduto. Riprendere il caricamento.';
export const notFound = "L'elemento richiesto non esiste o non è più disponibile.";
export const methodNotAllowed = 'Operazione non prevista a questo indirizzo.';
export const timedOut =
  'La richiesta non è arrivata per intero in tempo utile. Verificare la connessione e riprovare.';
export const accountClosed =
  'Non è possibile operare con questo account: è disabilitato oppure non è mai stato usato.';
export const signInElsewhere =
  "Password, passkey e codici di accesso non si gestiscono qui, ma presso il gestore dell'identità con cui si accede.";
export const conflict = 'I dati sono cambiati nel frattempo. Ricaricare la pagina e riprovare.';
export const partThere = 'Questa parte del file è già arrivata: non occorre inviarla di nuovo.';
export const otherFile =
  'Il file scelto non è quello di cui è stato iniziato il caricamento. Scegliere lo stesso file, oppure annullare il caricamento e iniziarne un altro.';
export const uploadIncomplete = 'Il file non è ancora arrivato per intero. Riprendere il caricamento.';
export const stale =
  'Un altro utente ha modificato questi dati nel frattempo. Confrontare i valori e salvare di nuovo.';
export const tooLarge = 'I dati inviati sono troppo grandi.';
export const quotaReached =
  'Lo spazio della scuola non basta per questo file. Eliminare i file che non servono più oppure rivolgersi all’assistenza.';
export const addressTooLong =
  'L’indirizzo richiesto è troppo lungo. Ridurre i filtri o la ricerca e riprovare.';
export const unsupportedMedia = 'Il formato dei dati inviati non è previsto.';
export const idempotencyKeyReused =
  "La stessa chiave è già stata usata per un'altra richiesta. Ricaricare la pagina e riprovare.";
export const partLength =
  'La parte del file non ha la lunghezza dichiarata e non è stata conservata. Riprendere il caricamento.';
export const partDamaged =
  'La parte del file non è arrivata integra e non è stata conservata. Riprendere il caricamento.';
export const signatureRefused = 'La firma non è stata accettata: il documento resta da firmare.';
export const versionMissing = 'Manca la versione dei dati da modificare. Ricaricare la pagina e riprovare.';
export const tooManyRequests = 'Troppe richieste in poco tempo. Attendere un minuto e riprovare.';
export const headersTooLarge =
  'L’indirizzo o i dati che il browser aggiunge alla richiesta sono troppo lunghi. Ridurre i filtri o la ricerca; se accade di nuovo, eliminare i cookie di questo sito e accedere di nuovo.';
export const internal = 'Ops, dati non disponibili. Riprovare più tardi.';
export const noRoom =
  'Non c’è spazio sufficiente per conservare il file. Quanto è già arrivato resta conservato: riprovare più tardi o rivolgersi all’assistenza.';
export const unavailable = 'Il servizio non è disponibile in questo momento. Riprovare tra qualche secondo.';
export const maintenance =
  'Sportello è in manutenzione. Lasciare aperta questa pagina, con quanto vi è scritto, e riprovare più tardi.';
