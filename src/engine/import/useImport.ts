import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SentRow } from '../../../contract/imports/imported';
import { IMPORT_BYTES, IMPORT_ROWS_PER_REQUEST } from '../../../contract/imports/importLimits';
import { TableProblem } from '../../../contract/tables/TableProblem';
import { dayInRome } from '../../../contract/values/dates';
import { refusalText } from '../../api/refusal';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';
import { type BookClient, openBook } from './book/bookClient';
import type { Proposal } from './book/ImportBook';
import type { EditResult, Opened } from './book/messages';
import type { GroupKey } from './book/problemGroups';
import type { Answer } from './book/questions';
import type { Shown, Tally } from './book/tally';
import { useImportCalls } from './importCalls';
import { importNames } from './importNames';
import { BEGIN, type Chosen, type ImportState, mappedTo, moved } from './importState';
import { useImportSay } from './useImportSay';
import { useLatestRows } from './useLatestRows';
import { useRememberedColumns } from './useRememberedColumns';

/** Delay in milliseconds before the loading state is shown; most files are read sooner. */
const SAID_AFTER = 400;

const TOO_LARGE = new TableProblem('tooLarge', IMPORT_BYTES / 1_000_000).message;

/** Resolves after the next paint, or after a short time if the page is not visible. */
const shown = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Returns the state of a file before its import, and the functions that change it. A worker parses and checks the file,
 * then the provider checks its rows; nothing is saved.
 */
