import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { mayRetry, refusalText } from '../../../api/refusal';
import { VERSION } from '../../../api/version';
import type { Resource, Row } from '../../declaration/defineResource';
import { useWords } from '../../record/words';
import { forgetRow } from './forgetRow';

/**
 * Returns the current step of the removal of a record, and the functions that lead from the confirmation to its
 * disappearance from the list. A repeated request has a single effect.
 *
 * @param onRemoved called before the success message
 */
export function useRemoval(resource: Resource, record: Row, onRemoved: (id: string) => void) {
  const [step, setStep] = useState<'first' | 'last'>();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const key = useRef('');
  const busy = useRef(false);
  const words = useWords(resource);
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();

  /** Reads the current version, because rows of a list come without one. */
  async function versionOf(): Promise<unknown> {
    if (VERSION in record || resource.endpoints.remove?.endpoint.effect !== 'update') return record[VERSION];
    const { data } = await dataProvider.getOne<Row>(resource.name, { id: record.id });
    return data[VERSION];
  }

  async function remove() {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    setProblem(undefined);
    try {
      const meta = { version: await versionOf(), idempotencyKey: key.current };
      await dataProvider.delete(resource.name, { id: record.id, previousData: record, meta });
      setStep(undefined);
      onRemoved(record.id);
      const done = translate(resource.endpoints.bin ? 'engine.removal.binned' : 'engine.removal.done');
      notify(words.say('removed', { _: done }), { type: 'success' });
      forgetRow(queries, resource, record.id);
    } catch (error) {
      const text = translate(refusalText(error));
      setProblem(mayRetry(error) ? `${text} ${translate('engine.removal.again')}` : text);
    } finally {
      busy.current = false;
      setRunning(false);
    }
  }

  return {
    step,
    running,
    problem,
    ask() {
      key.current = crypto.randomUUID();
      setProblem(undefined);
      setStep(resource.removal?.twice ? 'first' : 'last');
    },
    cancel: () => {
      if (!busy.current) setStep(undefined);
    },
    goOn: () => {
      if (step === 'first') setStep('last');
      else void remove();
    },
  };
}
