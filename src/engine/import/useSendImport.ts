import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { IMPORT_ROWS_PER_REQUEST } from '../../../contract/imports/importLimits';
import type { FieldError } from '../../../contract/schema/errors';
import { isChanged, mayRetry, refusalText } from '../../api/refusal';
import type { Resource } from '../declaration/defineResource';
import { IMPORT } from './history';
import { useImportCalls } from './importCalls';
import type { Importing } from './useImport';
import { useImportSay } from './useImportSay';

/**
 * Maximum length of file and column names, and maximum number of columns, in a request; the rest is cut off, because
 * names are only displayed.
 */
const LONGEST = 200;

/** Returns the messages of a refusal for individual rows (`rows[3]` and so on), by their index in the file. */
function sentencesByRow(error: unknown, from: number): ReadonlyMap<number, string> {
  const { errors = [] } = error as { readonly errors?: readonly FieldError[] };
  return new Map(
    errors.flatMap(({ field, message }) => {
      const nth = /\[(\d+)\]/.exec(field)?.[1];
      return nth === undefined ? [] : [[from + Number(nth), message]];
    }),
  );
}

/**
 * Returns a function that sends the rows of a file and starts their import, as the person confirmed it, and the state
 * of both.
 */
export function useSendImport(resource: Resource, { state, ask, changed }: Importing) {
  const calls = useImportCalls();
  const say = useImportSay();
  const translate = useTranslate();
  const queries = useQueryClient();
  const notify = useNotify();
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();
  /** Messages for individual rows of a request that the provider refused as a whole, by index in the file. */
  const [byRow, setByRow] = useState<ReadonlyMap<number, string>>(new Map());
  const [hasChanged, setHasChanged] = useState(false);
  /** Whether the import was requested: it may then run on without the page. */
  const [asked, setAsked] = useState(false);
  /** The import that was requested without an answer: a retry uses the same idempotency key. */
  const unanswered = useRef<{ readonly id: string; readonly key: string }>(undefined);
  /** Incremented when something newer begins, which ends the running transfer. */
  const turn = useRef(0);
  const { file, columns, chosen, tally, opened } = state;

  /**
   * Sends the rows and returns the id of the import. @throws the error of a call, or an Error if something newer has
   * begun
   */
  const collect = useCallback(
    async (mine: number): Promise<string> => {
      const still = <T>(answer: Promise<T>) =>
        answer.finally(() => {
          if (mine !== turn.current) throw new Error('something newer was begun');
        });
      const sentColumns = columns
        .slice(0, LONGEST)
        .map(({ header }, at) => ({ header: header.slice(0, LONGEST), field: chosen[at] ?? null }))
        .filter(({ header }) => header !== '');
      const { id } = await still(
        calls.begin({
          resource: resource.name,
          file: file.slice(-LONGEST),
          columns: sentColumns,
          ...(opened && { reading: opened.reading }),
        }),
      );
      for (let from = 0; from < tally.total; ) {
        const first = from;
        const piece = await still(ask('piece', first, IMPORT_ROWS_PER_REQUEST));
        const judged = await still(calls.add(id, piece)).catch((error) => {
          if (mine === turn.current) setByRow(sentencesByRow(error, first));
          throw error;
        });
        changed(await still(ask('judge', judged)));
        from += piece.length;
        setSent(from);
      }
      return id;
    },
    [ask, calls, changed, chosen, columns, file, opened, resource.name, tally.total],
  );

  const send = useCallback(async () => {
    const mine = turn.current;
    setSent(0);
    setProblem(undefined);
    setByRow(new Map());
    setHasChanged(false);
    try {
      const { id, key } = unanswered.current ?? { id: await collect(mine), key: crypto.randomUUID() };
      unanswered.current = { id, key };
      setAsked(true);
      await calls.run(id, { create: tally.create, update: tally.update }, key);
      void queries.invalidateQueries({ queryKey: [resource.name] });
      void queries.invalidateQueries({ queryKey: [IMPORT] });
      if (mine !== turn.current) return notify(say('done'), { type: 'info' });
      unanswered.current = undefined;
      setDone(id);
    } catch (error) {
      if (mine !== turn.current) return;
      const reason = translate(refusalText(error));
      setHasChanged(isChanged(error));
      if (!mayRetry(error)) unanswered.current = undefined;
      const open = unanswered.current !== undefined;
      setAsked(open);
      setProblem(
        isChanged(error)
          ? reason
          : open
            ? `${reason} ${translate('engine.action.unsure')}`
            : say('unsent', { reason }),
      );
    } finally {
      if (mine === turn.current) setSent(undefined);
    }
  }, [collect, calls, tally.create, tally.update, queries, resource.name, translate, say, notify]);

  /** Forgets the unanswered request, because the next one has another meaning. */
  const forget = useCallback(() => {
    unanswered.current = undefined;
  }, []);

  /** Begins with another file or other columns: results of the previous one are void, and its transfer ends. */
  const begin = useCallback(() => {
    turn.current += 1;
    forget();
    setSent(undefined);
    setProblem(undefined);
    setDone(undefined);
    setByRow(new Map());
    setHasChanged(false);
    setAsked(false);
  }, [forget]);

  return { send: () => void send(), forget, begin, sent, asked, problem, done, byRow, hasChanged };
}
