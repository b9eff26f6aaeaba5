import { useCallback, useMemo } from 'react';
import type { Session } from '../../contract/entities/session';
import { may, type Permission } from '../../contract/permissions';
import type { Viewer } from '../../contract/where';
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

/** Whether the person holds a permission: for showing only, the provider decides by itself. */
export const useMay = () => {
  const { roles } = useSession();
  return useCallback((permission: Permission) => may(roles, permission), [roles]);
};
