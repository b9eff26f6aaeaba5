import * as tablesMessages from '../messages/it/tables';
import { message } from '../messages/message';
import { tableLimits } from './tableLimits';

const { lines, columns, cell } = tableLimits;

/** Place in a file: a line of a text, or a cell of a sheet. */
export type Place = { readonly line: number } | { readonly sheet: string; readonly cell: string };

const at = (place: Place, sentence: string): string =>
  'line' in place
    ? message(tablesMessages.lineOfFile, { line: place.line, sentence })
    : message(tablesMessages.sheetCell, { sheet: place.sheet, cell: place.cell, sentence });

/** Reasons why a file cannot be read, in Italian, with the next step. */
const sentences = {
  tooLarge: (megabytes: number) => message(tablesMessages.tooLarge, { count: megabytes }),
  tooMuchInside: () => tablesMessages.tooMuchInside,
  tooManyRows: (rows: number) => message(tablesMessages.tooManyRows, { count: rows }),
  tooManyLines: () => message(tablesMessages.tooManyLines, { count: lines }),
  tooManyColumns: (place: Place) => at(place, message(tablesMessages.tooManyColumns, { count: columns })),
  tooLongCell: (place: Place) => at(place, message(tablesMessages.tooLongCell, { count: cell })),
  undecodable: (place: Place) => at(place, tablesMessages.undecodable),
  controlCharacter: (place: Place) => at(place, tablesMessages.controlCharacter),
  oldExcel: () => tablesMessages.oldExcel,
  binaryExcel: () => tablesMessages.binaryExcel,
  openDocument: () => tablesMessages.openDocument,
  numbers: () => tablesMessages.numbers,
  pdf: () => tablesMessages.pdf,
  webPage: () => tablesMessages.webPage,
  wordDocument: () => tablesMessages.wordDocument,
  notATable: () => tablesMessages.notATable,
  noRows: () => tablesMessages.noRows,
  noSheet: (sheets: string) => message(tablesMessages.noSheet, { sheets }),
  noRosterUsers: () => tablesMessages.noRosterUsers,
  noRosterColumns: (columns: string) => message(tablesMessages.noRosterColumns, { columns }),
  rosterVersion: (version: string) => message(tablesMessages.rosterVersion, { version }),
  hiddenRows: (count: number) => message(tablesMessages.hiddenRows, { count }),
  tooSlow: () => tablesMessages.tooSlow,
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
