import { showNumber } from '../values/showNumber';
import { tableLimits } from './tableLimits';

const { lines, columns, cell } = tableLimits;

/** Place in a file: a line of a text, or a cell of a sheet. */
export type Place = { readonly line: number } | { readonly sheet: string; readonly cell: string };

const at = (place: Place, sentence: string): string =>
  'line' in place
    ? `Riga ${place.line} del file: ${sentence}`
    : `Foglio «${place.sheet}», cella ${place.cell}: ${sentence}`;

/** Reasons why a file cannot be read, in Italian, with the next step. */
const sentences = {
  tooLarge: (megabytes: number) =>
    `Il file è troppo grande: al massimo ${megabytes} MB. Dividerlo in più file e importarli uno alla volta.`,
  tooMuchInside: () =>
    'Il file contiene troppi dati per essere letto. Copiare le sole righe da importare in un file nuovo e scegliere quello.',
  tooManyRows: (rows: number) =>
    `Il file ha troppe righe: al massimo ${showNumber(rows)}. Dividerlo in più file e importarli uno alla volta.`,
  tooManyLines: () =>
    `Il file ha troppe righe, anche vuote: al massimo ${showNumber(lines)}. Copiare le sole righe da importare in un file nuovo.`,
  tooManyColumns: (place: Place) =>
    at(
      place,
      `Le colonne sono più di ${showNumber(columns)}. Controllare che il file sia quello giusto, e lasciarvi le sole colonne da importare.`,
    ),
  tooLongCell: (place: Place) =>
    at(
      place,
      `Il testo supera i ${showNumber(cell)} caratteri. Accorciarlo, o controllare le virgolette che lo racchiudono.`,
    ),
  undecodable: (place: Place) =>
    at(
      place,
      'I caratteri sono scritti in una codifica non riconosciuta. Aprire il file in Excel, salvarlo come “CSV UTF-8” e scegliere il nuovo file.',
    ),
  controlCharacter: (place: Place) =>
    at(place, 'C’è un carattere che non è testo. Cancellarlo, salvare il file e sceglierlo di nuovo.'),
  oldExcel: () =>
    'Questo file di Excel è di un formato vecchio (.xls) o è protetto da password. Aprirlo in Excel, salvarlo come .xlsx senza password e scegliere il nuovo file.',
  binaryExcel: () =>
    'Questo file di Excel è in formato binario (.xlsb). Aprirlo in Excel, salvarlo come .xlsx e scegliere il nuovo file.',
  openDocument: () =>
    'Questo è un foglio di LibreOffice (.ods). Aprirlo in LibreOffice, salvarlo come “Excel 2007-365 (.xlsx)” e scegliere il nuovo file.',
  numbers: () =>
    'Questo è un foglio di Numbers. Aprirlo in Numbers, scegliere Archivio, Esporta in, Excel e scegliere il nuovo file.',
  pdf: () =>
    'Questo è un PDF, che non contiene righe e colonne da leggere. Chiedere il foglio da cui è stato fatto e salvarlo come .xlsx o CSV.',
  webPage: () =>
    'Questo file è una pagina web o un XML, anche se può chiamarsi .xls. Aprirlo in Excel, salvarlo come .xlsx e scegliere il nuovo file.',
  wordDocument: () =>
    'Questo è un documento di testo, non un foglio. Copiare la tabella in un foglio di Excel, salvarlo come .xlsx e scegliere quello.',
  notATable: () =>
    'Il file non si può leggere: serve un CSV o un foglio di Excel (.xlsx). Esportarlo di nuovo e riprovare.',
  noRows: () =>
    "Nel file non ci sono righe da importare sotto l'intestazione. Controllare di aver scelto il file giusto.",
  noSheet: (sheets: string) => `Nel file non c’è un foglio con questo nome. Ci sono: ${sheets}.`,
  noRosterUsers: () =>
    'L’archivio OneRoster non contiene il file users.csv, che elenca le persone. Esportarlo di nuovo con gli utenti e riprovare.',
  noRosterColumns: (columns: string) =>
    `Al file users.csv di OneRoster mancano colonne: servono ${columns}. Esportarlo di nuovo e riprovare.`,
  rosterVersion: (version: string) =>
    `L’archivio OneRoster è della versione ${version}: si leggono la 1.1 e la 1.2. Esportarlo in una di queste e riprovare.`,
  hiddenRows: (count: number) =>
    `Nel foglio ci sono righe nascoste (${showNumber(count)}): mostrarle oppure eliminarle, salvare il file e sceglierlo di nuovo.`,
  tooSlow: () =>
    'La lettura del file richiede troppo tempo. Copiare le sole righe da importare in un file nuovo e scegliere quello.',
} as const;

export type TableProblemCode = keyof typeof sentences;

/** Error for a file that cannot be read as a table; its message states the reason and the next step in Italian. */
export class TableProblem<C extends TableProblemCode = TableProblemCode> extends Error {
  override readonly name = 'TableProblem';

  constructor(
    readonly code: C,
    ...about: Parameters<(typeof sentences)[C]>
  ) {
    super((sentences[code] as (...given: readonly unknown[]) => string)(...about));
  }
}
