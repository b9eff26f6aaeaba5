import { useCallback, useContext, useMemo } from 'react';
import { useAuthProvider } from 'react-admin';
import { type Permission, whyWithheld } from '../../contract/permissions/permissions';
import type { Viewer } from '../../contract/schema/where';
import type { Session } from '../../contract/session/session';
import { SessionContext, useSession } from './SessionContext';
import { type SchoolContext, schoolContextOf } from './schoolContext';

const openedAt = new WeakMap<Session, number>();

/**
 * Returns the viewer: the person, and the current time as the provider's clock at the opening of the workspace plus the
 * time elapsed since.
 */
export function viewerOf(session: Session): Viewer {
  const opened = openedAt.get(session) ?? performance.now();
  openedAt.set(session, opened);
  return {
    now: new Date(Date.parse(session.now) + performance.now() - opened),
    uid: session.profile.selected_account.username,
    customerCode: session.school.customerCode,
    roles: session.roles,
  };
}

export const useSchoolContext = (): SchoolContext => {
  const session = useSession();
  return useMemo(() => schoolContextOf(session), [session]);
};

/** The synchronous form of react-admin's authProvider, which normally returns promises. */
export interface AccessChecker {
  canAccess(asked: { readonly resource: string; readonly action: string }): boolean;
}

/** Returns true if the person holds a permission. */
export type May = (permission: Permission) => boolean;

/**
 * Returns the permission check of the authProvider. It only decides what is shown; the provider checks on its own.
 * Outside a session nothing is permitted.
 */
export const useMay = (): May => {
  const judge = useAuthProvider() as unknown as AccessChecker | undefined;
  const session = useContext(SessionContext);
  return useCallback(
    // A pending promise counts as a refusal: what cannot be decided now stays hidden.
    ([resource, action]: Permission) =>
      session !== undefined && judge?.canAccess({ resource, action }) === true,
    [judge, session],
  );
};

/**
 * Returns a function that gives the reason why a permission is withheld from support staff; undefined if it is not.
 * Controls of withheld permissions are shown disabled, so that support staff know what to ask for.
 */
export const useWhyWithheld = (): ((permission: Permission) => string | undefined) => {
  const { roles } = useSession();
  return useCallback((permission: Permission) => whyWithheld(roles, permission), [roles]);
};
