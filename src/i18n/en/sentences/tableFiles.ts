/** Refusals of table files and notes about how they were read: see contract/tables and readingSaid. */
export const tableFiles: Readonly<Record<string, string>> = {
  'Il file è troppo grande: al massimo {} MB. Dividerlo in più file e importarli uno alla volta.':
    'The file is too large: at most {} MB. Split it and import the parts one by one.',
  'Il file contiene troppi dati per essere letto. Copiare le sole righe da importare in un file nuovo e scegliere quello.':
    'The file holds too much to be read. Copy only the rows to import into a new file and choose that.',
  'Il file ha troppe righe: al massimo {}. Dividerlo in più file e importarli uno alla volta.':
    'The file has too many rows: at most {}. Split it and import the parts one by one.',
  'Il file ha troppe righe, anche vuote: al massimo {}. Copiare le sole righe da importare in un file nuovo.':
    'The file has too many lines, blank ones included: at most {}. Copy only the rows to import into a new file.',
  'Le colonne sono più di {}. Controllare che il file sia quello giusto, e lasciarvi le sole colonne da importare.':
    'There are more than {} columns. Check that it is the right file, and leave only the columns to import in it.',
  'Il testo supera i {} caratteri. Accorciarlo, o controllare le virgolette che lo racchiudono.':
    'The text has more than {} characters. Shorten it, or check the quotes around it.',
  'I caratteri sono scritti in una codifica non riconosciuta. Aprire il file in Excel, salvarlo come “CSV UTF-8” e scegliere il nuovo file.':
    'The characters are in an unknown encoding. Open the file in Excel, save it as “CSV UTF-8” and choose the new file.',
  'C’è un carattere che non è testo. Cancellarlo, salvare il file e sceglierlo di nuovo.':
    'There is a character that is not text. Delete it, save the file and choose it again.',
  'Questo file di Excel è di un formato vecchio (.xls) o è protetto da password. Aprirlo in Excel, salvarlo come .xlsx senza password e scegliere il nuovo file.':
    'This Excel file is of an old format (.xls) or has a password. Open it in Excel, save it as .xlsx without a password and choose the new file.',
  'Questo file di Excel è in formato binario (.xlsb). Aprirlo in Excel, salvarlo come .xlsx e scegliere il nuovo file.':
    'This Excel file is in the binary format (.xlsb). Open it in Excel, save it as .xlsx and choose the new file.',
  'Questo è un foglio di LibreOffice (.ods). Aprirlo in LibreOffice, salvarlo come “Excel 2007-365 (.xlsx)” e scegliere il nuovo file.':
    'This is a LibreOffice sheet (.ods). Open it in LibreOffice, save it as “Excel 2007-365 (.xlsx)” and choose the new file.',
  'Questo è un foglio di Numbers. Aprirlo in Numbers, scegliere Archivio, Esporta in, Excel e scegliere il nuovo file.':
    'This is a Numbers sheet. Open it in Numbers, choose File, Export To, Excel and choose the new file.',
  'Questo è un PDF, che non contiene righe e colonne da leggere. Chiedere il foglio da cui è stato fatto e salvarlo come .xlsx o CSV.':
    'This is a PDF, which has no rows and columns to read. Ask for the sheet that it was made from and save that as .xlsx or CSV.',
  'Questo file è una pagina web o un XML, anche se può chiamarsi .xls. Aprirlo in Excel, salvarlo come .xlsx e scegliere il nuovo file.':
    'This file is a web page or XML, although it may be called .xls. Open it in Excel, save it as .xlsx and choose the new file.',
  'Questo è un documento di testo, non un foglio. Copiare la tabella in un foglio di Excel, salvarlo come .xlsx e scegliere quello.':
    'This is a document, not a sheet. Copy the table into an Excel sheet, save it as .xlsx and choose that.',
  'Il file non si può leggere: serve un CSV o un foglio di Excel (.xlsx). Esportarlo di nuovo e riprovare.':
    'The file cannot be read: a CSV or an Excel sheet (.xlsx) is needed. Export it again and retry.',
  "Nel file non ci sono righe da importare sotto l'intestazione. Controllare di aver scelto il file giusto.":
    'There are no rows to import below the header. Check that it is the right file.',
  'L’archivio OneRoster non contiene il file users.csv, che elenca le persone. Esportarlo di nuovo con gli utenti e riprovare.':
    'The OneRoster archive lacks the file users.csv, which lists the people. Export it again with the users and retry.',
  'È completo (bulk): chi non vi compare resta com’è.':
    'It is complete (bulk): people who are not in it stay as they are.',
  'File nel formato OneRoster.': 'File in the OneRoster format.',
  'Contiene le sole variazioni (delta).': 'It holds changes only (delta).',
  'Persone segnate come da eliminare, lasciate fuori: {}. Disattivarle dall’elenco degli utenti.':
    'People marked as to be deleted, left out: {}. Disable them in the list of users.',
  'Persone segnate come non abilitate, lasciate fuori: {}.': 'People marked as not enabled, left out: {}.',
  'Nel foglio ci sono righe nascoste ({}): mostrarle oppure eliminarle, salvare il file e sceglierlo di nuovo.':
    'The sheet has hidden rows ({}): show or delete them, save the file and choose it again.',
  'La lettura del file richiede troppo tempo. Copiare le sole righe da importare in un file nuovo e scegliere quello.':
    'Reading the file takes too long. Copy only the rows to import into a new file and choose that.',
  'La formula di questa cella non è calcolata: scrivere qui il valore, oppure aprire il file in Excel, salvarlo e sceglierlo di nuovo':
    'The formula of this cell is not calculated: enter the value here, or open the file in Excel, save it and choose it again',
  'Letto come testo Unicode (UTF-8).': 'Read as Unicode text (UTF-8).',
  'Letto come testo Unicode di Excel (UTF-16).': 'Read as Unicode text of Excel (UTF-16).',
  'Letto come testo di Windows.': 'Read as Windows text.',
  'Letto come testo di un Mac di qualche anno fa.': 'Read as text of an older Mac.',
  'Letto come testo di MS-DOS.': 'Read as MS-DOS text.',
  'Righe lette: {}.': 'Rows read: {}.',
  'Di queste, righe nascoste nel foglio: {}.': 'Of these, rows hidden in the sheet: {}.',
  'Righe nascoste nel foglio, lasciate fuori: {}.': 'Rows hidden in the sheet, left out: {}.',
  'Righe vuote, saltate: {}.': 'Blank rows, skipped: {}.',
  'Celle tra virgolette che contengono più righe del file, lette come una cella sola: {}. Se vi sono altre persone, correggere le virgolette nel file.':
    'Quoted cells that hold several lines of the file, read as one cell: {}. If they hold other people, correct the quotes in the file.',
  'Intestazioni ripetute, saltate: {}.': 'Repeated headers, skipped: {}.',
  'Righe di totale in fondo, saltate: {}.': 'Lines of totals at the end, skipped: {}.',
};

