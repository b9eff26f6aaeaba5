import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useCreateController, useDataProvider, useNotify } from 'react-admin';
import { matches, resolve } from '../../../contract/schema/where';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { VERSION } from '../../api/version';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import { useParent } from '../record/parent';
import { recordPath } from '../record/recordPath';
import { useWords } from '../record/words';
import { draftOf } from './draft';
import { existingRecord, type FailedCreation, mergeTyped } from './existingRecord';
import type { FormValues } from './formKinds';
import { createFormSpec } from './formSpec';
import { sentRecord } from './formValues';
import { type LockedWith, locksOn } from './locked';
import { useBaseForm } from './useBaseForm';
import { useProposals } from './useProposals';
import { useSaved } from './useSaved';
import { useSendProgress } from './useSendProgress';
import { useTypedLocks } from './useTypedLocks';

/** Returns the form of a new record: its initial values, the typed ones, and a creation that takes effect once. */
export function useCreateForm(resource: Resource) {
  const [made, setMade] = useState<Row>();
  const [taken, setTaken] = useState<Row>();
  const [sending, setSending] = useState(false);
  const session = useSession();
  const spec = useMemo(() => createFormSpec(resource, session), [resource, session]);
  const words = useWords(resource);
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const parent = useParent(resource);
  const parentKey = parent && JSON.stringify(parent.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parent is a new object at each render
  const begun = useMemo(() => {
    const viewer = viewerOf(session);
    const { starts, defaults } = resource.form.create;
    const values = Object.entries({ ...starts, ...defaults });
    return {
      ...Object.fromEntries(values.map(([name, value]) => [name, resolve(value, viewer)])),
      ...(parent && { [parent.field]: parent.value }),
    };
  }, [resource, session, parentKey]);
  const lockedWith = useCallback<LockedWith>(
    (before, after) => locksOn(resource, before, viewerOf(session), session.roles, after),
    [resource, session],
  );
  const base = useRef<Readonly<Record<string, unknown>>>(begun);
  const { callbacks, saved } = useSaved<Row>();
  // The route checks access, and the page decides where to go next.
  const controller = useCreateController<Row>({
    resource: resource.name,
    record: begun as Row,
    redirect: false,
    disableAuthentication: true,
    mutationOptions: callbacks,
  });
  const intention = useIdempotencyKeys();
  const draft = useMemo(
    () => draftOf(spec, session.profile.selected_account.username, parentKey ?? ''),
    [spec, session, parentKey],
  );
  const { form, setProblem, refuse, begin, found: _, ...asked } = useBaseForm(spec, base, lockedWith, draft);
  const locked = useTypedLocks(spec, base, form, lockedWith);

  const { sent, progressOf, ended } = useSendProgress();
  const isProposed = useProposals(spec, form);

  /** Shows a message, deletes the draft and makes the page go to the record. */
  function finish(record: Row, text: string, as: 'success' | 'warning') {
    void queries.invalidateQueries({ queryKey: [resource.name] });
    notify(text, { type: as });
    draft.forget();
    setMade(record);
  }

  async function save(values: FormValues): Promise<void> {
    setProblem(undefined);
    setSending(true);
    const data = sentRecord(spec, base.current, values).record;
    try {
      const meta = { idempotencyKey: intention.keyOf(data), progress: progressOf(data) };
      const record = await saved(() => controller.save?.(data, { meta }));
      const { says = [] } = resource.form.create;
      const said = says.find(({ when }) => matches(when, record, viewerOf(session)));
      finish(record, said ? words.say(said.say) : words.created(), said?.as ?? 'success');
    } catch (error) {
      const other = existingRecord(resource, error as FailedCreation);
      if (other) setTaken(other);
      else refuse(error as FailedCreation);
      setSending(false);
    } finally {
      ended();
    }
  }

  /** Writes the typed values into the record that already has the key, once the person confirmed it. */
  async function change(other: Row): Promise<void> {
    setTaken(undefined);
    setSending(true);
    const data = mergeTyped(spec, other, base.current, form.getValues() as FormValues, isProposed);
    try {
      const meta = { version: String(other[VERSION] ?? '') };
      const input = { id: other.id, data, previousData: other, meta };
      const { data: record } = await dataProvider.update(resource.name, input);
      finish(record, words.updated(), 'success');
    } catch (error) {
      refuse(error as FailedCreation);
      setSending(false);
    }
  }

  const submit = form.handleSubmit((values) => save(values));
  const discard = () => begin(base.current);
  return {
    ...asked,
    controller,
    spec,
    base,
    form,
    locked,
    made,
    /** The page that follows once the record is created. */
    next: made && (parent?.page ?? recordPath(resource, made)),
    sending,
    sent,
    submit,
    save: (values: object) => save(values as FormValues),
    discard,
    taken,
    change,
    leave: () => setTaken(undefined),
  };
}
