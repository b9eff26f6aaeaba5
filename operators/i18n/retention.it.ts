import { acting } from './acting';
import { notForRole } from './staff.it';

const kinds = {
  signIns: 'Accessi',
  mails: 'Messaggi inviati',
  failedMailTexts: 'Testo dei messaggi non consegnati',
  operations: 'Operazioni su più persone e importazioni',
  webhookDeliveries: 'Notifiche ad altri sistemi',
  provisioningRuns: 'Sincronizzazioni di sistemi collegati',
  audit: 'Registro delle operazioni, prima dell’archivio',
};

/** Texts of the retention of data. */
export const retention = {
  platformRetention: {
    name: 'Durata |||| Durate',
    title: 'Conservazione',
    caption:
      'Per quanto tempo si conservano i dati: per tutte le scuole, e per quelle che hanno una durata propria',
    search: 'Ricerca per scuola',
    one: 'Durata %{name}',
    recordRepresentation: '%{kind}, %{schoolName}',
    create: 'Nuova durata',
    created: 'Durata impostata',
    help: {
      school: 'Per cambiare la durata di tutte le scuole, aprire la riga già presente nell’elenco',
      amount:
        'In giorni, o in mesi per il registro (0: sempre), entro il minimo e il massimo. I dati più vecchi vengono rimossi entro un’ora e non si recuperano',
    },
    locked: { notAllowed: notForRole },
    fields: {
      school: 'Scuola',
      schoolName: 'Nome della scuola',
      kind: 'Dati',
      amount: 'Durata',
      unit: 'Unità',
      least: 'Minimo',
      most: 'Massimo',
      own: 'Impostata qui',
      why: 'Perché',
      changedAt: 'Cambiata il',
      changedBy: 'Cambiata da',
    },
    values: { kind: kinds, unit: { days: 'Giorni', months: 'Mesi' }, own: { true: 'Sì', false: 'No' } },
    filters: { kind: { label: 'Dati', values: kinds }, school: { label: 'Scuola' } },
    actions: {
      reset: acting({
        label: 'Torna alla durata generale',
        row: 'Torna alla durata generale: %{name}',
        confirm: 'Torna alla durata generale',
        planned: '%{smart_count} da riportare |||| %{smart_count} da riportare',
        leftOut: 'Non cambiano',
        none: 'Nessuna durata da riportare',
        doneOne: 'Vale la durata generale',
        doneMany: 'Valgono le durate generali',
        nothingToDo: 'Nessuna durata cambiata',
        partly: '%{smart_count} durata cambiata |||| %{smart_count} durate cambiate',
        title: 'Tornare alla durata generale?',
        text: 'Se è più breve, i dati più vecchi vengono rimossi entro un’ora e non si recuperano.',
      }),
    },
  },
};

/** Words of amounts in the list. */
export const retentionAmounts = {
  always: 'Sempre',
  days: '%{smart_count} giorno |||| %{smart_count} giorni',
  months: '%{smart_count} mese |||| %{smart_count} mesi',
};
