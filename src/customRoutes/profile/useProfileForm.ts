import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogout, useNotify, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { ownProfileUpdate } from '../../../contract/account/endpoints';
import { type OwnProfile, profileProblems } from '../../../contract/account/ownProfile';
import type { ChangedBy, FieldError } from '../../../contract/schema/errors';
import { useCallApi } from '../../api/CallApi';
import { same } from '../../api/same';
import { merge } from '../../engine/form/merge';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';
import { profileUpdate, type TypedProfile, typedProfile } from './profileValues';
import { ownProfileKey } from './useOwnProfile';

/** What two people changed at once. */
export interface ProfileConflict {
  readonly fields: readonly string[];
  readonly theirs: TypedProfile;
  readonly mine: TypedProfile;
  readonly by: ChangedBy | undefined;
}

interface Refused extends Error {
  readonly code?: string;
  readonly errors?: readonly FieldError[];
  readonly current?: OwnProfile;
  readonly currentVersion?: string;
  readonly changedBy?: ChangedBy;
}

interface ProfileFormInput {
  readonly profile: OwnProfile;
  readonly version: string | undefined;
  readonly close: () => void;
}

/** What is typed about the own account, what is wrong with it, and its saving. */
export function useProfileForm({ profile, version, close }: ProfileFormInput) {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const renew = useRenewSession();
  const logout = useLogout();
  const { profile: signedIn } = useSession();
  const [base, setBase] = useState({ profile, version });
  const [conflict, setConflict] = useState<ProfileConflict>();
  /** Counts the tries that did not succeed: each takes the focus to what stands in the way. */
  const [tries, setTries] = useState(0);
  const before = typedProfile(base.profile);
  const form = useForm<TypedProfile>({ defaultValues: typedProfile(profile) });
  const typed = form.watch();
  /** A supervisor who came in with an alias identity begins anew (PROF-022). */
  const signsOut = profile.supervisor && signedIn.user_type === 'ALIAS';

  const { mutate, isPending, error } = useMutation<OwnProfile, Refused>({
    mutationFn: async () => {
      setConflict(undefined);
      const body = profileUpdate(base.profile, form.getValues());
      const saved = await callApi(ownProfileUpdate, { body, ifMatch: base.version ?? '' });
      queries.setQueryData(ownProfileKey(profile.uid), { profile: saved.data, version: saved.version });
      return saved.data;
    },
    onSuccess: async () => {
      notify('ownProfile.form.saved', { type: 'success' });
      close();
      // The frame shows the name.
      await (signsOut ? logout() : renew().catch(() => undefined));
    },
    onError: (refused) => {
      const { errors = [], code, current, currentVersion } = refused;
      refuse(errors);
      if (code === 'stale' && current) putTogether(current, currentVersion, refused.changedBy);
      setTries((count) => count + 1);
    },
  });

  /** At the fields, in the language in use. */
  function refuse(problems: readonly { readonly field: string; readonly message: string }[]) {
    for (const { field, message } of problems) form.setError(field, { message: translate(message) });
  }

  /** Takes over what somebody else changed; what both changed is asked. */
  function putTogether(current: OwnProfile, newVersion: string | undefined, by: ChangedBy | undefined) {
    const [mine, theirs] = [form.getValues(), typedProfile(current)];
    const both = merge(before, mine, theirs);
    setBase({ profile: current, version: newVersion });
    for (const [name, value] of Object.entries(both.values as TypedProfile)) form.setValue(name, value);
    setConflict({ fields: both.conflicts, theirs, mine, by });
  }

  function save() {
    if (isPending) return;
    form.clearErrors();
    const problems = profileProblems(base.profile, profileUpdate(base.profile, form.getValues()));
    refuse(problems);
    if (problems.length === 0) mutate();
    else setTries((count) => count + 1);
  }

  const errors = Object.keys(form.formState.errors);
  return {
    form,
    errors,
    conflict,
    /** What went wrong and is about no field. */
    problem: errors.length === 0 && !conflict ? error : null,
    tries,
    changed: !same(typed, before),
    discard: () => form.reset(before),
    signsOut,
    save,
    saving: isPending,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
