import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mayRetry, refusalText } from '../actions/refusal';
import type { Resource, Row } from '../declaration/defineResource';
import { VERSION } from '../version';
import { useWords } from '../words';

/**
 * The removal of a record, from the question to the list without it; asked for twice, it has one effect.
 *
 * @param onRemoved told before the page is left
 */
export function useRemoval(resource: Resource, record: Row, onRemoved?: () => void) {
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const key = useRef('');
  const busy = useRef(false);
  const words = useWords(resource);
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();

  async function remove() {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    setProblem(undefined);
    try {
      const meta = { version: record[VERSION], idempotencyKey: key.current };
      await dataProvider.delete(resource.name, { id: record.id, previousData: record, meta });
      setAsking(false);
      onRemoved?.();
      notify(words.say('removed', { _: translate('engine.form.remove.done') }), { type: 'success' });
      queries.removeQueries({ queryKey: [resource.name, 'getOne', { id: record.id, meta: undefined }] });
      void queries.invalidateQueries({ queryKey: [resource.name, 'getList'] });
      await navigate(resource.path, { replace: true });
    } catch (error) {
      const text = translate(refusalText(error));
      setProblem(mayRetry(error) ? `${text} ${translate('engine.form.remove.again')}` : text);
    } finally {
      busy.current = false;
      setRunning(false);
    }
  }

  return {
    asking,
    running,
    problem,
    ask() {
      key.current = crypto.randomUUID();
      setProblem(undefined);
      setAsking(true);
    },
    cancel: () => !busy.current && setAsking(false),
    remove,
  };
}
