import { useQuery } from '@tanstack/react-query';
import type { RoleCatalogue } from '../../../../contract/roles/application';
import type { RoleRules } from '../../../../contract/roles/checkRole';
import { roleCatalogue } from '../../../../contract/roles/endpoints';
import { useCallEndpoint } from '../../../api/EngineDataProvider';
import { useSession } from '../../../session/SessionContext';

/** Applications of the school, their roles, and the rules about them for the viewer. */
export interface RoleOptions extends RoleRules {
  readonly applications: RoleCatalogue['applications'];
}

const USER = 'user';

/** Reads the applications, roles and rules once per visit, because they hardly ever change. */
export function useRoleCatalogue() {
  const run = useCallEndpoint();
  const { roles } = useSession();
  const bySupervisor = roles.includes('supervisor');
  return useQuery({
    queryKey: ['roleCatalogue', bySupervisor],
    queryFn: async (): Promise<RoleOptions> => ({
      ...((await run(USER, roleCatalogue, {})) as RoleCatalogue),
      bySupervisor,
    }),
    staleTime: 300_000,
  });
}

/** Returns whether a role belongs to an application whose roles the school gives. */
export const countsIn =
  ({ applications }: RoleOptions) =>
  ({ uid }: { readonly uid: string }): boolean =>
    applications.some(({ ac }) => ac === uid);
