/** A formula without the value that it had when the workbook was saved. */
export const NOT_CALCULATED = '#FORMULA!';

/** The errors of Excel, as its files have them and as an Italian one shows them. */
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

/** Why a cell is refused that holds an error of a spreadsheet instead of a value; undefined where it does not. */
export function sheetError(cell: string): string | undefined {
  if (!cell.startsWith('#')) return undefined;
  const code = cell.trim().toUpperCase();
  if (code === NOT_CALCULATED)
    return 'La formula di questa cella non è calcolata: scrivere qui il valore, oppure aprire il file in Excel, salvarlo e sceglierlo di nuovo';
  const name = Object.hasOwn(italian, code) ? italian[code] : shown.has(code) ? code : undefined;
  return (
    name && `La cella contiene l’errore ${name}: scrivere qui il valore giusto, oppure correggerlo nel file`
  );
}
