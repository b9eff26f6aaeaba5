import type { exportApplications } from '../../contract/exportRequests/exportRequest';
import { showDay } from '../../contract/values/dates';
import type { MailText } from './mail.it';

const applicationNames: Readonly<Record<(typeof exportApplications)[number], string>> = {
  WWA: 'Alunni',
  WWB: 'Bilancio',
  WWS: 'Emolumenti',
  MOF: 'Miglioramento dell’offerta formativa',
  WWP: 'Personale',
  WPR: 'Protezione dei dati',
};

const namesOf = (codes: readonly string[]): string =>
  codes.map((code) => applicationNames[code as keyof typeof applicationNames] ?? code).join(', ');

const NO_ANSWER =
  'Questo messaggio è stato inviato automaticamente: non occorre rispondere a questo indirizzo.';

interface Ready {
  readonly page: string;
  /** Days for which the export can be downloaded; `last` is the last of these days, YYYY-MM-DD. */
  readonly days: number;
  readonly last: string;
  readonly sha256: string;
}

/** Returns the mail that an export is ready, and until when. It contains neither the file nor a link that opens it. */
export const exportReadyMail = ({ page, days, last, sha256 }: Ready): MailText => ({
  subject: 'I dati richiesti sono pronti',
  body: [
    'Gentile utente,',
    `i dati della scuola che sono stati richiesti si possono scaricare per ${days} giorni, fino al ${showDay(last)}, dalla pagina\n${page}\nLa pagina è riservata al supervisor della scuola.`,
    `Impronta SHA-256 del file: ${sha256}`,
    NO_ANSWER,
  ].join('\n\n'),
});

/** Returns the mail that an export could not be made, and what to do. */
export const exportFailedMail = ({ page }: Pick<Ready, 'page'>): MailText => ({
  subject: 'I dati richiesti non sono stati preparati',
  body: [
    'Gentile utente,',
    `la preparazione dei dati della scuola che sono stati richiesti non è riuscita. Alla pagina\n${page}\nsi può annullare la richiesta; subito dopo se ne può fare un'altra. Se anche quella non riesce, contattare l'assistenza.`,
    NO_ANSWER,
  ].join('\n\n'),
});

interface ExportMailData {
  readonly cn: string;
  readonly sn: string;
  readonly by: string;
  /** The codes of the applications. */
  readonly applications: readonly string[];
  readonly begins: string;
  readonly page: string;
}

/**
 * Returns the mail to every other supervisor: that somebody requests the data of the school, and how to cancel that.
 */
export const exportAskedMail = ({ cn, sn, by, applications, begins, page }: ExportMailData): MailText => ({
  subject: 'È stata richiesta l’esportazione dei dati della scuola',
  body: [
    `Gentile ${cn} ${sn},`,
    `${by} ha richiesto una copia dei dati della scuola (applicazioni: ${namesOf(applications)}). La preparazione comincia il ${begins}.`,
    `Se la richiesta non è legittima, alla pagina\n${page}\nsi può scegliere "Annulla la richiesta". Fino a quando il file non è pronto nulla lascia il portale.`,
    NO_ANSWER,
  ].join('\n\n'),
});

interface Removed {
  readonly cn: string;
  readonly sn: string;
  readonly action: 'cancel' | 'delete';
  /** The person who did it; absent in the mail to that person. */
  readonly by?: string;
  readonly number: number;
  readonly applications: readonly string[];
  readonly asked: string;
  readonly at: string;
  readonly page: string;
}

/**
 * Returns the mail to the person who requested the data, and to the one who cancelled the request or deleted its files.
 */
export const exportRemovedMail = (of: Removed): MailText => {
  const cancelled = of.action === 'cancel';
  const what = cancelled ? 'La richiesta di esportazione dei dati' : 'L’esportazione dei dati';
  const done = cancelled ? 'annullata' : 'eliminata';
  const by = of.by ? ` da ${of.by}` : '';
  return {
    subject: `${what} è stata ${done}`,
    body: [
      `Gentile ${of.cn} ${of.sn},`,
      `la richiesta n. ${of.number} del ${of.asked} (applicazioni: ${namesOf(of.applications)}) il ${of.at} è stata ${done}${by}.`,
      ...(of.by
        ? []
        : [
            `È stata ${done} con la propria utenza: se non è stata una propria scelta, cambiare la password e avvisare l’assistenza.`,
          ]),
      cancelled
        ? `I dati non saranno preparati. Si può fare subito un’altra richiesta alla pagina\n${of.page}`
        : `Il file non si può più scaricare. La pagina della richiesta è\n${of.page}`,
      NO_ANSWER,
    ].join('\n\n'),
  };
};
