import type { MailText } from './mail.it';

interface SupportMailData {
  readonly cn: string;
  readonly sn: string;
  readonly uid: string;
  readonly operator: string;
  readonly provider: string;
  readonly reason: string;
  /** Address of the page on which the supervisor answers the request after sign-in. */
  readonly page: string;
}

/**
 * Returns the mail to a supervisor that somebody of the provider asks to act for them. It has no link that gives
 * consent.
 */
export const supportAskedMail = ({
  cn,
  sn,
  uid,
  operator,
  provider,
  reason,
  page,
}: SupportMailData): MailText => ({
  subject: 'L’assistenza chiede di operare per conto della scuola',
  body: [
    `Gentile ${cn} ${sn},`,
    `${operator}, dell’assistenza di ${provider}, chiede di operare per un’ora per conto dell’utenza ${uid}. Motivo indicato: ${reason}`,
    `Per consentire o non consentire, accedere e aprire la pagina\n${page}\nEntro 24 ore; senza risposta nessuno accede.`,
    'Chi assiste non può firmare, cambiare password e codici, scaricare esportazioni né eliminare utenze. Si può terminare l’accesso in ogni momento e ogni operazione resta nella Cronologia con i due nomi.',
    'Se nessuno ha chiesto aiuto, scegliere "Non consentire".',
    'Questo messaggio è stato inviato automaticamente: non occorre rispondere a questo indirizzo.',
  ].join('\n\n'),
});

interface Made {
  readonly cn: string;
  readonly sn: string;
  readonly provider: string;
  readonly made: { readonly uid: string; readonly cn: string; readonly sn: string; readonly email: string };
  /** The page on which users are disabled. */
  readonly page: string;
}

/** Returns the mail to the supervisors of a school that the provider created another supervisor. */
export const supervisorMadeMail = ({ cn, sn, provider, made, page }: Made): MailText => ({
  subject: 'Nella scuola c’è una nuova utenza supervisor',
  body: [
    `Gentile ${cn} ${sn},`,
    `${provider} ha creato l’utenza supervisor ${made.uid} per ${made.cn} ${made.sn}. Chi la usa amministra la scuola; le istruzioni per il primo accesso sono state inviate a ${made.email}.`,
    `Se la scuola non l’ha chiesta, disattivarla dalla pagina\n${page}\ne informare l’assistenza.`,
    'Questo messaggio è stato inviato automaticamente: non occorre rispondere a questo indirizzo.',
  ].join('\n\n'),
});
