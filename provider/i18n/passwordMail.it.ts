import { showInstant } from '../../contract/values/dates';
import type { MailText } from './mail.it';

interface Changed {
  /** The name that the person signs in with. */
  readonly username: string;
  readonly cn: string;
  readonly sn: string;
  readonly at: Date;
  /** Page on which somebody who forgot the password asks for a link. */
  readonly resetPage: string;
}

/** Returns the mail to a person whose password was changed: when, and what to do if it was not them. */
export const passwordChangedMail = ({ username, cn, sn, at, resetPage }: Changed): MailText => ({
  subject: 'La password è stata cambiata',
  body: [
    `Gentile ${cn} ${sn},`,
    `il ${showInstant(at.toISOString())} è stata cambiata la password con cui si accede come ${username}.`,
    'Se l’operazione era voluta, non occorre fare altro.',
    `Altrimenti scegliere subito un’altra password nella pagina\n${resetPage}\nSe non si riesce ad accedere, rivolgersi alla segreteria della scuola.`,
    'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
  ].join('\n\n'),
});
