import { english } from '../english';
import type * as italian from '../it/tables';

export const tables = english<typeof italian>()({
  lineOfFile: 'Line {line} of the file: {sentence}',
  sheetCell: 'Sheet “{sheet}”, cell {cell}: {sentence}',
  tooLarge: 'The file is too large: at most {count} MB. Split it and import the parts one by one.',
  tooMuchInside:
    'The file holds too much to be read. Copy only the rows to import into a new file and choose that.',
  tooManyRows: 'The file has too many rows: at most {count}. Split it and import the parts one by one.',
  tooManyLines:
    'The file has too many lines, blank ones included: at most {count}. Copy only the rows to import into a new file.',
  tooManyColumns:
    'There are more than {count} columns. Check that it is the right file, and leave only the columns to import in it.',
  tooLongCell: 'The text has more than {count} characters. Shorten it, or check the quotes around it.',
  undecodable:
    'The characters are in an unknown encoding. Open the file in Excel, save it as “CSV UTF-8” and choose the new file.',
  controlCharacter: 'There is a character that is not text. Delete it, save the file and choose it again.',
  oldExcel:
    'This Excel file is of an old format (.xls) or has a password. Open it in Excel, save it as .xlsx without a password and choose the new file.',
  binaryExcel:
    'This Excel file is in the binary format (.xlsb). Open it in Excel, save it as .xlsx and choose the new file.',
  openDocument:
    'This is a LibreOffice sheet (.ods). Open it in LibreOffice, save it as “Excel 2007-365 (.xlsx)” and choose the new file.',
  numbers:
    'This is a Numbers sheet. Open it in Numbers, choose File, Export To, Excel and choose the new file.',
  pdf: 'This is a PDF, which has no rows and columns to read. Ask for the sheet that it was made from and save that as .xlsx or CSV.',
  webPage:
    'This file is a web page or XML, although it may be called .xls. Open it in Excel, save it as .xlsx and choose the new file.',
  wordDocument:
    'This is a document, not a sheet. Copy the table into an Excel sheet, save it as .xlsx and choose that.',
  notATable: 'The file cannot be read: a CSV or an Excel sheet (.xlsx) is needed. Export it again and retry.',
  noRows: 'There are no rows to import below the header. Check that it is the right file.',
  noSheet: 'The file has no sheet of this name. It has: {sheets}.',
  noRosterUsers:
    'The OneRoster archive lacks the file users.csv, which lists the people. Export it again with the users and retry.',
  noRosterColumns:
    'The OneRoster file users.csv lacks columns: {columns} are needed. Export it again and retry.',
  rosterVersion:
    'The OneRoster archive has the version {version}: 1.1 and 1.2 can be read. Export it in one of these and retry.',
  hiddenRows: 'The sheet has hidden rows ({count}): show or delete them, save the file and choose it again.',
  tooSlow: 'Reading the file takes too long. Copy only the rows to import into a new file and choose that.',
  formula:
    'The formula of this cell is not calculated: enter the value here, or open the file in Excel, save it and choose it again',
  cellError: 'The cell holds the error {error}: enter the right value here, or correct it in the file',
});
