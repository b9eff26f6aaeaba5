import type { RetentionKind } from '../../contract/staff/platformRetention';

/** Reasons for the bounds of each retention. */
export const retentionReasons: Readonly<Record<RetentionKind, string>> = {
  signIns:
    'Almeno sei mesi, per riconoscere un abuso; al massimo due anni, perché poi non servono più (articolo 5, paragrafo 1, lettera e).',
  mails: 'Prova della consegna; poi passano nell’archivio, senza testo.',
  failedMailTexts:
    'Il tempo di correggere l’indirizzo e inviare di nuovo; il testo può contenere collegamenti.',
  operations: 'Almeno trenta giorni, in cui si possono annullare; poi spiegano che cosa è cambiato.',
  webhookDeliveries: 'Il tempo di inviarli di nuovo a un sistema rimasto fermo.',
  provisioningRuns: 'Il tempo di capire un errore; poi resta soltanto la situazione di ogni persona.',
  audit:
    'Almeno due anni nella base di dati; l’archivio resta sempre, come prova di chi ha fatto che cosa (articolo 32). 0: per sempre anche nella base di dati.',
};

export const everySchool = 'Tutte le scuole';

export const outOfBounds = (least: number, most: number, unit: 'days' | 'months') =>
  `Da ${least} a ${most} ${unit === 'days' ? 'giorni' : 'mesi, oppure 0: per sempre'}`;
export const NOT_SET_HERE = 'Non è stata impostata una durata propria: vale già quella generale.';
