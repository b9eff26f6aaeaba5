import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import type { HeldRole } from '../../../../contract/roles/application';
import { rolesLike } from '../../../../contract/roles/assignRoles';
import { userRolesUpdate } from '../../../../contract/roles/endpoints';
import { roleDifferences, without } from '../../../../contract/roles/heldRoles';
import type { User } from '../../../../contract/users/user';
import { whyNoRoles } from '../../../../contract/users/userRoles';
import { useCallEndpoint } from '../../../api/EngineDataProvider';
import { refusalText } from '../../../api/refusal';
import { VERSION } from '../../../api/version';
import type { Row } from '../../../engine/declaration/defineResource';
import { OPERATION } from '../../../engine/operations/history';
import { useSession } from '../../../session/SessionContext';
import { viewerOf } from '../../../session/viewer';
import { countsIn, type RoleOptions } from './useRoleCatalogue';

const USER = 'user';
const NONE: readonly HeldRole[] = [];

/** Reason why a save failed. */
export type SaveProblem = { readonly changed: true } | { readonly text: string };

/** Reads the user whose roles are edited, and returns a function that saves the changes. */
export function useUserRoles(id: string, known: RoleOptions | undefined) {
  const run = useCallEndpoint();
  const queries = useQueryClient();
  const notify = useNotify();
  const session = useSession();
  const { data, error, refetch } = useGetOne<Row>(
    USER,
    { id },
    { staleTime: 0, retry: (failures, { status }: Error & { status?: number }) => failures < 2 && !status },
  );
  const user = data && VERSION in data ? (data as Row & User) : undefined;
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem>();
  const before = user?.groups ?? NONE;
  const whyNot = user && whyNoRoles(user, viewerOf(session));

  /** Saves the roles. @returns whether they were saved; if not, `problem` has the reason */
  const save = useCallback(
    async (held: readonly HeldRole[]): Promise<boolean> => {
      if (!user || !known) return false;
      setSaving(true);
      setProblem(undefined);
      try {
        const groups = held.filter(countsIn(known));
        await run(USER, userRolesUpdate, {
          id,
          body: { username: user.username, groups, stato: user.status },
          ifMatch: String(data?.[VERSION]),
        });
        notify('roles.one.saved', { type: 'success' });
        void queries.invalidateQueries({ queryKey: [USER] });
        void queries.invalidateQueries({ queryKey: [OPERATION] });
        return true;
      } catch (failure) {
        const { status } = failure as { status?: number };
        if (status === 412) await refetch();
        setProblem(status === 412 ? { changed: true } : { text: refusalText(failure) });
        return false;
      } finally {
        setSaving(false);
      }
    },
    [run, queries, notify, refetch, data, user, known, id],
  );
  return { user, before, whyNot, error, refetch, save, saving, problem };
}

/** Returns the roles held now with the intended changes (from `before` to `meant`), as far as the rules allow them. */
export function carriedOver(
  known: RoleOptions,
  now: readonly HeldRole[],
  before: readonly HeldRole[],
  meant: readonly HeldRole[],
): readonly HeldRole[] {
  const { added, removed } = roleDifferences(before, meant);
  const wanted = [...without(now, removed), ...without(added, now)];
  return rolesLike(known, now, wanted, countsIn(known)).after;
}
