import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useParams, useSearchParams } from 'react-router';
import { assistanceContactList } from '../../../contract/assistance/endpoints';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { cardOf } from '../../resources/assistance/cardOf';
import { InterventionsOf } from '../../resources/assistance/InterventionsOf';
import { ProductFields } from '../../resources/licences/ProductFields';
import { readObject, readProduct } from '../../resources/licences/productQuery';
import { BackButton } from '../../ui/BackButton';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { useElapsed } from '../../ui/useElapsed';

/** Duration of the loading state in milliseconds (ADM-060). */
const LOADING = 500;

/** Renders the assistance for the product in the address; without a product, the interventions for a card. */
export function AssistancePage() {
  const say = useSay();
  const [params] = useSearchParams();
  const { id = '' } = useParams();
  const loaded = useElapsed(LOADING);
  const product = readProduct(params.get('prodotto'));
  const title = say(product ? 'assistance.product' : 'assistance.interventions');
  return (
    <Page title={title} actions={<BackButton>{say('assistance.close')}</BackButton>}>
      {!loaded && (
        <div role="status" aria-label={say('assistance.loading')}>
          <Skeleton variant="rounded" height={240} />
        </div>
      )}
      {loaded && product && <ProductFields product={product} />}
      {loaded && !product && <Interventions id={id} scheda={params.get('scheda')} />}
    </Page>
  );
}

/** Renders the interventions for the card in the address; without one, for the card of the contact with this id. */
function Interventions({ id, scheda }: { readonly id: string; readonly scheda: string | null }) {
  const say = useSay();
  const card = cardOf(readObject(scheda));
  const { data, isError, refetch } = useRead(
    assistanceContactList,
    {},
    {
      enabled: !card,
    },
  );
  const contact = data?.find(({ idScheda }) => idScheda === id);
  const asked = card ?? (contact && cardOf(contact));
  if (asked) return <InterventionsOf of={{ card: asked }} />;
  if (isError) return <NotLoaded again={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return <Alert severity="info">{say('assistance.unknown')}</Alert>;
}
