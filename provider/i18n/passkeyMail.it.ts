import { showInstant } from '../../contract/values/dates';
import type { MailText } from './mail.it';

/** A change to somebody's passkey. */
export interface PasskeyNews {
  readonly what: 'added' | 'removed' | 'copied';
  /** The name that the person gave the passkey. */
  readonly name: string;
  readonly at: Date;
  readonly publicUrl: string;
}

interface Addressee {
  /** User name of the person. */
  readonly username: string;
  readonly cn: string;
  readonly sn: string;
}

const subjects = {
  added: 'È stata aggiunta una passkey',
  removed: 'È stata rimossa una passkey',
  copied: 'Una passkey è stata rifiutata',
};

/**
 * Returns the mail to a person whose passkey was added, removed, or refused as a copy: what happened, and what to do if
 * it was not them.
 */
export function passkeyMail({ username, cn, sn }: Addressee, news: PasskeyNews): MailText {
  const { what, name, at, publicUrl } = news;
  const when = showInstant(at.toISOString());
  const page = `${publicUrl}/impostazioni/attivita`;
  const stranger = `Altrimenti scegliere subito una nuova password e controllare sessioni aperte e passkey nella pagina\n${page}\nSe non si riesce ad accedere, rivolgersi alla segreteria della scuola.`;
  const texts = {
    added: [
      `il ${when} è stata aggiunta la passkey "${name}": con essa si accede come ${username} senza scrivere la password.`,
      'Se l’operazione era voluta, non occorre fare altro.',
      stranger,
    ],
    removed: [
      `il ${when} è stata rimossa la passkey "${name}", con cui si accedeva come ${username}. Ora non è più accettata.`,
      'Se l’operazione era voluta, non occorre fare altro.',
      stranger,
    ],
    copied: [
      `il ${when} qualcuno ha provato ad accedere come ${username} con una copia della passkey "${name}", ed è stato rifiutato.`,
      `Rimuovere quella passkey, scegliere una nuova password e controllare le sessioni aperte nella pagina\n${page}\nPer ricevere aiuto rivolgersi alla segreteria della scuola.`,
    ],
  };
  return {
    subject: subjects[what],
    body: [
      `Gentile ${cn} ${sn},`,
      ...texts[what],
      'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
}
