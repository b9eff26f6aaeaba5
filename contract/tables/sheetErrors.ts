import * as tablesMessages from '../messages/it/tables';
import { message } from '../messages/message';

/** Text of a cell whose formula has no stored result. */
export const NOT_CALCULATED = '#FORMULA!';

/** Excel errors as stored in files, with the names that an Italian Excel shows. */
const italian: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#REF!': '#RIF!',
  '#VALUE!': '#VALORE!',
  '#DIV/0!': '#DIV/0!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NUM!',
  '#NULL!': '#NULLO!',
  '#SPILL!': '#ESPANSIONE!',
  '#CALC!': '#CALCOLO!',
  '#FIELD!': '#CAMPO!',
  '#BLOCKED!': '#BLOCCATO!',
  '#CONNECT!': '#CONNESSIONE!',
  '#UNKNOWN!': '#SCONOSCIUTO!',
  '#BUSY!': '#OCCUPATO!',
  '#GETTING_DATA': '#ESTRAZIONE_DATI_IN_CORSO',
};
const shown = new Set(Object.values(italian));

/** Returns why a cell that contains a spreadsheet error is refused; undefined for other cells. */
export function sheetError(cell: string): string | undefined {
  if (!cell.startsWith('#')) return undefined;
  const code = cell.trim().toUpperCase();
  if (code === NOT_CALCULATED) return tablesMessages.formula;
  const name = Object.hasOwn(italian, code) ? italian[code] : shown.has(code) ? code : undefined;
  return name && message(tablesMessages.cellError, { error: name });
}