export function useImport(resource: Resource) {
  const [state, setState] = useState(BEGIN);
  const words = useWords(resource);
  const say = useImportSay();
  const session = useSession();
  const translate = useTranslate();
  const calls = useImportCalls();
  const recall = useRememberedColumns(resource);
  const book = useRef<BookClient>(undefined);
  /** Incremented when something newer begins, which ends the running check. */
  const turn = useRef(0);
  const asking = useLatestRows();
  const change = useCallback(
    (part: Partial<ImportState>) => setState((before) => ({ ...before, ...part })),
    [],
  );

  const close = useCallback(() => {
    turn.current += 1;
    book.current?.close();
    book.current = undefined;
  }, []);
  // The worker starts before a file is chosen, so that it is ready by then.
  useEffect(() => {
    book.current ??= openBook();
    return close;
  }, [close]);

  const ask: BookClient['ask'] = useCallback((call, ...given) => {
    if (!book.current) return Promise.reject(new Error('no file is open'));
    return book.current.ask(call, ...given);
  }, []);

  /** Has the provider check rows and stores the result. @returns undefined if something newer has begun */
  const judge = useCallback(
    async (rows: readonly SentRow[], mine: number): Promise<Tally | undefined> => {
      const isLatest = asking(rows);
      const judged = await calls.preview(resource.name, rows);
      return mine === turn.current ? ask('judge', judged.filter(isLatest)) : undefined;
    },
    [calls, resource.name, ask, asking],
  );

  const judgeAll = useCallback(
    async (rows: readonly SentRow[], mine: number) => {
      for (let from = 0; from < rows.length; from += IMPORT_ROWS_PER_REQUEST) {
        const tally = await judge(rows.slice(from, from + IMPORT_ROWS_PER_REQUEST), mine);
        if (!tally) return;
        setState((before) => moved(before, tally));
      }
    },
    [judge],
  );

  const checkFrom = useCallback(
    async (first: number, total: number) => {
      turn.current += 1;
      const mine = turn.current;
      setState(({ stopped: _stopped, ...before }) => before);
      try {
        for (let checked = first; checked < total; ) {
          const piece = await ask('piece', checked, IMPORT_ROWS_PER_REQUEST);
          const tally = await judge(piece, mine);
          if (!tally) return;
          checked += piece.length;
          const done = checked;
          setState((before) => ({ ...moved(before, tally), checked: done }));
        }
        // Includes corrected rows whose check failed.
        if (first > 0) await judgeAll(await ask('sent', await ask('find', 'unchecked')), mine);
      } catch (error) {
        if (mine === turn.current) change({ stopped: translate(refusalText(error)) });
      }
    },
    [ask, judge, judgeAll, change, translate],
  );

  /** Has all rows checked after they are shown, unless something newer has begun. */
  const checkAll = useCallback(
    async ({ total }: Tally, mine: number) => {
      await shown();
      if (mine === turn.current) await checkFrom(0, total);
    },
    [checkFrom],
  );

  const choose = useCallback(
    async (chosen: Chosen) => {
      turn.current += 1;
      const mine = turn.current;
      const mapped = await ask('map', chosen);
      setState((before) => mappedTo(before, mapped, chosen));
      await checkAll(mapped.tally, mine);
    },
    [ask, checkAll],
  );

  /** Shows the table that was read, or the reason why there is none. */
  const show = useCallback(
    async (table: Opened, file: string, mine: number) => {
      if ('problem' in table) return setState({ ...BEGIN, problem: table.problem });
      const { columns, mapped, opened } = table;
      const chosen = columns.map(({ field }) => field);
      const known = { ...BEGIN, file, columns, chosen, opened };
      if (!mapped) return setState({ ...known, phase: 'columns' });
      setState(mappedTo(known, mapped, chosen));
      await checkAll(mapped.tally, mine);
    },
    [checkAll],
  );

  /** Reads another sheet, or hidden rows too; if that fails, the current table stays. */
  const turnTo = useCallback(
    async (sheet: number, withHidden: boolean) => {
      turn.current += 1;
      const mine = turn.current;
      const { phase, tally, chosen, file } = state;
      const table = await ask('turn', sheet, withHidden);
      if (mine !== turn.current) return;
      if ('problem' in table) {
        change({ sheetProblem: table.problem });
        if (phase === 'rows') await checkFrom(0, tally.total);
        return;
      }
      if (phase !== 'rows' || sheet !== state.opened?.sheet) return show(table, file, mine);
      // The columns are the same, and the person may have mapped them.
      const { columns, opened } = table;
      setState(({ sheetProblem: _solved, ...before }) => ({ ...before, columns, opened }));
      await choose(chosen);
    },
    [ask, show, choose, change, checkFrom, state],
  );

  const open = useCallback(
    async (file: File) => {
      turn.current += 1;
      if (file.size > IMPORT_BYTES) return setState({ ...BEGIN, problem: TOO_LARGE });
      const mine = turn.current;
      const late = setTimeout(() => {
        if (mine === turn.current) setState({ ...BEGIN, phase: 'reading', file: file.name });
      }, SAID_AFTER);
      book.current ??= openBook();
      const client = book.current;
      try {
        const said = {
          today: dayInRome(viewerOf(session).now),
          repeated: say('rows.repeated', { row: '%{row}' }),
          reason: say('reason'),
        };
        const names = importNames(resource, words, await recall());
        const opened = await client.ask('open', resource.name, file, names, said);
        if (mine !== turn.current) return;
        clearTimeout(late);
        await show(opened, file.name, mine);
      } catch {
        if (mine === turn.current) setState({ ...BEGIN, problem: say('problems.failed') });
      } finally {
        clearTimeout(late);
      }
    },
    [recall, show, resource, say, words, session],
  );

  /** Answers a question about the file, which changes how all rows are interpreted. */
  const answer = useCallback(
    async (id: string, to: Answer) => {
      turn.current += 1;
      const mine = turn.current;
      const mapped = await ask('answer', id, to);
      if (mine !== turn.current) return;
      setState(({ stopped: _stopped, ...before }) => mappedTo(before, mapped, before.chosen));
      await checkAll(mapped.tally, mine);
    },
    [ask, checkAll],
  );

  /** Has edited rows checked. */
  const judgeEdited = useCallback(
    async (edited: Promise<EditResult>) => {
      const mine = turn.current;
      const { tally, again } = await edited;
      setState((before) => moved(before, tally));
      try {
        await judgeAll(again, mine);
      } catch (error) {
        if (mine === turn.current) change({ stopped: translate(refusalText(error)) });
      }
    },
    [judgeAll, change, translate],
  );

  const edit = useCallback(
    async (index: number, field: string, text: string) => {
      // A cell commits its input on unmount, when the file may already be closed.
      if (book.current) await judgeEdited(ask('edit', index, field, text));
    },
    [ask, judgeEdited],
  );
  const accept = useCallback(
    (index: number, proposal: Proposal) => judgeEdited(ask('accept', index, proposal)),
    [ask, judgeEdited],
  );
  const correct = useCallback((group: GroupKey) => judgeEdited(ask('correct', group)), [ask, judgeEdited]);

  const find = useCallback((only: Shown | undefined) => ask('find', only), [ask]);
  const changed = useCallback((tally: Tally) => setState((before) => moved(before, tally)), []);

  return useMemo(
    () => ({
      state,
      open,
      choose,
      answer,
      edit,
      accept,
      correct,
      ask,
      find,
      turnTo,
      columns: () => change({ phase: 'columns' }),
      again: () => checkFrom(state.checked, state.tally.total),
      reset: () => {
        turn.current += 1;
        setState(BEGIN);
      },
      changed,
    }),
    [state, open, choose, answer, edit, accept, correct, ask, find, turnTo, changed, change, checkFrom],
  );
}

export type Importing = ReturnType<typeof useImport>;
