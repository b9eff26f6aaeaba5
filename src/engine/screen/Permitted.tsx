import type { ReactNode } from 'react';
import type { Permission } from '../../../contract/permissions/permissions';
import { matches } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext, viewerOf } from '../../session/viewer';
import { LedAway } from '../../ui/LedAway';
import type { Resource } from '../declaration/defineResource';

interface PermittedProps {
  readonly to: Permission | undefined;
  readonly open?: Resource['open'];
  /** The sentence for whoever may not; the common one without. */
  readonly refused?: string | undefined;
  readonly children: ReactNode;
}

/** A page for those who may see it; the others are led to where `open` says, or to the first page, and told why. */
export function Permitted({ to, open, refused, children }: PermittedProps) {
  const may = useMay();
  const schoolContext = useSchoolContext();
  const viewer = viewerOf(useSession());
  const allowed = !to || may(to);
  if (!allowed) return <LedAway why={refused ?? 'shell.forbidden.about'} to={open?.otherwise ?? '/'} />;
  if (open && !matches(open.where, schoolContext, viewer))
    return <LedAway why="shell.forbidden.school" to={open.otherwise} />;
  return children;
}
