import { findAction } from '../../../../contract/entities/actions';
import { ImportBook } from './ImportBook';
import { ImportProblem } from './ImportProblem';
import type { BookCalls, Mapped } from './messages';
import { readFile } from './readFile';

type Promised = {
  [K in keyof BookCalls]: (...given: Parameters<BookCalls[K]>) => Promise<ReturnType<BookCalls[K]>>;
};

/** How many rows the page gets without asking; more than are in sight. */
const FIRST = 60;

function mapped(book: ImportBook, fields: readonly (string | undefined)[]): Mapped {
  book.map(fields);
  const tally = book.tally();
  const first = Array.from({ length: Math.min(FIRST, tally.total) }, (_, index) => book.row(index));
  return { tally, first };
}

/** What the worker answers; one file at a time. */
export function bookAnswers(): Promised {
  let book: ImportBook | undefined;
  const opened = (): ImportBook => {
    if (!book) throw new Error('no file is open');
    return book;
  };
  return {
    async open(resource, file, names, words) {
      const of = findAction(resource, 'import')?.action.rows;
      if (!of) throw new Error(`${resource} cannot be imported`);
      try {
        book = new ImportBook(of, await readFile(new Uint8Array(await file.arrayBuffer())), names, words);
        const { columns, isPlain } = book;
        return {
          columns,
          ...(isPlain && {
            mapped: mapped(
              book,
              columns.map(({ field }) => field),
            ),
          }),
        };
      } catch (error) {
        if (error instanceof ImportProblem) return { problem: error.problem };
        throw error;
      }
    },
    async map(fields) {
      return mapped(opened(), fields);
    },
    async edit(index, field, text) {
      const again = opened().edit(index, field, text);
      return { tally: opened().tally(), again: again.map((one) => opened().sent(one)) };
    },
    async judge(rows) {
      opened().judge(rows);
      return opened().tally();
    },
    piece: async (from, count) => opened().piece(from, count),
    sent: async (indexes) => indexes.map((one) => opened().sent(one)),
    find: async (only) => opened().find(only),
    distinct: async () => opened().distinct(),
    rows: async (indexes) => indexes.map((index) => opened().row(index)),
    refusedFile: async () => opened().refusedFile(),
  };
}
