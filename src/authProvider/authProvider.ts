import type { AuthProvider } from 'react-admin';
import { may, type Permission } from '../../contract/permissions/permissions';
import type { AccessChecker } from '../session/viewer';
import type { Access } from './access';

/** Names of actions in permissions, by react-admin's names for them, if these differ. */
const actionNames: Readonly<Record<string, string>> = { edit: 'update', show: 'read' };

/** Returns the permission that an action on a declared resource needs; undefined if its declaration defines none. */
export type PermissionOf = (resource: string, action: string) => Permission | undefined;

/**
 * Creates react-admin's authProvider. Screens are rendered only once the workspace is open (SessionGate), so nothing
 * needs to be checked on each of them; the provider checks every call anyway.
 */
export function createAuthProvider(access: Access, declared?: PermissionOf): AuthProvider {
  const session = () => {
    const state = access.getState();
    return state.phase === 'open' ? state.session : undefined;
  };

  /**
   * Returns whether the person holds a permission. It only decides what is shown: menus, routes, columns and buttons
   * use this check, and so does react-admin.
   */
  const canAccess: AccessChecker['canAccess'] = ({ resource, action }) => {
    const roles = session()?.roles ?? [];
    const needed = declared?.(resource, action);
    if (needed) return may(roles, needed);
    return may(roles, [resource, actionNames[action] ?? action] as unknown as Permission);
  };

  return {
    login: () => access.start('/'),
    checkAuth: () => Promise.resolve(),

    async logout() {
      await access.leave();
      return false;
    },

    // Never rejects: react-admin would treat the failed call as one with an empty answer, so that a list becomes empty
    // and a form believes itself saved.
    async checkError(error: { code?: string } | undefined) {
      if (error?.code === 'unauthenticated') access.expire();
      else if (
        error?.code === 'notAuthorised' ||
        error?.code === 'supportOver' ||
        error?.code === 'schoolSuspended'
      )
        access.refuse(error.code);
    },

    async getIdentity() {
      const profile = session()?.profile;
      if (!profile) throw new Error('Nobody is signed in');
      return { id: profile.sub, fullName: `${profile.given_name} ${profile.family_name}` };
    },

    // react-admin awaits the result; menus and rows need it synchronously.
    canAccess: canAccess as unknown as NonNullable<AuthProvider['canAccess']>,
  };
}
