/** What a mail says. */
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

/** To somebody whose account was enabled again: how to sign in. Never with a password. */
export function accountEnabledMail({ uid, cn, sn }: Addressee, publicUrl: string): MailText {
  return {
    subject: 'La Sua utenza è stata riattivata',
    body: [
      `Gentile ${cn} ${sn},`,
      `la Sua utenza ${uid} è stata riattivata dalla scuola.`,
      `Per accedere apra la pagina\n${publicUrl}\ne inserisca il nome utente ${uid} con la password che già utilizza.`,
      'Se non ricorda la password, nella pagina di accesso scelga "Password dimenticata?": per la Sua sicurezza la password non viene mai inviata per posta elettronica.',
      'Questo messaggio è stato inviato automaticamente: La preghiamo di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}

/** To somebody who forgot the password, or says so: where to choose another. */
export function resetMail(
  { uid, cn, sn }: Addressee,
  { link, minutes }: { readonly link: string; readonly minutes: number },
): MailText {
  return {
    subject: 'Scelta di una nuova password',
    body: [
      `Gentile ${cn} ${sn},`,
      `è stata chiesta una nuova password per la Sua utenza ${uid}.`,
      `Per sceglierla apra la pagina\n${link}`,
      `Il collegamento è personale, vale ${minutes} minuti e si può usare una volta sola.`,
      'Se non è stato Lei a chiederla può ignorare questo messaggio: la password attuale resta valida.',
      'Questo messaggio è stato inviato automaticamente: La preghiamo di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}

/** To somebody whose account was just created: the name to sign in with, and where to choose a password. */
export function firstAccessMail(
  { uid, cn, sn }: Addressee,
  { link, days, school }: { readonly link: string; readonly days: number; readonly school: string },
): MailText {
  return {
    subject: 'La Sua nuova utenza',
    body: [
      `Gentile ${cn} ${sn},`,
      `${school} ha creato per Lei l'utenza ${uid}.`,
      `Per accedere la prima volta scelga una password aprendo la pagina\n${link}`,
      `Il collegamento è personale, vale ${days} giorni e si può usare una volta sola. Se è scaduto, si rivolga alla segreteria della scuola: la password non viene mai inviata per posta elettronica.`,
      'Questo messaggio è stato inviato automaticamente: La preghiamo di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}

/** To somebody whose school wants a code besides the password: where to link the app that shows it. */
export function otpMail(
  { uid, cn, sn }: Addressee,
  { link, days }: { readonly link: string; readonly days: number },
): MailText {
  return {
    subject: "Il codice di accesso: collegare l'app",
    body: [
      `Gentile ${cn} ${sn},`,
      `per accedere con la Sua utenza ${uid} serve, oltre alla password, un codice mostrato da un'app di autenticazione del telefono.`,
      `Per collegare l'app apra la pagina\n${link}`,
      `Il collegamento è personale, vale ${days} giorni e si può usare una volta sola. Le app e le passkey collegate in precedenza non sono più valide.`,
      'Se non si aspettava questo messaggio, si rivolga alla segreteria della scuola.',
      'Questo messaggio è stato inviato automaticamente: La preghiamo di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}