/** Those that name a place, a sheet or lines. */
export const namedInTables: Readonly<Record<string, string>> = {
  'Riga {line} del file: {sentence}': 'Line {line} of the file: {sentence}',
  'La cella contiene l’errore {error}: scrivere qui il valore giusto, oppure correggerlo nel file':
    'The cell holds the error {error}: enter the right value here, or correct it in the file',
  'Foglio «{sheet}», cella {cell}: {sentence}': 'Sheet “{sheet}”, cell {cell}: {sentence}',
  'Al file users.csv di OneRoster mancano colonne: servono {columns}. Esportarlo di nuovo e riprovare.':
    'The OneRoster file users.csv lacks columns: {columns} are needed. Export it again and retry.',
  'L’archivio OneRoster è della versione {version}: si leggono la 1.1 e la 1.2. Esportarlo in una di queste e riprovare.':
    'The OneRoster archive has the version {version}: 1.1 and 1.2 can be read. Export it in one of these and retry.',
  'Nel file non c’è un foglio con questo nome. Ci sono: {sheets}.':
    'The file has no sheet of this name. It has: {sheets}.',
  'File nel formato OneRoster {version}.': 'File in the OneRoster format {version}.',
  'Colonne di OneRoster che qui non servono: {columns}.':
    'OneRoster columns that are not used here: {columns}.',
  'Colonne che OneRoster non prevede, ignorate: {columns}.':
    'Columns that OneRoster does not define, ignored: {columns}.',
  'File dell’archivio non letti: {files}.': 'Files of the archive that were not read: {files}.',
  'Letto il foglio «{sheet}».': 'Read the sheet “{sheet}”.',
  'Letto il foglio nascosto «{sheet}».': 'Read the hidden sheet “{sheet}”.',
  'Altri fogli del file, non letti: {sheets}.': 'Other sheets of the file, not read: {sheets}.',
  'Fogli nascosti del file, non letti: {sheets}.': 'Hidden sheets of the file, not read: {sheets}.',
  'Righe scritte in un’altra codifica e lette come testo di Windows, da controllare: {lines}.':
    'Lines in another encoding, read as Windows text, to be checked: {lines}.',
  'Righe scritte in un’altra codifica e lette come testo di un Mac di qualche anno fa, da controllare: {lines}.':
    'Lines in another encoding, read as text of an older Mac, to be checked: {lines}.',
  'Righe scritte in un’altra codifica e lette come testo di MS-DOS, da controllare: {lines}.':
    'Lines in another encoding, read as MS-DOS text, to be checked: {lines}.',
};
