import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { InterventionSearch } from '../../../contract/assistance/assistance';
import { interventionsFind, interventionsOfPackage } from '../../../contract/assistance/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { InterventionTable } from './InterventionTable';

/** Whose interventions: a card's, or a package's. */
export type Of = { readonly card: InterventionSearch } | { readonly package: string };

/** The interventions for a card or a package. */
export function InterventionsOf({ of }: { readonly of: Of }) {
  const say = useSay();
  const translate = useTranslate();
  const callApi = useCallApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['interventions', of],
    queryFn: async ({ signal }) =>
      'card' in of
        ? (await callApi(interventionsFind, { body: of.card, signal })).data
        : (await callApi(interventionsOfPackage, { params: { idPacchetto: of.package }, signal })).data,
  });
  if (data) return <InterventionTable interventions={data} />;
  if (isError)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {translate('engine.list.retry')}
          </Button>
        }
      >
        {say('administrative.download.failed')}
      </Alert>
    );
  return (
    <div role="status" aria-label={say('assistance.loading')}>
      <Skeleton variant="rounded" height={240} />
    </div>
  );
}
