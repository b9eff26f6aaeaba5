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
      'Se non ricorda la password, si rivolga alla segreteria della scuola: per la Sua sicurezza non viene mai inviata per posta elettronica.',
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
