import { showInstant } from '../../contract/values/dates';
import type { MailText } from './mail.it';

/** A change to somebody's second factor. */
export interface FactorNews {
  readonly what: 'appLinked' | 'appRemoved' | 'codesMade';
  /** The name that the person gave the app; unused for recovery codes. */
  readonly name: string;
  readonly at: Date;
  readonly publicUrl: string;
}

const subjects = {
  appLinked: "È stata collegata un'app di autenticazione",
  appRemoved: "È stata rimossa un'app di autenticazione",
  codesMade: 'Sono stati creati nuovi codici di recupero',
};

/**
 * Returns the mail to the person whose apps or recovery codes changed: what happened, and what to do if it was not
 * them.
 */
export function factorMail(
  { username, cn, sn }: { readonly username: string; readonly cn: string; readonly sn: string },
  { what, name, at, publicUrl }: FactorNews,
): MailText {
  const when = showInstant(at.toISOString());
  const texts = {
    appLinked: `il ${when} all'utenza ${username} è stata collegata l'app "${name}": i codici che mostra sono accettati all'accesso.`,
    appRemoved: `il ${when} all'utenza ${username} è stata tolta l'app "${name}": i codici che mostra non sono più accettati.`,
    codesMade: `il ${when} per l'utenza ${username} sono stati creati nuovi codici di recupero. Quelli precedenti non sono più accettati.`,
  };
  return {
    subject: subjects[what],
    body: [
      `Gentile ${cn} ${sn},`,
      texts[what],
      'Se l’operazione era voluta, non occorre fare altro.',
      `Altrimenti scegliere subito una nuova password e controllare sessioni aperte, app e codici nella pagina\n${publicUrl}/impostazioni/attivita\nSe non si riesce ad accedere, rivolgersi alla segreteria della scuola.`,
      'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}
