/** The content of a mail. */
export interface MailText {
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

interface Addressee {
  readonly uid: string;
  readonly cn: string;
  readonly sn: string;
}

/** Returns the mail to a person whose account was enabled again: how to sign in. Never with a password. */
export function accountEnabledMail({ uid, cn, sn }: Addressee, publicUrl: string): MailText {
  return {
    subject: 'Utenza riattivata',
    body: [
      `Gentile ${cn} ${sn},`,
      `l'utenza ${uid} è stata riattivata dalla scuola.`,
      `Per accedere aprire la pagina\n${publicUrl}\ne inserire il nome utente ${uid} con la password già in uso.`,
      'Se la password è stata dimenticata, nella pagina di accesso scegliere "Password dimenticata?": per sicurezza la password non viene mai inviata per posta elettronica.',
      'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}

/** Returns the mail to a person who reported a forgotten password: where to choose another. */
export function resetMail(
  { uid, cn, sn }: Addressee,
  { link, minutes }: { readonly link: string; readonly minutes: number },
): MailText {
  return {
    subject: 'Scelta di una nuova password',
    body: [
      `Gentile ${cn} ${sn},`,
      `è stata chiesta una nuova password per l'utenza ${uid}.`,
      `Per sceglierla aprire la pagina\n${link}`,
      `Il collegamento è personale, vale ${minutes} minuti e si può usare una volta sola.`,
      'Se non era stata chiesta, questo messaggio si può ignorare: la password attuale resta valida.',
      'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}

/**
 * Returns the mail to a person whose account was just created: the name to sign in with, and where to choose a
 * password.
 */
export function firstAccessMail(
  { uid, cn, sn }: Addressee,
  { link, days, school }: { readonly link: string; readonly days: number; readonly school: string },
): MailText {
  return {
    subject: 'Nuova utenza',
    body: [
      `Gentile ${cn} ${sn},`,
      `${school} ha creato l'utenza ${uid}.`,
      `Per accedere la prima volta scegliere una password nella pagina\n${link}`,
      `Il collegamento è personale, vale ${days} giorni e si può usare una volta sola. Se è scaduto, rivolgersi alla segreteria della scuola: la password non viene mai inviata per posta elettronica.`,
      'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}

/** Returns the mail to a person whose school requires a second factor: where to link the authenticator app. */
export function otpMail(
  { uid, cn, sn }: Addressee,
  { link, days }: { readonly link: string; readonly days: number },
): MailText {
  return {
    subject: "Il codice di accesso: collegare l'app",
    body: [
      `Gentile ${cn} ${sn},`,
      `per accedere con l'utenza ${uid} serve, oltre alla password, un codice mostrato da un'app di autenticazione del telefono.`,
      `Per collegare l'app aprire la pagina\n${link}`,
      `Il collegamento è personale, vale ${days} giorni e si può usare una volta sola. Le app e le passkey collegate in precedenza non sono più valide.`,
      'Se questo messaggio non era atteso, rivolgersi alla segreteria della scuola.',
      'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}
