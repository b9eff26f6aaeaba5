import { showDay } from '../../contract/values/dates';

/** Sentences of the manifest of an export. */
export const exportWords = {
  title: (school: string) => `Manifesto dell’esportazione dati – ${school}`,
  heading: 'Manifesto dell’esportazione dati',
  lead: (school: string, code: string) =>
    `Che cosa contiene il file, per ${school} (${code}): di ogni tabella le righe, la dimensione e l’impronta SHA-256.`,
  asked: (number: string, at: string, by: string) => `Richiesta n. ${number} del ${at}, fatta da ${by}`,
  made: (at: string) => `Preparata il ${at}`,
  format: 'Tabelle CSV in UTF-8, con intestazioni, separate da punto e virgola; date e ore in UTC (ISO 8601)',
  application: (code: string) => `Applicazione ${code}`,
  file: (path: string, rows: number, size: string, sha256: string) =>
    `${path}: ${rows} righe, ${size}, SHA-256 ${sha256}`,
  without: 'Che cosa non c’è, e perché:',
  missing: (ac: string, all: readonly string[], produced: boolean, archivedUntil: string | null) => [
    ...(produced
      ? []
      : [
          {
            che: 'I dati gestiti dentro l’applicazione',
            perche: 'non sono conservati dal portale: si esportano dall’applicazione stessa',
          },
        ]),
    { che: 'Password e codici di accesso', perche: 'sono conservati in modo che nessuno possa leggerli' },
    ...(ac === 'WWA' && all.includes('WWP')
      ? [{ che: 'L’anagrafica del personale', perche: 'è una sola, e sta con l’applicazione WWP' }]
      : []),
    ...(ac === 'WPR'
      ? archivedUntil
        ? [
            {
              che: `Il registro delle operazioni fino al ${showDay(archivedUntil)}`,
              perche: 'è in archivio: si chiede all’assistenza',
            },
          ]
        : []
      : [
          {
            che: 'Il registro delle operazioni',
            perche: 'riguarda tutta la scuola, e sta con l’applicazione WPR',
          },
        ]),
  ],
};
