import type { MailText } from './mail.it';

interface StoppedTarget {
  readonly name: string;
  readonly page: string;
  readonly days: number;
}

/** Returns the mail to the supervisors of a school whose provisioning target was stopped. */
export const provisioningStoppedMail = ({ name, page, days }: StoppedTarget): MailText => ({
  subject: `L’invio delle utenze a “${name}” è stato fermato`,
  body: [
    'Gentile supervisor,',
    `da ${days} giorni il sistema “${name}” non accetta le utenze della scuola. L’invio è stato fermato: chi nel frattempo è stato disattivato in Sportello può essere ancora attivo in quel sistema.`,
    `Il motivo e che cosa fare sono nella pagina\n${page}\nDopo aver corretto la causa, riattivare il sistema in quella pagina: le modifiche rimaste in attesa partono da sé.`,
    'Questo messaggio è stato inviato automaticamente: non occorre rispondere a questo indirizzo.',
  ].join('\n\n'),
});
