import { lazy, Suspense } from 'react';
import { may } from '../../contract/permissions';
import { useSession } from '../engine/SessionContext';

const ToSign = lazy(() => import('../procedures/signing/ToSign'));

/** For supervisors only, and after the first screen: what is to be signed. */
export function ToSignLater() {
  const { roles } = useSession();
  if (!may(roles, ['contractDocument', 'list'])) return null;
  return (
    <Suspense>
      <ToSign />
    </Suspense>
  );
}
