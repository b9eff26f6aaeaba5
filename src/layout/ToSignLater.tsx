import { lazy, Suspense } from 'react';
import { may } from '../../contract/permissions';
import { useSession } from '../engine/SessionContext';
import { later } from '../i18n/italian';
import { useAtRest } from './useAtRest';

const ToSign = lazy(later(() => import('../procedures/signing/ToSign')));

/** For supervisors only, and after the first screen: what is to be signed. */
export function ToSignLater() {
  const { roles } = useSession();
  const rested = useAtRest();
  if (!rested || !may(roles, ['contractDocument', 'list'])) return null;
  return (
    <Suspense>
      <ToSign />
    </Suspense>
  );
}
