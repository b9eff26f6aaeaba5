import { type ReactNode, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router';
import type { Permission } from '../../../contract/permissions';
import { matches } from '../../../contract/where';
import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext, viewerOf } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';

interface PermittedProps {
  readonly to: Permission | undefined;
  readonly open?: Resource['open'];
  readonly children: ReactNode;
}

/** A page for those who may see it; the others are led to where `open` says, or to the first page, which says why. */
export function Permitted({ to, open, children }: PermittedProps) {
  const may = useMay();
  const schoolContext = useSchoolContext();
  const viewer = viewerOf(useSession());
  const allowed = !to || may(to);
  if (open && !(allowed && matches(open.where, schoolContext, viewer)))
    return <Navigate to={open.otherwise} replace />;
  return allowed ? children : <Refused />;
}

function Refused() {
  const notify = useNotify();
  useEffect(() => notify('shell.forbidden.about', { type: 'warning' }), [notify]);
  return <Navigate to="/" replace />;
}
