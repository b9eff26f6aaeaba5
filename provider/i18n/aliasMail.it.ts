import { ALIAS_LINK_HOURS } from '../../contract/alias/alias';
import type { MailText } from './mail.it';

interface Addressee {
  readonly cn: string;
  readonly sn: string;
}

interface OfAccount extends Addressee {
  readonly uid: string;
  readonly school: string;
}

const NO_ANSWER =
  'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.';

const letter = ({ cn, sn }: Addressee, ...parts: readonly string[]) =>
  [`Gentile ${cn} ${sn},`, ...parts, NO_ANSWER].join('\n\n');

/** Returns the mail to the address of a new alias: the link that verifies it. */
export const verifyAliasMail = (to: OfAccount, link: string): MailText => ({
  subject: "Verifica dell'ArgoID",
  body: letter(
    to,
    `dall'utenza ${to.uid} (${to.school}) è stato creato un ArgoID con questo indirizzo e-mail. Per verificarlo e sceglierne la password aprire la pagina\n${link}`,
    `Il collegamento è personale, si usa una volta sola e vale ${ALIAS_LINK_HOURS} ore. Trascorso questo tempo la procedura si ripete dal portale, in ArgoID.`,
    'Chi non ne sa nulla può ignorare il messaggio: senza la verifica l’ArgoID non permette alcun accesso.',
  ),
});

/** Returns the mail to an address that already has an alias, with which somebody wants to make another one. */
export const knownAliasMail = (to: OfAccount): MailText => ({
  subject: 'Richiesta di un ArgoID',
  body: letter(
    to,
    `dall'utenza ${to.uid} (${to.school}) è stata chiesta la creazione di un ArgoID con questo indirizzo e-mail, che ne ha già uno.`,
    `Non occorre crearne un altro: accedere con l'ArgoID che c'è già e in ArgoID scegliere "Collega account", indicando l'utenza ${to.uid} e la sua password.`,
    'Chi non ne sa nulla non deve fare altro: nessun accesso è cambiato.',
  ),
});

/** Returns the mail to the address of an account that was linked to an alias. */
export const accountLinkedMail = (to: OfAccount): MailText => ({
  subject: 'Utenza collegata a un ArgoID',
  body: letter(
    to,
    `l'utenza ${to.uid} (${to.school}) è stata collegata a un ArgoID, dopo averne indicato la password: chi accede con quell'ArgoID può operare con questa utenza.`,
    'Se il collegamento non era voluto, accedere con l’utenza, cambiare subito la password e in ArgoID scegliere "Dissocia".',
  ),
});

/** Returns the mail to the address of an account that was unlinked from an alias. */
export const accountUnlinkedMail = (to: OfAccount): MailText => ({
  subject: 'Utenza dissociata da un ArgoID',
  body: letter(
    to,
    `l'utenza ${to.uid} (${to.school}) non è più collegata a un ArgoID. Per accedere servono il suo nome utente e la sua password.`,
  ),
});

/** Returns the mail to the address of an alias that its person deleted. */
export const aliasDeletedMail = (to: Addressee, email: string): MailText => ({
  subject: 'ArgoID eliminato',
  body: letter(
    to,
    `l'ArgoID ${email} è stato eliminato e tutti i suoi accessi sono stati chiusi. Le utenze di scuola che gli erano collegate restano, ciascuna con la propria password.`,
    'Se l’eliminazione non era voluta, cambiare le password delle utenze.',
  ),
});
