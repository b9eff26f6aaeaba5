import { useCallback, useMemo } from 'react';
import { useAuthProvider } from 'react-admin';
import { type Permission, whyWithheld } from '../../contract/permissions/permissions';
import type { Viewer } from '../../contract/schema/where';
import type { Session } from '../../contract/session/session';
import { useSession } from './SessionContext';
import { type SchoolContext, schoolContextOf } from './schoolContext';

const openedAt = new WeakMap<Session, number>();

/** Who looks, and when: the provider's clock at the opening of the workspace, and what passed since. */
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

/** The authProvider as we ask it: it answers at once, where react-admin would wait. */
export interface Judge {
  canAccess(asked: { readonly resource: string; readonly action: string }): boolean;
}

/** Whether a person holds a permission. */
export type May = (permission: Permission) => boolean;

/** Whether the person holds a permission, by the authProvider: for showing only, the provider decides by itself. */
export const useMay = (): May => {
  const judge = useAuthProvider() as unknown as Judge | undefined;
  const session = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has other rights, which the judge knows by itself
  return useCallback(
    // A promise is no answer: a judge that keeps us waiting hides what it would have to allow.
    ([resource, action]: Permission) => judge?.canAccess({ resource, action }) === true,
    [judge, session],
  );
};

/** Why a control that supervisors have is out of use for somebody of support; they see it, so as to know what to ask for. */
export const useWhyWithheld = (): ((permission: Permission) => string | undefined) => {
  const { roles } = useSession();
  return useCallback((permission: Permission) => whyWithheld(roles, permission), [roles]);
};
