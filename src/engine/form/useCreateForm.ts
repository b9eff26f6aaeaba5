import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { resolve } from '../../../contract/where';
import type { Resource, Row } from '../declaration/defineResource';
import { useSession } from '../SessionContext';
import { viewerOf } from '../viewer';
import { useWords } from '../words';
import { askToCreate } from './asking';
import { draftOf } from './draft';
import type { FormValues } from './formKinds';
import { sentRecord } from './formValues';
import { same } from './same';
import { type Failed, useAskingForm } from './useAskingForm';

const none: ReadonlySet<string> = new Set();

/** A new record: what it begins with, what was typed, and its way to the provider, which makes it once. */
export function useCreateForm(resource: Resource) {
  const [made, setMade] = useState<Row>();
  const session = useSession();
  const asking = useMemo(() => askToCreate(resource, session), [resource, session]);
  const words = useWords(resource);
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const begun = useMemo(() => {
    const viewer = viewerOf(session);
    const defaults = Object.entries(resource.form.create.defaults ?? {});
    return Object.fromEntries(defaults.map(([name, value]) => [name, resolve(value, viewer)]));
  }, [resource, session]);
  const base = useRef<Readonly<Record<string, unknown>>>(begun);
  const intention = useRef<{ readonly data: unknown; readonly key: string }>(undefined);
  const draft = useMemo(() => draftOf(asking, session.profile.preferred_username, ''), [asking, session]);
  const { form, setProblem, refuse, begin, found: _, ...asked } = useAskingForm(asking, base, none, draft);

  async function save(values: FormValues): Promise<void> {
    setProblem(undefined);
    const data = sentRecord(asking, base.current, values).record;
    // The same once more, after an answer that was lost or a second click, is the same intention.
    if (!same(intention.current?.data, data)) intention.current = { data, key: crypto.randomUUID() };
    try {
      const meta = { idempotencyKey: intention.current?.key };
      const { data: record } = await dataProvider.create(resource.name, { data, meta });
      void queries.invalidateQueries({ queryKey: [resource.name] });
      notify(words.created(), { type: 'success' });
      draft.forget();
      setMade(record);
    } catch (error) {
      refuse(error as Failed);
    }
  }

  const submit = form.handleSubmit((values) => save(values));
  return { ...asked, asking, base, form, made, submit, discard: () => begin(base.current) };
}
