import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SentRow } from '../../../contract/entities/imported';
import { IMPORT_BYTES, IMPORT_PIECE } from '../../../contract/importLimits';
import { refusalText } from '../actions/refusal';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../words';
import { type BookClient, openBook } from './book/bookClient';
import type { Column, KnownNames } from './book/columns';
import type { BookRow, RowVerdict, Tally } from './book/ImportBook';
import type { FileProblem } from './book/ImportProblem';
import type { Mapped } from './book/messages';
import { useImportCalls } from './importCalls';
import { importNames } from './importNames';
import { useImportSay } from './useImportSay';

/** Which column is which field; undefined is left out. */
export type Chosen = readonly (string | undefined)[];

/** How far somebody is with a file. */
export interface ImportState {
  readonly phase: 'choose' | 'reading' | 'columns' | 'rows';
  readonly file: string;
  readonly problem?: FileProblem | 'failed';
  readonly columns: readonly Column[];
  readonly chosen: Chosen;
  readonly tally: Tally;
  /** How many rows the provider has judged; all of them when the check is over. */
  readonly checked: number;
  /** Why the check was broken off. */
  readonly stopped?: string;
  /** The first rows, where they came with the file and nothing has changed since. */
  readonly first: readonly BookRow[];
  /** Moves on when the rows are to be read again. */
  readonly version: number;
}

const NOTHING: Tally = { total: 0, create: 0, update: 0, unchanged: 0, refused: 0, unchecked: 0 };
const BEGIN: ImportState = {
  phase: 'choose',
  file: '',
  columns: [],
  chosen: [],
  tally: NOTHING,
  checked: 0,
  first: [],
  version: 0,
};
/** How long a file is read before that is said, in milliseconds: most are there sooner. */
const SAID_AFTER = 400;

/** The state once rows are to be read again. */
const moved = (before: ImportState, tally: Tally): ImportState => ({
  ...before,
  tally,
  first: [],
  version: before.version + 1,
});
/** The state once the columns are known. */
const mappedTo = (before: ImportState, { tally, first }: Mapped, chosen: Chosen): ImportState => ({
  ...moved(before, tally),
  phase: 'rows',
  chosen,
  first,
  checked: 0,
});

/** Resolves when the screen shows what was set; soon where nobody sees it. */
const shown = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** A file on its way to being imported: read and checked beside the page, judged by the provider, nothing written. */
export function useImport(resource: Resource) {
  const [state, setState] = useState(BEGIN);
  const words = useWords(resource);
  const say = useImportSay();
  const translate = useTranslate();
  const calls = useImportCalls();
  const book = useRef<BookClient>(undefined);
  /** A check goes on only while nothing newer was begun. */
  const turn = useRef(0);
  const change = useCallback(
    (part: Partial<ImportState>) => setState((before) => ({ ...before, ...part })),
    [],
  );

  const close = useCallback(() => {
    turn.current += 1;
    book.current?.close();
    book.current = undefined;
  }, []);
  /** Which columns the school's files had; asked for once, and again after a failure. */
  const remembered = useRef<Promise<KnownNames['remembered']>>(undefined);
  const recall = useCallback(() => {
    remembered.current ??= calls
      .columns(resource.name)
      .then((known) => Object.fromEntries(known.map(({ header, field }) => [header, field ?? ''])));
    remembered.current.catch(() => {
      remembered.current = undefined;
    });
    return remembered.current;
  }, [calls, resource.name]);
  // Begun before there is a file, so that nobody waits for it when there is one.
  useEffect(() => {
    book.current ??= openBook();
    return close;
  }, [close]);
  useEffect(() => void recall().catch(() => undefined), [recall]);

  const ask: BookClient['ask'] = useCallback((call, ...given) => {
    if (!book.current) return Promise.reject(new Error('no file is open'));
    return book.current.ask(call, ...given);
  }, []);

  /** Has rows judged by the provider, and takes in what it says. @returns false where something newer began */
  const judge = useCallback(
    async (rows: readonly SentRow[], mine: number): Promise<Tally | undefined> => {
      const judged = await calls.preview(resource.name, rows);
      return mine === turn.current ? ask('judge', judged) : undefined;
    },
    [calls, resource.name, ask],
  );

  const checkFrom = useCallback(
    async (first: number, total: number) => {
      turn.current += 1;
      const mine = turn.current;
      setState(({ stopped: _stopped, ...before }) => before);
      try {
        for (let from = first; from < total; from += IMPORT_PIECE) {
          const tally = await judge(await ask('piece', from, IMPORT_PIECE), mine);
          if (!tally) return;
          const checked = Math.min(from + IMPORT_PIECE, total);
          setState((before) => ({ ...moved(before, tally), checked }));
        }
      } catch (error) {
        if (mine === turn.current) change({ stopped: translate(refusalText(error)) });
      }
    },
    [ask, judge, change, translate],
  );

  /** Has all rows judged, once the person sees them, unless something newer has begun. */
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

  const open = useCallback(
    async (file: File) => {
      turn.current += 1;
      if (file.size > IMPORT_BYTES) return setState({ ...BEGIN, problem: 'tooLarge' });
      const mine = turn.current;
      const late = setTimeout(() => {
        if (mine === turn.current) setState({ ...BEGIN, phase: 'reading', file: file.name });
      }, SAID_AFTER);
      book.current ??= openBook();
      const client = book.current;
      try {
        const said = { repeated: say('rows.repeated', { row: '%{row}' }), reason: say('reason') };
        const names = importNames(resource, words, await recall());
        const opened = await client.ask('open', resource.name, file, names, said);
        if (mine !== turn.current) return;
        clearTimeout(late);
        if ('problem' in opened) return setState({ ...BEGIN, problem: opened.problem });
        const { columns, mapped } = opened;
        const chosen = columns.map(({ field }) => field);
        const known = { ...BEGIN, file: file.name, columns, chosen };
        if (!mapped) return setState({ ...known, phase: 'columns' });
        setState(mappedTo(known, mapped, chosen));
        await checkAll(mapped.tally, mine);
      } catch {
        if (mine === turn.current) setState({ ...BEGIN, problem: 'failed' });
      } finally {
        clearTimeout(late);
      }
    },
    [recall, checkAll, resource, say, words],
  );

  /** Writes into a cell, and has judged what that concerns. */
  const edit = useCallback(
    async (index: number, field: string, text: string) => {
      const mine = turn.current;
      const { tally, again } = await ask('edit', index, field, text);
      setState((before) => moved(before, tally));
      try {
        for (let from = 0; from < again.length; from += IMPORT_PIECE) {
          const now = await judge(again.slice(from, from + IMPORT_PIECE), mine);
          if (now) setState((before) => moved(before, now));
        }
      } catch (error) {
        change({ stopped: translate(refusalText(error)) });
      }
    },
    [ask, judge, change, translate],
  );

  const find = useCallback((only: RowVerdict | undefined) => ask('find', only), [ask]);
  const changed = useCallback((tally: Tally) => setState((before) => moved(before, tally)), []);

  return useMemo(
    () => ({
      state,
      open,
      choose,
      edit,
      ask,
      find,
      columns: () => change({ phase: 'columns' }),
      again: () => checkFrom(state.checked, state.tally.total),
      reset: () => {
        turn.current += 1;
        setState(BEGIN);
      },
      changed,
    }),
    [state, open, choose, edit, ask, find, changed, change, checkFrom],
  );
}

export type Importing = ReturnType<typeof useImport>;
