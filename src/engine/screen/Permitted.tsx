import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from '../../../contract/permissions/permissions';
import { matches } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext, viewerOf } from '../../session/viewer';
import { LedAway } from '../../ui/LedAway';
import type { Resource } from '../declaration/defineResource';

interface PermittedProps {
  readonly to: Permission | undefined;
  readonly open?: Resource['open'];
  /** Resource of the page, which may have a sentence of its own for people without permission. */
  readonly resource?: string;
  readonly children: ReactNode;
}

/**
 * Renders a page for people who may see it; others are redirected to the address in `open`, or else to the first page,
 * with a message that gives the reason.
 */
export function Permitted({ to, open, resource, children }: PermittedProps) {
  const may = useMay();
  const schoolContext = useSchoolContext();
  const viewer = viewerOf(useSession());
  const translate = useTranslate();
  const allowed = !to || may(to);
  if (!allowed) {
    const why = resource && translate(`resources.${resource}.refused`, { _: '' });
    return <LedAway why={why || 'shell.forbidden.about'} to={open?.otherwise ?? '/'} />;
  }
  if (open && !matches(open.where, schoolContext, viewer))
    return <LedAway why="shell.forbidden.school" to={open.otherwise} />;
  return children;
}
