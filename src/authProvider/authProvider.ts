import type { AuthProvider } from 'react-admin';
import { may, type Permission } from '../../contract/permissions/permissions';
import type { Judge } from '../session/viewer';
import type { Access } from './access';

/** What react-admin calls our actions. */
const actionNames: Readonly<Record<string, string>> = { edit: 'update', show: 'read' };

/** The permission that an action on a declared resource needs; undefined where its declaration has none of its own. */
export type PermissionOf = (resource: string, action: string) => Permission | undefined;

/**
 * react-admin's view of the sign-in. Screens are drawn only once the workspace is open (SessionGate), so
 * there is nothing to check at each of them; the provider checks every call anyway.
 */
export function createAuthProvider(access: Access, declared?: PermissionOf): AuthProvider {
  const session = () => {
    const state = access.getState();
    return state.phase === 'open' ? state.session : undefined;
  };

  /** The one judge of what is shown: menus, routes, columns and buttons ask it, and so does react-admin. */
  const canAccess: Judge['canAccess'] = ({ resource, action }) => {
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

    // Never refused: react-admin would take the failed call for one that answered nothing, so that a list
    // empties and a form believes itself saved.
    async checkError(error: { code?: string } | undefined) {
      if (error?.code === 'unauthenticated') access.expire();
      else if (error?.code === 'notAuthorised' || error?.code === 'supportOver') access.refuse(error.code);
    },

    async getIdentity() {
      const profile = session()?.profile;
      if (!profile) throw new Error('Nobody is signed in');
      return { id: profile.sub, fullName: `${profile.given_name} ${profile.family_name}` };
    },

    // react-admin awaits what it is answered; a menu or a row cannot wait, and is answered at once.
    canAccess: canAccess as unknown as NonNullable<AuthProvider['canAccess']>,
  };
}
