import type { AuthProvider } from 'react-admin';
import type { Permission } from '../contract/permissions/permissions';
import type { OperatorSession } from '../contract/staff/operator';
import { staffMay } from '../contract/staff/staffPermissions';
import { permissionFor } from '../src/engine/declaration/permissionFor';
import type { AccessChecker } from '../src/session/viewer';
import { resources } from './resources';

const declared = permissionFor(resources);

/**
 * Creates react-admin's authProvider for an operator's session: it grants the permissions of their role, and none
 * without a role.
 */
export function createAuthProvider(
  { role, fourEyes }: Pick<OperatorSession, 'role' | 'fourEyes'>,
  leave: () => Promise<void>,
): AuthProvider {
  const canAccess: AccessChecker['canAccess'] = ({ resource, action }) => {
    const permission = declared(resource, action) ?? ([resource, action] as unknown as Permission);
    // Nothing is proposed if one administrator is enough.
    if (permission[0] === 'operatorProposal' && !fourEyes) return false;
    return role != null && staffMay(role, permission);
  };
  return {
    login: async () => undefined,
    logout: async () => {
      await leave();
      return false;
    },
    checkAuth: async () => undefined,
    // Errors are shown where the call was made; the API client handles sessions that have ended.
    checkError: async () => undefined,
    canAccess: canAccess as unknown as NonNullable<AuthProvider['canAccess']>,
  };
}
