export const readAsUtf8 = 'Letto come testo Unicode (UTF-8).';
export const readAsUtf16 = 'Letto come testo Unicode di Excel (UTF-16).';
export const readAsWindows = 'Letto come testo di Windows.';
export const readAsMac = 'Letto come testo di un Mac di qualche anno fa.';
export const readAsDos = 'Letto come testo di MS-DOS.';
export const linesOfWindows =
  'Righe scritte in un’altra codifica e lette come testo di Windows, da controllare: {lines}.';
export const linesOfMac =
  'Righe scritte in un’altra codifica e lette come testo di un Mac di qualche anno fa, da controllare: {lines}.';
export const linesOfDos =
  'Righe scritte in un’altra codifica e lette come testo di MS-DOS, da controllare: {lines}.';
export const readHiddenSheet = 'Letto il foglio nascosto «{sheet}».';
export const readSheet = 'Letto il foglio «{sheet}».';
export const rowsRead = 'Righe lette: {count}.';
export const ofRowsHiddenInSheet = 'Di queste, righe nascoste nel foglio: {count}.';
export const rowsHiddenInSheetLeft = 'Righe nascoste nel foglio, lasciate fuori: {count}.';
export const blankRowsSkipped = 'Righe vuote, saltate: {count}.';
export const repeatedHeadersSkipped = 'Intestazioni ripetute, saltate: {count}.';
export const linesOfTotalsAtEnd = 'Righe di totale in fondo, saltate: {count}.';
export const quotedCellsHoldSeveralLines =
  'Celle tra virgolette che contengono più righe del file, lette come una cella sola: {count}. Se vi sono altre persone, correggere le virgolette nel file.';
export const otherSheetsOfFile = 'Altri fogli del file, non letti: {sheets}.';
export const hiddenSheetsOfFile = 'Fogli nascosti del file, non letti: {sheets}.';
export const rosterVersion = 'File nel formato OneRoster {version}.';
export const rosterFormat = 'File nel formato OneRoster.';
export const rosterBulk = 'È completo (bulk): chi non vi compare resta com’è.';
export const rosterDelta = 'Contiene le sole variazioni (delta).';
export const rosterDeleted =
  'Persone segnate come da eliminare, lasciate fuori: {count}. Disattivarle dall’elenco degli utenti.';
export const rosterDisabled = 'Persone segnate come non abilitate, lasciate fuori: {count}.';
export const rosterUnused = 'Colonne di OneRoster che qui non servono: {columns}.';
export const rosterUnknown = 'Colonne che OneRoster non prevede, ignorate: {columns}.';
export const rosterFiles = 'File dell’archivio non letti: {files}.';
export const tooManyRows = 'Un file può avere al massimo {count} righe.';
export const rowsMustFollowOrder = 'Le righe devono seguire l’ordine del file';
export const rowWasNotExpected = 'Riga non prevista';
export const changed =
  "I dati della scuola sono cambiati dopo l'ultimo controllo: le righe sono state controllate di nuovo. Verificare e confermare.";
export const nothing = "Nessuna riga del file cambia qualcosa: non c'è nulla da importare.";
