import { may } from '../../contract/permissions';
import { later } from '../i18n/italian';
import { useSession } from '../session/SessionContext';
import { useLoadedWhenIdle } from './useLoadedWhenIdle';

const fetchToSign = later(() => import('../features/signing/ToSign').then((file) => file.ToSign));

/** For supervisors only, and after the first screen: what is to be signed. */
export function ToSignLater() {
  const { roles } = useSession();
  return may(roles, ['contractDocument', 'list']) && <Later />;
}

function Later() {
  const ToSign = useLoadedWhenIdle(fetchToSign);
  return ToSign && <ToSign />;
}
