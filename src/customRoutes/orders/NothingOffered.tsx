import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { customersArea } from '../../../contract/orders/endpoints';
import type { Variant } from '../../../contract/orders/orderWizard';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';

/** Says that there is nothing to renew or to restore; for renewed services, links to the copy of the contract. */
export function NothingOffered({ kind, services }: Variant) {
  const say = useSay();
  const { customerCode } = useSession().school;
  const { data } = useRead(
    customersArea,
    { params: { code: customerCode } },
    {
      enabled: kind === 'renewal' && services,
    },
  );
  const renewed = services ? 'services' : 'contracts';
  return (
    <Alert severity="info" role="status">
      {say(`orders.none.${kind === 'renewal' ? renewed : kind}`)}{' '}
      {data && (
        <Link href={data.url} target="_blank" rel="noopener">
          {say('orders.none.link')}
        </Link>
      )}
    </Alert>
  );
}
