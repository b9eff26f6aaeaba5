import { showDay } from '../../contract/values/dates';

interface Names {
  readonly asker: string;
  readonly head: string;
}

interface RequestMail extends Names {
  readonly school: string;
  readonly documents: readonly string[];
  readonly publicUrl: string;
  readonly id: string;
  /** Last day for signing, YYYY-MM-DD. */
  readonly until: string;
}

/** Returns the mail that asks the head to sign; a reminder has another subject. */
export const requestMail = (
  { asker, head, school, documents, publicUrl, id, until }: RequestMail,
  isReminder: boolean,
) => ({
  subject: `${isReminder ? 'Promemoria: ' : ''}${asker} chiede la firma di ${documents.length === 1 ? 'un documento' : `${documents.length} documenti`}`,
  body: [
    `Gentile ${head},`,
    `${asker} (${school}) le chiede di firmare:`,
    documents.map((name) => `- ${name}`).join('\n'),
    `Per leggere e firmare, aprire questo indirizzo e accedere con il proprio nome utente:\n${linkTo(publicUrl, id)}`,
    `La richiesta vale fino al ${showDay(until)} e mostra solo questi documenti. Può firmare solo lei: non comunicare a nessuno, nemmeno a ${asker}, password, PIN e codici.`,
    'Sportello',
  ].join('\n\n'),
});

/** Returns the mail to the person who asked for the signatures, once everything is signed. */
export const requestDoneMail = ({ asker, head, documents, publicUrl, id }: RequestMail) => ({
  subject: `${head} ha firmato: richiesta conclusa`,
  body: [
    `Gentile ${asker},`,
    `${head} ha firmato tutti i documenti della richiesta:`,
    documents.map((name) => `- ${name}`).join('\n'),
    `Lo stato è qui:\n${linkTo(publicUrl, id)}`,
    'Sportello',
  ].join('\n\n'),
});

/** Returns the address of a request's page. It gives no access by itself, because the head must sign in. */
const linkTo = (publicUrl: string, id: string) => `${publicUrl}/richieste-di-firma/${id}`;
