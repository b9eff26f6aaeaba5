import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { customersArea } from '../../../contract/orders/endpoints';
import type { Variant } from '../../../contract/orders/orderWizard';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';

/** There is nothing to renew or to restore; of services that are renewed, where the copy of the contract is. */
export function NothingOffered({ kind, services }: Variant) {
  const say = useSay();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const { data } = useQuery({
    queryKey: ['orders', 'customersArea'],
    queryFn: async () => (await callApi(customersArea, { params: { code: customerCode } })).data,
    enabled: kind === 'renewal' && services,
  });
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
