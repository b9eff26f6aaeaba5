import type { AuthProvider } from 'react-admin';
import type { Permission } from '../contract/permissions/permissions';
import type { OperatorSession } from '../contract/staff/operator';
import { staffMay } from '../contract/staff/staffPermissions';
import { permissionFor } from '../src/engine/declaration/permissionFor';
import type { Judge } from '../src/session/viewer';
import { resources } from './resources';

const declared = permissionFor(resources);

/** react-admin's view of an operator's session: what their role holds, and nothing without one. */
export function createAuthProvider(
  { role, fourEyes }: Pick<OperatorSession, 'role' | 'fourEyes'>,
  leave: () => Promise<void>,
): AuthProvider {
  const canAccess: Judge['canAccess'] = ({ resource, action }) => {
    const permission = declared(resource, action) ?? ([resource, action] as unknown as Permission);
    // Nothing is proposed where one administrator is enough.
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
    // Said where it was asked; a session that is over is told by the client of the calls.
    checkError: async () => undefined,
    canAccess: canAccess as unknown as NonNullable<AuthProvider['canAccess']>,
  };
}
