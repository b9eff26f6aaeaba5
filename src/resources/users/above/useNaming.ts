import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Office } from '../../../../contract/offices/office';
import { useCallEndpoint } from '../../../api/EngineDataProvider';
import { mayRetry, refusalText } from '../../../api/refusal';
import type { Resource } from '../../../engine/declaration/defineResource';
import { type Holder, officeCalls } from './officeCalls';

interface Naming {
  readonly resource: Resource;
  readonly office: Office;
  readonly holder: Holder | undefined;
  readonly onDone: () => void;
}

/**
 * Returns a function that appoints a user to an office, and its state. A double click sends one request; after a
 * refusal another user can be chosen.
 */
export function useNaming({ resource, office, holder, onDone }: Naming) {
  const run = useCallEndpoint();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  /** True while a request is sent. A ref, because a second click may come before the next render. */
  const busy = useRef(false);
  /** The last request without an answer: it may have succeeded, so a retry repeats it unchanged. */
  const sent = useRef({ body: { uid: '', replaces: '' }, key: '' });

  const read = () => queries.invalidateQueries({ queryKey: [resource.name, 'mark'] });

  async function save(uid: string) {
    if (busy.current) return;
    busy.current = true;
    // The same choice keeps its idempotency key, even if the holder was reloaded meanwhile, so that the provider runs
    // it once.
    if (sent.current.body.uid !== uid)
      sent.current = { body: { uid, replaces: holder?.uid ?? '' }, key: crypto.randomUUID() };
    setSending(true);
    setProblem('');
    try {
      const { body, key: idempotencyKey } = sent.current;
      await run(resource.name, officeCalls[office].write, { body, idempotencyKey });
      notify(`resources.user.above.${office}.done`, { type: 'success' });
      void read();
      void queries.invalidateQueries({ queryKey: [resource.name, 'getList'] });
      onDone();
    } catch (error) {
      const { errors } = (error as { body?: { errors?: { uid?: string } } }).body ?? {};
      setProblem(translate(errors?.uid ?? refusalText(error)));
      if (!mayRetry(error)) sent.current = { body: { uid: '', replaces: '' }, key: '' };
      void read();
    } finally {
      busy.current = false;
      setSending(false);
    }
  }
  return { save, sending, problem, forget: () => setProblem('') };
}
