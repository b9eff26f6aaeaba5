import type { HeldRole } from '../../../../contract/roles/application';
import type { UserRow } from './foreseen';
import { useRolesRun } from './useRolesRun';

/**
 * Returns a function that takes roles from users, as an operation that is recorded in the history and can be undone.
 */
export function useTakeRoles(onDone: () => void) {
  const { run, asOperation, running, problem } = useRolesRun(onDone);
  const take = (users: readonly UserRow[], groups: readonly HeldRole[], over: readonly string[]) =>
    run([users.map(({ id }) => id), groups], (key) =>
      asOperation(users, { groups, remove: true }, over, key),
    );
  return { take, running, problem };
}
