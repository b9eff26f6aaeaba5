import { IMPORT_BYTES } from '../../../../contract/imports/importLimits';
import type { Importable } from '../../../../contract/imports/imports';
import { linesOf } from '../../../../contract/tables/lines';
import { openTable } from '../../../../contract/tables/readTable';
import { TableProblem } from '../../../../contract/tables/TableProblem';
import type { ColumnNames } from './columns';
import { type BookWords, ImportBook } from './ImportBook';
import type { OpenedTable } from './messages';

/** A table of a file, and a description of how it was read. */
export interface ReadBook {
  readonly book: ImportBook;
  readonly opened: OpenedTable;
}

/** A file with one table or several. */
export interface Workbook {
  /**
   * Reads the first visible sheet whose columns identify the rows, else the visible one with the most known columns; a
   * hidden sheet only if no visible one has any.
   */
  readonly proposed: () => Promise<ReadBook>;
  readonly read: (sheet: number, withHidden: boolean) => Promise<ReadBook>;
}

/** Maximum number of lines listed in `spanning` and in `foreign` of a reading. */
const FOREIGN = 100;

/** Opens a file without reading its tables yet. @throws TableProblem if the file cannot be opened */
export async function openWorkbook(
  of: Importable,
  bytes: Uint8Array<ArrayBuffer>,
  names: ColumnNames,
  words: BookWords,
): Promise<Workbook> {
  const { sheets, encoding, foreign, from1904, roster, read } = await openTable(bytes, IMPORT_BYTES);
  /** Sheets as last read, with their corrections. */
  const books = new Map<number, ImportBook>();
  const readBook = async (sheet: number, withHidden: boolean): Promise<ReadBook> => {
    const { cut, hidden } = await read(sheet, withHidden);
    const { name, isHidden } = sheets[sheet] ?? { name: '', isHidden: false };
    const from = { from1904, ...(name && { sheet: name }) };
    const book = new ImportBook(of, linesOf(cut), names, words, from);
    const before = books.get(sheet);
    if (before) book.takeOver(before);
    books.set(sheet, book);
    const reading = {
      ...(encoding && { encoding }),
      ...(name && { sheet: name, sheetIsHidden: isHidden }),
      otherSheets: sheets.filter((_, at) => at !== sheet),
      rows: book.length,
      hidden,
      withHidden,
      ...book.skipped,
      spanning: cut.spanning?.slice(0, FOREIGN),
      foreign: foreign.slice(0, FOREIGN),
      ...(roster && { oneRoster: roster }),
    };
    return { book, opened: { reading, sheets, sheet } };
  };
  return {
    read: readBook,
    async proposed() {
      const found: ReadBook[] = [];
      let problem: unknown;
      const readAll = async (isHidden: boolean): Promise<ReadBook | undefined> => {
        for (const [sheet, one] of sheets.entries()) {
          if (one.isHidden !== isHidden) continue;
          try {
            const table = await readBook(sheet, false);
            if (table.book.isIdentified) return table;
            found.push(table);
          } catch (error) {
            if (!(error instanceof TableProblem)) throw error;
            problem ??= error;
          }
        }
        return undefined;
      };
      const visible = await readAll(false);
      if (visible) return visible;
      if (found.some((table) => known(table) > 0)) return best(found);
      const hidden = await readAll(true);
      if (hidden) return hidden;
      if (found.length === 0) throw problem;
      return best(found);
    },
  };
}

const known = ({ book }: ReadBook): number => book.columns.filter(({ field }) => field !== undefined).length;

const best = (tables: readonly ReadBook[]): ReadBook =>
  tables.reduce((before, one) => (known(one) > known(before) ? one : before));
