import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mayRetry, refusalText } from '../actions/refusal';
import type { Resource, Row } from '../declaration/defineResource';
import { VERSION } from '../version';
import { useWords } from '../words';
import type { FormValues } from './formKinds';
import { changedRecord, refusedInputs, toForm } from './formValues';
import { merge } from './merge';

/** Inputs that somebody else changed too, with what they saved. */
export interface Conflict {
  readonly fields: readonly string[];
  readonly theirs: FormValues;
  readonly mine: FormValues;
}

interface Failed {
  readonly status?: number;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly current?: Row;
  readonly currentVersion?: string;
}

/** How often a save may meet somebody else's before the person is told to try again. */
const MOST_MERGES = 3;

/** A record being edited: what was typed, and its way to the provider past other people's changes. */
export function useRecordForm(resource: Resource, record: Row, locked: ReadonlySet<string>) {
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const base = useRef({ record, version: String(record[VERSION] ?? '') });
  const words = useWords(resource);
  const notify = useNotify();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const form = useForm<Record<string, string | boolean>>({
    defaultValues: { ...toForm(resource, record) },
    shouldFocusError: false,
    resolver: (values) => {
      const refused = Object.entries(refusedInputs(resource, values, locked));
      const errors = Object.fromEntries(refused.map(([name, message]) => [name, { type: 'field', message }]));
      return refused.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  function adopt(current: Row, version: string) {
    base.current = { record: current, version };
  }

  async function save(values: FormValues, merges = 0): Promise<void> {
    setProblem(undefined);
    const { record: from, version } = base.current;
    try {
      const { data } = await dataProvider.update(resource.name, {
        id: from.id,
        data: changedRecord(resource, from, values),
        previousData: from,
        meta: { version },
      });
      adopt(data, String(data[VERSION] ?? ''));
      setConflict(undefined);
      form.reset({ ...toForm(resource, data) });
      queries.setQueryData([resource.name, 'getOne', { id: from.id, meta: undefined }], data);
      void queries.invalidateQueries({ queryKey: [resource.name, 'getList'] });
      notify(words.say('updated'), { type: 'success' });
      if (merges > 0) notify('engine.form.merged', { type: 'info' });
    } catch (error) {
      const failed = error as Failed;
      if (failed.status === 412 && failed.current && failed.currentVersion && merges < MOST_MERGES) {
        return meet(values, failed.current, failed.currentVersion, merges);
      }
      refuse(failed);
    }
  }

  /** Somebody else saved first: puts both together, and asks only where both changed the same. */
  function meet(values: FormValues, current: Row, version: string, merges: number) {
    const theirs = toForm(resource, current);
    const both = merge(toForm(resource, base.current.record), values, theirs);
    adopt({ ...current, id: base.current.record.id }, version);
    for (const [name, value] of Object.entries(both.values))
      form.setValue(name, value, { shouldDirty: true });
    if (both.conflicts.length === 0) return save(both.values, merges + 1);
    setConflict({ fields: both.conflicts, theirs, mine: values });
  }

  function refuse(failed: Failed) {
    const names = resource.wire.update?.names ?? {};
    for (const { field, message } of failed.errors ?? []) {
      const name = (names as Readonly<Record<string, string>>)[field] ?? field;
      if (resource.form.inputs.includes(name)) form.setError(name, { type: 'provider', message });
    }
    const text = translate(refusalText(failed));
    setProblem(mayRetry(failed) ? `${text} ${translate('engine.form.failed')}` : text);
  }

  return { form, problem, conflict, submit: form.handleSubmit((values) => save(values)) };
}
