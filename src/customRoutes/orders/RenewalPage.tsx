import Typography from '@mui/material/Typography';
import { useSay } from '../../i18n/useSay';
import { useMay } from '../../session/viewer';
import { Page } from '../../ui/Page';
import { OrderWizard } from './OrderWizard';
import { Reserved } from './Reserved';

function RenewalPage({ services }: { readonly services: boolean }) {
  const say = useSay();
  const may = useMay();
  if (!may(['order', 'read'])) return <Reserved kind="renewal" />;
  return (
    <Page title={say(services ? 'orders.title.serviceRenewal' : 'orders.title.contractRenewal')}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {say(services ? 'orders.parent.services' : 'orders.parent.contracts')}
      </Typography>
      <OrderWizard variant={{ kind: 'renewal', services }} />
    </Page>
  );
}

/** Renders the renewal of support contracts. */
export const ContractRenewalPage = () => <RenewalPage services={false} />;
/** Renders the renewal of services. */
export const ServiceRenewalPage = () => <RenewalPage services />;
