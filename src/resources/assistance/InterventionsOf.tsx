import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { InterventionSearch } from '../../../contract/assistance/assistance';
import { interventionsFind, interventionsOfPackage } from '../../../contract/assistance/endpoints';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { InterventionTable } from './InterventionTable';

/** The subject of the interventions: a card or a package. */
export type Of = { readonly card: InterventionSearch } | { readonly package: string };

/** Shows the interventions for a card or a package. */
export function InterventionsOf({ of }: { readonly of: Of }) {
  const say = useSay();
  const translate = useTranslate();
  const [card, pack] = 'card' in of ? [of.card, ''] : [undefined, of.package];
  const ofCard = useRead(
    interventionsFind,
    { body: card as InterventionSearch },
    { enabled: card !== undefined },
  );
  const ofPackage = useRead(
    interventionsOfPackage,
    { params: { idPacchetto: pack } },
    { enabled: card === undefined },
  );
  const { data, isError, refetch } = card ? ofCard : ofPackage;
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
