import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { schoolUpdate } from '../../../contract/endpoints/schools';
import {
  type SchoolProfile,
  type SchoolUpdate,
  schoolUpdateFields,
} from '../../../contract/entities/schoolProfile';
import type { FieldError } from '../../../contract/errors';
import { fieldProblems } from '../../../contract/fieldProblems';
import { recordSchema } from '../../../contract/fieldSchema';
import { useCallApi } from '../../api/CallApi';
import { useRenewSession } from '../../session/RenewSession';
import { schoolKey } from './useSchool';

export type UpdateField = keyof SchoolUpdate;
export const updateFields = Object.keys(schoolUpdateFields) as UpdateField[];
const schema = recordSchema(schoolUpdateFields);

/** What the provider's refusal tells besides its message. */
interface Refused extends Error {
  readonly code?: string;
  readonly errors?: readonly FieldError[];
  readonly current?: SchoolProfile;
  readonly currentVersion?: string;
}

const updateOf = (school: SchoolProfile): SchoolUpdate =>
  Object.fromEntries(updateFields.map((field) => [field, school[field] ?? null])) as unknown as SchoolUpdate;

interface SchoolFormInput {
  readonly school: SchoolProfile;
  readonly version: string | undefined;
  readonly close: () => void;
}

/** What is typed about the school, what is wrong with it, and its saving over the version that the person saw. */
export function useSchoolForm({ school, version, close }: SchoolFormInput) {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const renew = useRenewSession();
  const [values, setValues] = useState(() => updateOf(school));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [base, setBase] = useState({ version, theirs: undefined as SchoolProfile | undefined });
  const [tries, setTries] = useState(0);
  const { o: customerCode } = school;

  const { mutate, isPending, error } = useMutation<unknown, Refused>({
    mutationFn: async () => {
      const ifMatch = base.version ?? '';
      const saved = await callApi(schoolUpdate, { params: { customerCode }, body: values, ifMatch });
      queries.setQueryData(schoolKey(customerCode), { school: saved.data, version: saved.version });
      // The frame shows the school, and the users' form its switches: what they know of it is read again (SESSION-033).
      await renew().catch(() => undefined);
    },
    onSuccess: () => {
      notify('school.form.saved', { type: 'success' });
      close();
    },
    onError: (refused) => {
      setErrors(refused.errors ?? []);
      if (refused.code === 'stale') setBase({ version: refused.currentVersion, theirs: refused.current });
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
    const problems = fieldProblems(schema, values);
    setErrors(problems);
    if (problems.length === 0) mutate();
    else setTries((count) => count + 1);
  };
  return {
    values,
    change,
    changed: updateFields.some((field) => (values[field] ?? '') !== (school[field] ?? '')),
    errors,
    /** What somebody else saved meanwhile; undefined where nobody did. */
    theirs: base.theirs,
    /** What went wrong and is about no field. */
    problem: errors.length === 0 && error?.code !== 'stale' ? error : null,
    /** Counts the tries that did not succeed: each takes the focus to what stands in the way. */
    tries,
    save,
    saving: isPending,
  };
}

export type SchoolForm = ReturnType<typeof useSchoolForm>;
