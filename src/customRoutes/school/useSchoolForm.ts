import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ChangedBy, FieldError } from '../../../contract/schema/errors';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { schoolUpdate } from '../../../contract/schools/endpoints';
import { type SchoolProfile, schoolUpdateFields } from '../../../contract/schools/schoolProfile';
import { useCallApi } from '../../api/CallApi';
import { useRenewSession } from '../../session/RenewSession';
import { type Conflict, changesOf, mergeSchool, type UpdateField, updateOf } from './schoolConflicts';
import { schoolKey } from './useSchool';

const schema = recordSchema(schoolUpdateFields);
/** How often a save may meet somebody else's before the person is told to try again. */
const MOST_MERGES = 3;

/** What the provider's refusal tells besides its message. */
interface Refused extends Error {
  readonly code?: string;
  readonly errors?: readonly FieldError[];
  readonly current?: SchoolProfile;
  readonly currentVersion?: string;
  readonly changedBy?: ChangedBy;
}

interface SchoolFormInput {
  readonly school: SchoolProfile;
  readonly version: string | undefined;
  readonly close: () => void;
}

/** What is typed about the school, what is wrong with it, and its saving: only what was changed is sent. */
export function useSchoolForm({ school, version, close }: SchoolFormInput) {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const renew = useRenewSession();
  const [values, setValues] = useState(() => updateOf(school));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [base, setBase] = useState(() => ({ version, values: updateOf(school) }));
  const [conflict, setConflict] = useState<Conflict>();
  const [tries, setTries] = useState(0);
  const { o: customerCode } = school;
  const changed = Object.keys(changesOf(values, base.values)).length > 0;

  /** Sends the changes; over somebody else's save both are put together, and sent unless both changed the same. */
  async function send(from: typeof base, mine: typeof values, merges = 0): Promise<void> {
    try {
      const body = changesOf(mine, from.values);
      const saved = await callApi(schoolUpdate, {
        params: { customerCode },
        body,
        ifMatch: from.version ?? '',
      });
      queries.setQueryData(schoolKey(customerCode), { school: saved.data, version: saved.version });
      if (merges > 0) notify('engine.form.merged', { type: 'info' });
    } catch (error) {
      const { code, current, currentVersion, changedBy } = error as Refused;
      if (code !== 'stale' || !current || merges >= MOST_MERGES) throw error;
      const theirs = updateOf(current);
      const both = mergeSchool(from.values, mine, theirs);
      const now = { version: currentVersion, values: theirs };
      setBase(now);
      queries.setQueryData(schoolKey(customerCode), { school: current, version: currentVersion });
      setValues(both.values);
      if (both.conflicts.length === 0) return send(now, both.values, merges + 1);
      setConflict({ fields: both.conflicts, theirs, mine, by: changedBy });
      throw error;
    }
  }

  const { mutate, isPending, error } = useMutation<unknown, Refused>({
    mutationFn: async () => {
      setConflict(undefined);
      await send(base, values);
      // The frame shows the school, and the users' form its switches: what they know of it is read again (SESSION-033).
      await renew().catch(() => undefined);
    },
    onSuccess: () => {
      notify('school.form.saved', { type: 'success' });
      close();
    },
    onError: (refused) => {
      setErrors(refused.errors ?? []);
      setTries((count) => count + 1);
    },
  });

  const change = useCallback(
    (field: UpdateField, value: string | boolean | null) =>
      setValues((before) => ({ ...before, [field]: value })),
    [],
  );
  const save = () => {
    if (isPending) return;
    if (!changed) return close();
    const problems = fieldProblems(schema, values);
    setErrors(problems);
    if (problems.length === 0) mutate();
    else setTries((count) => count + 1);
  };
  return {
    values,
    change,
    changed,
    discard: () => setValues(base.values),
    /** What is wrong with which field, in the language in use. */
    errors: errors.map(({ field, message }) => ({ field, message: translate(message) })),
    /** What somebody else changed too meanwhile; undefined where nobody did. */
    conflict,
    /** What went wrong and is about no field. */
    problem: errors.length === 0 && !conflict ? error : null,
    /** Counts the tries that did not succeed: each takes the focus to what stands in the way. */
    tries,
    save,
    saving: isPending,
  };
}

export type SchoolForm = ReturnType<typeof useSchoolForm>;
