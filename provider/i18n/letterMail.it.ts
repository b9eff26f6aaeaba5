import { showInstant } from '../../contract/values/dates';
import type { MailText } from './mail.it';

interface Addressee {
  readonly uid: string;
  readonly cn: string;
  readonly sn: string;
}

const NO_ANSWER =
  'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.';

/**
 * Returns the mail to the person of a first-access letter: that it was made, by whom, and that anybody who holds it can
 * open the account.
 */
export function letterMadeMail(
  { uid, cn, sn }: Addressee,
  facts: { readonly by: string; readonly school: string; readonly at: Date; readonly days: number },
): MailText {
  const { by, school, at, days } = facts;
  return {
    subject: 'Lettera di primo accesso preparata',
    body: [
      `Gentile ${cn} ${sn},`,
      `il ${showInstant(at.toISOString())} ${by} (${school}) ha preparato la lettera con cui scegliere la password dell'utenza ${uid}. La lettera viene consegnata a mano, vale ${days} giorni e si può usare una volta sola.`,
      'Quando qualcuno la userà, arriverà un altro messaggio. Se la lettera non arriva, o se è arrivata già aperta, avvisare il supervisor della scuola.',
      NO_ANSWER,
    ].join('\n\n'),
  };
}

/** Returns the mail to the person of a first-access letter: that somebody chose a password with it. */
export function letterUsedMail(
  { uid, cn, sn }: Addressee,
  { at, resetPage }: { readonly at: Date; readonly resetPage: string },
): MailText {
  return {
    subject: 'Lettera di primo accesso usata',
    body: [
      `Gentile ${cn} ${sn},`,
      `il ${showInstant(at.toISOString())} con la lettera di primo accesso è stata scelta la password dell'utenza ${uid}.`,
      'Chi l’ha scelta non deve fare altro.',
      `Se invece è stata un’altra persona, avvisare subito il supervisor della scuola; dopo aver confermato questo indirizzo si può scegliere un'altra password nella pagina\n${resetPage}`,
      NO_ANSWER,
    ].join('\n\n'),
  };
}
