import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { ChangedBy } from '../../../contract/schema/errors';
import { same } from '../../api/same';
import { VERSION } from '../../api/version';
import { useSession } from '../../session/SessionContext';
import type { Resource, Row } from '../declaration/defineResource';
import { useWords } from '../record/words';
import { draftOf } from './draft';
import type { FormValues } from './formKinds';
import { updateFormSpec } from './formSpec';
import { sentRecord, toForm } from './formValues';
import type { LockedWith } from './locked';
import { merge } from './merge';
import { type Failed, useBaseForm } from './useBaseForm';
import type { Send } from './useEditing';
import { useSendProgress } from './useSendProgress';

/** Inputs that another person changed too, with the values that they saved. */
export interface Conflict {
  readonly fields: readonly string[];
  readonly theirs: FormValues;
  readonly mine: FormValues;
  readonly by?: ChangedBy | undefined;
}

/** A rejected save with the record as another person saved it in the meantime (412). */
interface Stale extends Failed {
  readonly current?: Row;
  readonly currentVersion?: string;
  readonly changedBy?: ChangedBy;
}

/** The maximum number of automatic merges before the person is asked to try again. */
const MOST_MERGES = 3;

/**
 * Returns the form of a record. It keeps the typed values and saves them, merging concurrent changes by others.
 *
 * @param onSaved called with the saved record, and whether more was typed since it was sent
 * @param problemText returns the message for a rejected save that names no input; by default the provider's sentence
 */
export function useRecordForm(
  resource: Resource,
  record: Row,
  lockedWith: LockedWith,
  send: Send,
  onSaved?: (record: Row, hasMore: boolean) => void,
  problemText?: (error: unknown) => string,
) {
  const session = useSession();
  const spec = useMemo(() => updateFormSpec(resource, session, record), [resource, session, record]);
  const base = useRef(record);
  const loaded = useRef(record[VERSION]);
  const words = useWords(resource);
  const notify = useNotify();
  const queries = useQueryClient();
  const draft = useMemo(
    () => draftOf(spec, session.profile.selected_account.username, record.id),
    [spec, session, record.id],
  );
  const { form, setProblem, refuse, begin, found, ...asked } = useBaseForm(
    spec,
    base,
    lockedWith,
    draft,
    problemText,
  );
  const { sent, progressOf, ended } = useSendProgress();
  const [conflict, setConflict] = useState<Conflict | undefined>(() => {
    if (!found || found.conflicts.length === 0) return undefined;
    return { fields: found.conflicts, theirs: toForm(spec, record), mine: found.values };
  });

  async function save(values: FormValues, merges = 0): Promise<void> {
    setProblem(undefined);
    const { current: from } = base;
    try {
      const { record: asTyped } = sentRecord(spec, from, values);
      const data = await send(asTyped, from, progressOf(asTyped));
      base.current = data;
      setConflict(undefined);
      onSaved?.(data, goOn(values, data));
      if (data === from) return;
      void queries.invalidateQueries({ queryKey: [resource.name, 'getList'] });
      notify(words.updated(), { type: 'success' });
      if (merges > 0) notify('engine.form.merged', { type: 'info' });
    } catch (error) {
      const failed = error as Stale;
      if (failed.current && failed.currentVersion && merges < MOST_MERGES) {
        const current = { ...failed.current, id: from.id, [VERSION]: failed.currentVersion };
        return meet(values, current, merges, failed.changedBy);
      }
      refuse(failed);
    } finally {
      ended();
    }
  }

  /**
   * Restarts from the saved record; values typed since it was sent are applied on top.
   * @returns whether any were typed
   */
  function goOn(values: FormValues, data: Row): boolean {
    // The saved record may show other inputs.
    const now = updateFormSpec(resource, session, data);
    const saved = toForm(now, data);
    const typed = merge(values, form.getValues() as FormValues, saved).values;
    begin(data, now);
    let hasMore = false;
    for (const name of now.inputs) {
      const value = name in values ? typed[name] : undefined;
      if (value === undefined || same(value, saved[name])) continue;
      form.setValue(name, value, { shouldDirty: true });
      hasMore = true;
    }
    return hasMore;
  }

  /** Merges a concurrent save, and asks only about inputs that both changed. */
  function meet(values: FormValues, current: Row, merges: number, by: ChangedBy | undefined) {
    const [began, theirs] = [toForm(spec, base.current), toForm(spec, current)];
    const sent = merge(began, values, theirs);
    // More may have been typed in the meantime; it is saved with the next save.
    const mine = { ...(form.getValues() as FormValues) };
    const both = merge(began, mine, theirs);
    const fields = [...new Set([...sent.conflicts, ...both.conflicts])];
    base.current = current;
    for (const [name, value] of Object.entries(both.values))
      form.setValue(name, value, { shouldDirty: true });
    if (fields.length === 0) return save(sent.values, merges + 1);
    setConflict({ fields, theirs, mine, by });
  }

  // An action changed the record in the meantime: typed values stay, the others are updated.
  const version = record[VERSION];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version identifies the state of the record
  useEffect(() => {
    if (version === base.current[VERSION] || version === loaded.current) return;
    loaded.current = version;
    const now = toForm(spec, record);
    const both = merge(toForm(spec, base.current), form.getValues() as FormValues, now);
    base.current = record;
    for (const [name, value] of Object.entries(both.values)) form.setValue(name, value);
    if (both.conflicts.length > 0) setConflict({ fields: both.conflicts, theirs: now, mine: both.values });
  }, [version]);

  function discard() {
    setConflict(undefined);
    begin(base.current);
  }

  const submit = form.handleSubmit((values) => save(values));
  return {
    ...asked,
    spec,
    base,
    form,
    conflict,
    sent,
    submit,
    save: (values: object) => save(values as FormValues),
    discard,
  };
}
