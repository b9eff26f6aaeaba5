export const lineOfFile = 'Riga {line} del file: {sentence}';
export const sheetCell = 'Foglio «{sheet}», cella {cell}: {sentence}';
export const tooLarge =
  'Il file è troppo grande: al massimo {count} MB. Dividerlo in più file e importarli uno alla volta.';
export const tooMuchInside =
  'Il file contiene troppi dati per essere letto. Copiare le sole righe da importare in un file nuovo e scegliere quello.';
export const tooManyRows =
  'Il file ha troppe righe: al massimo {count}. Dividerlo in più file e importarli uno alla volta.';
export const tooManyLines =
  'Il file ha troppe righe, anche vuote: al massimo {count}. Copiare le sole righe da importare in un file nuovo.';
export const tooManyColumns =
  'Le colonne sono più di {count}. Controllare che il file sia quello giusto, e lasciarvi le sole colonne da importare.';
export const tooLongCell =
  'Il testo supera i {count} caratteri. Accorciarlo, o controllare le virgolette che lo racchiudono.';
export const undecodable =
  'I caratteri sono scritti in una codifica non riconosciuta. Aprire il file in Excel, salvarlo come “CSV UTF-8” e scegliere il nuovo file.';
export const controlCharacter =
  'C’è un carattere che non è testo. Cancellarlo, salvare il file e sceglierlo di nuovo.';
export const oldExcel =
  'Questo file di Excel è di un formato vecchio (.xls) o è protetto da password. Aprirlo in Excel, salvarlo come .xlsx senza password e scegliere il nuovo file.';
export const binaryExcel =
  'Questo file di Excel è in formato binario (.xlsb). Aprirlo in Excel, salvarlo come .xlsx e scegliere il nuovo file.';
export const openDocument =
  'Questo è un foglio di LibreOffice (.ods). Aprirlo in LibreOffice, salvarlo come “Excel 2007-365 (.xlsx)” e scegliere il nuovo file.';
export const numbers =
  'Questo è un foglio di Numbers. Aprirlo in Numbers, scegliere Archivio, Esporta in, Excel e scegliere il nuovo file.';
export const pdf =
  'Questo è un PDF, che non contiene righe e colonne da leggere. Chiedere il foglio da cui è stato fatto e salvarlo come .xlsx o CSV.';
export const webPage =
  'Questo file è una pagina web o un XML, anche se può chiamarsi .xls. Aprirlo in Excel, salvarlo come .xlsx e scegliere il nuovo file.';
export const wordDocument =
  'Questo è un documento di testo, non un foglio. Copiare la tabella in un foglio di Excel, salvarlo come .xlsx e scegliere quello.';
export const notATable =
  'Il file non si può leggere: serve un CSV o un foglio di Excel (.xlsx). Esportarlo di nuovo e riprovare.';
export const noRows =
  "Nel file non ci sono righe da importare sotto l'intestazione. Controllare di aver scelto il file giusto.";
export const noSheet = 'Nel file non c’è un foglio con questo nome. Ci sono: {sheets}.';
export const noRosterUsers =
  'L’archivio OneRoster non contiene il file users.csv, che elenca le persone. Esportarlo di nuovo con gli utenti e riprovare.';
export const noRosterColumns =
  'Al file users.csv di OneRoster mancano colonne: servono {columns}. Esportarlo di nuovo e riprovare.';
export const rosterVersion =
  'L’archivio OneRoster è della versione {version}: si leggono la 1.1 e la 1.2. Esportarlo in una di queste e riprovare.';
export const hiddenRows =
  'Nel foglio ci sono righe nascoste ({count}): mostrarle oppure eliminarle, salvare il file e sceglierlo di nuovo.';
export const tooSlow =
  'La lettura del file richiede troppo tempo. Copiare le sole righe da importare in un file nuovo e scegliere quello.';
export const formula =
  'La formula di questa cella non è calcolata: scrivere qui il valore, oppure aprire il file in Excel, salvarlo e sceglierlo di nuovo';
export const cellError =
  'La cella contiene l’errore {error}: scrivere qui il valore giusto, oppure correggerlo nel file';
