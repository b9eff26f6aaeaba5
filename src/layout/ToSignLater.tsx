import { may } from '../../contract/permissions';
import { useSession } from '../engine/SessionContext';
import { later } from '../i18n/italian';
import { useLater } from './useLater';

const fetchToSign = later(() => import('../procedures/signing/ToSign').then((file) => file.ToSign));

/** For supervisors only, and after the first screen: what is to be signed. */
export function ToSignLater() {
  const { roles } = useSession();
  return may(roles, ['contractDocument', 'list']) && <Later />;
}

function Later() {
  const ToSign = useLater(fetchToSign);
  return ToSign && <ToSign />;
}
