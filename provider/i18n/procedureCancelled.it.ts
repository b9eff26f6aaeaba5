import type { MailText } from './mail.it';

interface Cancelled {
  readonly name: string;
  readonly procedure: string;
  readonly at: string;
  readonly page: string;
  /** The person who cancelled it; absent in the mail to that person. */
  readonly by?: string;
}

/** Returns the mail to the person who started a procedure, and to the one who cancelled it. */
export const procedureCancelledMail = ({ name, procedure, at, page, by }: Cancelled): MailText => ({
  subject: `Procedura annullata: ${procedure}`,
  body: [
    `Gentile ${name},`,
    `la procedura “${procedure}” è stata annullata il ${at}${by ? ` da ${by}` : ' con la propria utenza'}.`,
    ...(by ? [] : ['Se non è stata una propria scelta, cambiare la password e avvisare l’assistenza.']),
    `Si può riprendere o ricominciare alla pagina\n${page}`,
    'Questo messaggio è stato inviato automaticamente: non occorre rispondere a questo indirizzo.',
  ].join('\n\n'),
});
