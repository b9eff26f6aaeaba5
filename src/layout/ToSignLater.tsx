import { later } from '../i18n/italian';
import { useMay } from '../session/viewer';
import { useLoadedWhenIdle } from './useLoadedWhenIdle';

const fetchToSign = later(() => import('../features/signing/ToSign').then((file) => file.ToSign));

/** For supervisors only, and after the first screen: what is to be signed. */
export function ToSignLater() {
  return useMay()(['contractDocument', 'list']) && <Later />;
}

function Later() {
  const ToSign = useLoadedWhenIdle(fetchToSign);
  return ToSign && <ToSign />;
}
