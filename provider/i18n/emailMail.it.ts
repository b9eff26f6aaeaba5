import { showInstant } from '../../contract/values/dates';
import type { MailText } from './mail.it';

interface Addressee {
  readonly uid: string;
  readonly cn: string;
  readonly sn: string;
}

/** The person who changed an e-mail. */
export type EmailChanger = 'self' | 'supervisor' | 'manager';

const changers: Readonly<Record<EmailChanger, (school: string) => string>> = {
  self: (school) => `dall'utenza stessa (${school})`,
  supervisor: (school) => `dal supervisor della scuola ${school}`,
  manager: (school) => `da un gestore utenti della scuola ${school}`,
};

const NO_ANSWER =
  'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.';

/** Returns the mail to the previous address of an account: that it has changed, and how to object. */
export function emailChangedMail(
  { uid, cn, sn }: Addressee,
  {
    by,
    school,
    at,
    link,
    days,
  }: {
    readonly by: EmailChanger;
    readonly school: string;
    readonly at: Date;
    readonly link: string;
    readonly days: number;
  },
): MailText {
  return {
    subject: "L'indirizzo e-mail dell'utenza è stato cambiato",
    body: [
      `Gentile ${cn} ${sn},`,
      `il ${showInstant(at.toISOString())} l'indirizzo e-mail dell'utenza ${uid} è stato cambiato ${changers[by](school)}. I messaggi che riguardano l'utenza non arriveranno più a questo indirizzo.`,
      'Se il cambio era voluto, non occorre fare altro.',
      `Se il cambio non era voluto, bloccare l'utenza nella pagina\n${link}\nNessuno potrà accedere finché il supervisor della scuola non avrà controllato. Il collegamento è personale e vale ${days} giorni.`,
      NO_ANSWER,
    ].join('\n\n'),
  };
}

/** Returns the mail to the new address of an account: the link that confirms it. */
export function confirmEmailMail(
  { uid, cn, sn }: Addressee,
  { link, days }: { readonly link: string; readonly days: number },
): MailText {
  return {
    subject: "Conferma dell'indirizzo e-mail",
    body: [
      `Gentile ${cn} ${sn},`,
      `questo è l'indirizzo e-mail dell'utenza ${uid}. Per confermarlo aprire la pagina\n${link}`,
      `Il collegamento è personale e vale ${days} giorni. Finché l'indirizzo non è confermato, se si dimentica la password non se ne può scegliere una nuova senza la segreteria della scuola.`,
      'Chi non conosce questa utenza può ignorare il messaggio.',
      NO_ANSWER,
    ].join('\n\n'),
  };
}

/** Returns the mail to a supervisor: that somebody of the school objects to a changed e-mail. */
export function emailContestedMail(
  { cn, sn }: Addressee,
  { account, at }: { readonly account: Addressee; readonly at: Date },
): MailText {
  return {
    subject: "Un'utenza è stata bloccata: cambio di e-mail contestato",
    body: [
      `Gentile ${cn} ${sn},`,
      `il ${showInstant(at.toISOString())} dal precedente indirizzo e-mail di ${account.cn} ${account.sn} (utenza ${account.uid}) è stato segnalato che il cambio di indirizzo non era stato chiesto. L'accesso con questa utenza è stato chiuso.`,
      "Accertarsi di persona di quale sia l'indirizzo giusto e, se serve, correggerlo nella scheda dell'utente. Poi riattivare l'utenza con Attiva utenti: può farlo solo un supervisor. Se la password potrebbe essere nota ad altri, chiedere alla persona di sceglierne una nuova.",
      NO_ANSWER,
    ].join('\n\n'),
  };
}
