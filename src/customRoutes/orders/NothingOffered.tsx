import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { customersArea } from '../../../contract/endpoints/orders';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';

/** There is nothing to renew; of services, where the copy of the contract is. */
export function NothingOffered({ services }: { readonly services: boolean }) {
  const say = useSay();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const { data } = useQuery({
    queryKey: ['orders', 'customersArea'],
    queryFn: async () => (await callApi(customersArea, { params: { code: customerCode } })).data,
    enabled: services,
  });
  return (
    <Alert severity="info" role="status">
      {say(services ? 'orders.none.services' : 'orders.none.contracts')}{' '}
      {data && (
        <Link href={data.url} target="_blank" rel="noopener">
          {say('orders.none.link')}
        </Link>
      )}
    </Alert>
  );
}
