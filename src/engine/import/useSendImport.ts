import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { IMPORT_PIECE } from '../../../contract/importLimits';
import { isChanged, mayRetry, refusalText } from '../../api/refusal';
import type { Resource } from '../declaration/defineResource';
import { IMPORT } from './history';
import { useImportCalls } from './importCalls';
import type { Importing } from './useImport';
import { useImportSay } from './useImportSay';

/** Longer ones are cut: a name is only shown. */
const LONGEST = 200;

/** Sends the rows of a file and has them imported, as they were agreed to. */
export function useSendImport(resource: Resource, { state, ask, changed }: Importing) {
  const calls = useImportCalls();
  const say = useImportSay();
  const translate = useTranslate();
  const queries = useQueryClient();
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();
  /** Asked for and not answered: asked again it is the same intention. */
  const unanswered = useRef<{ readonly id: string; readonly key: string }>(undefined);
  const { file, columns, chosen, tally } = state;

  const collect = useCallback(async (): Promise<string> => {
    const sentColumns = columns
      .slice(0, LONGEST)
      .map(({ header }, at) => ({ header: header.slice(0, LONGEST), field: chosen[at] ?? null }))
      .filter(({ header }) => header !== '');
    const { id } = await calls.begin({
      resource: resource.name,
      file: file.slice(-LONGEST),
      columns: sentColumns,
    });
    for (let from = 0; from < tally.total; from += IMPORT_PIECE) {
      changed(await ask('judge', await calls.add(id, await ask('piece', from, IMPORT_PIECE))));
      setSent(Math.min(from + IMPORT_PIECE, tally.total));
    }
    return id;
  }, [ask, calls, changed, chosen, columns, file, resource.name, tally.total]);

  const send = useCallback(async () => {
    setSent(0);
    setProblem(undefined);
    try {
      unanswered.current ??= { id: await collect(), key: crypto.randomUUID() };
      const { id, key } = unanswered.current;
      await calls.run(id, { create: tally.create, update: tally.update }, key);
      unanswered.current = undefined;
      void queries.invalidateQueries({ queryKey: [resource.name] });
      void queries.invalidateQueries({ queryKey: [IMPORT] });
      setDone(id);
    } catch (error) {
      const reason = translate(refusalText(error));
      if (!mayRetry(error)) unanswered.current = undefined;
      const open = unanswered.current !== undefined;
      setProblem(
        isChanged(error)
          ? reason
          : open
            ? `${reason} ${translate('engine.action.unsure')}`
            : say('unsent', { reason }),
      );
    } finally {
      setSent(undefined);
    }
  }, [collect, calls, tally.create, tally.update, queries, resource.name, translate, say]);

  /** Something else is meant from now on. */
  const forget = useCallback(() => {
    unanswered.current = undefined;
  }, []);

  return { send: () => void send(), forget, sent, problem, done };
}
