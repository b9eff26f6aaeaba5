import { INVITATION_OVER, OPERATOR_REFUSED } from '../../contract/staff/operator';

/** All texts of the pages before sign-in. */
export const it = {
  product: 'Sportello, gestore',
  signIn: 'Accesso',
  signInNote:
    'Riservato al personale del gestore: occorrono la password e il codice dell’app di autenticazione.',
  username: 'Nome utente',
  password: 'Password',
  code: 'Codice a 6 cifre',
  enter: 'Entra',
  firstAccess: 'Primo accesso',
  firstAccessNote:
    'Scegliere la password e collegare l’app di autenticazione. Il collegamento si apre una volta sola.',
  scan: 'Inquadrare il codice con l’app di autenticazione, oppure scrivere nell’app questa chiave:',
  qr: 'Codice da inquadrare con l’app di autenticazione',
  newPassword: 'Nuova password (almeno 12 caratteri)',
  ready: 'Password e codice sono stati scelti. Ora è possibile accedere.',
  goToSignIn: 'Vai all’accesso',
  'problem.title': 'Si è verificato un problema',
  'problem.about': 'La pagina non può essere mostrata. I dati già salvati non sono andati persi.',
  'problem.reload': 'Ricarica la pagina',
  'notFetched.title': 'La pagina non si è caricata',
  'notFetched.about': 'Controllare la connessione e ricaricare la pagina.',
  'notFetched.reload': 'Ricarica la pagina',
  'updated.title': 'È disponibile una nuova versione',
  'updated.about':
    'La console è stata aggiornata mentre era aperta: per continuare occorre caricare la nuova versione.',
  'updated.reload': 'Carica la nuova versione',
  goHome: 'Torna alla pagina iniziale',
  failed: 'I dati non sono disponibili. Riprovare più tardi.',
  loading: 'Attendere prego...',
  again: 'Riprova',
  confirm: 'Conferma',
  language: 'English',
  // Refusals of the provider that occur only on these pages, verbatim.
  refused: OPERATOR_REFUSED,
  over: INVITATION_OVER,
  wrongCode: 'Il codice non corrisponde: controllare l’ora del telefono e riprovare con il prossimo.',
} as const;
