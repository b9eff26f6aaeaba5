import type { AuthProvider } from 'react-admin';
import type { Permission } from '../contract/permissions/permissions';
import type { StaffRole } from '../contract/staff/operatorPermissions';
import { staffMay } from '../contract/staff/staffPermissions';
import { permissionFor } from '../src/engine/declaration/permissionFor';
import type { Judge } from '../src/session/viewer';
import { resources } from './resources';

const declared = permissionFor(resources);

/** react-admin's view of an operator's session: what their role holds, and nothing without one. */
export function createAuthProvider(role: StaffRole | undefined, leave: () => Promise<void>): AuthProvider {
  const canAccess: Judge['canAccess'] = ({ resource, action }) => {
    const permission = declared(resource, action) ?? ([resource, action] as unknown as Permission);
    return role !== undefined && staffMay(role, permission);
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
