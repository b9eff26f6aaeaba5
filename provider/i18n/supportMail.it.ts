import type { MailText } from './mail.it';

interface Asked {
  readonly cn: string;
  readonly sn: string;
  readonly uid: string;
  readonly operator: string;
  readonly provider: string;
  readonly reason: string;
  /** Where it is answered, after signing in. */
  readonly page: string;
}

/** To a supervisor: somebody of the provider asks to operate for them. No link of it consents to anything. */
export const supportAskedMail = ({ cn, sn, uid, operator, provider, reason, page }: Asked): MailText => ({
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
