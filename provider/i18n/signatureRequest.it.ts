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
  /** YYYY-MM-DD */
  readonly until: string;
}

/** Mail to the head; a reminder has a different subject. */
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

/** Mail to the person who asked, once everything is signed. */
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

/** It opens nothing by itself: the head signs in. */
const linkTo = (publicUrl: string, id: string) => `${publicUrl}/richieste-di-firma/${id}`;
