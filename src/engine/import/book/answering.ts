import { findAction } from '../../../../contract/operations/actions';
import { TableProblem } from '../../../../contract/tables/TableProblem';
import type { ImportBook } from './ImportBook';
import type { BookCalls, EditResult, Mapped, Opened } from './messages';
import { openWorkbook, type ReadBook, type Workbook } from './openWorkbook';

type Promised = {
  [K in keyof BookCalls]: (...given: Parameters<BookCalls[K]>) => Promise<ReturnType<BookCalls[K]>>;
};

/** Number of rows sent to the page without a request; more than fit on a screen. */
const FIRST = 60;

function mapped(book: ImportBook): Mapped {
  const tally = book.tally();
  const first = Array.from({ length: Math.min(FIRST, tally.total) }, (_, index) => book.row(index));
  return { tally, first, questions: book.questions };
}

const edited = (book: ImportBook, again: readonly number[]): EditResult => ({
  tally: book.tally(),
  again: again.map((one) => book.sent(one)),
});

async function refusable(open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof TableProblem) return { problem: error.message };
    throw error;
  }
}

/** Creates the functions with which the worker answers the page's calls; they hold one file at a time. */
export function bookAnswers(): Promised {
  let book: ImportBook | undefined;
  let workbook: Workbook | undefined;
  const answered = (table: ReadBook): Opened => {
    book = table.book;
    const { columns, isPlain } = book;
    if (!isPlain) return { columns, opened: table.opened };
    book.map(columns.map(({ field }) => field));
    return { columns, opened: table.opened, mapped: mapped(book) };
  };
  const opened = (): ImportBook => {
    if (!book) throw new Error('no file is open');
    return book;
  };
  return {
    async open(resource, file, names, words) {
      const of = findAction(resource, 'import')?.action.rows;
      if (!of) throw new Error(`${resource} cannot be imported`);
      return refusable(async () => {
        workbook = await openWorkbook(of, new Uint8Array(await file.arrayBuffer()), names, words);
        return answered(await workbook.proposed());
      });
    },
    async turn(sheet, withHidden) {
      return refusable(async () => {
        if (!workbook) throw new Error('no file is open');
        return answered(await workbook.read(sheet, withHidden));
      });
    },
    async map(fields) {
      opened().map(fields);
      return mapped(opened());
    },
    async answer(id, answer) {
      opened().answer(id, answer);
      return mapped(opened());
    },
    edit: async (index, field, text) => edited(opened(), opened().edit(index, field, text)),
    accept: async (index, proposal) => edited(opened(), opened().accept(index, proposal)),
    correct: async (group) => edited(opened(), opened().correct(group)),
    groups: async () => opened().groups(),
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
