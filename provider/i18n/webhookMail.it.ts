import type { MailText } from './mail.it';

interface StoppedWebhook {
  readonly name: string;
  readonly page: string;
  readonly reason: 'failures' | 'gone';
  readonly days: number;
}

/** Returns the mail to the supervisors of a school whose webhook was disabled. */
export const webhookStoppedMail = ({ name, page, reason, days }: StoppedWebhook): MailText => ({
  subject: `Il webhook “${name}” è stato disattivato`,
  body: [
    'Gentile supervisor,',
    reason === 'gone'
      ? `il sistema che riceveva le notifiche del webhook “${name}” ha risposto di non volerne più. Il webhook è stato disattivato.`
      : `da ${days} giorni nessuna notifica del webhook “${name}” viene accettata dal sistema a cui è destinata. Il webhook è stato disattivato.`,
    `Gli invii non riusciti restano per trenta giorni. Quando il sistema è di nuovo in funzione, il webhook si riattiva e gli invii si ripetono dalla pagina\n${page}`,
    'Questo messaggio è stato inviato automaticamente: non occorre rispondere a questo indirizzo.',
  ].join('\n\n'),
});
