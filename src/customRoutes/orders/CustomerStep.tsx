import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { bands } from '../../../contract/orders/products';
import { useSay } from '../../i18n/useSay';
import { FactList } from '../../steps/FactList';
import type { StepProps } from '../../steps/stepScreen';
import { useCustomer } from './useOrders';

const shown = [
  ...(['intestazione', 'nome', 'indirizzo', 'cap', 'citta', 'codiceFiscale', 'pIva'] as const),
  ...(['codiceMinisteriale', 'email', 'pec', 'codiceFatturazione'] as const),
] as const;

interface CustomerStepProps extends StepProps {
  /** Whether to ask for the band of pupils. */
  readonly asksBand: boolean;
}

/** Shows the school's customer data, read-only, and asks for the band of its pupils. */
export function CustomerStep({ answers, change, problems, asksBand }: CustomerStepProps) {
  const say = useSay();
  const translate = useTranslate();
  const { data } = useCustomer();
  if (!data) return null;
  const problem = problems.find(({ field }) => field === 'fascia')?.message;
  return (
    <>
      <Alert severity="info" role="none" sx={{ mb: 2 }}>
        {say('orders.customer.about', { mail: data.fornitore.contatto })}
      </Alert>
      <FactList
        facts={shown.map((name) => [
          say(`orders.customer.${name}`),
          data[name] || say('orders.customer.unknown'),
        ])}
      />
      {asksBand && (
        <TextField
          select
          required
          id="order-band"
          label={say('orders.customer.band')}
          value={String(answers.fascia ?? '')}
          onChange={({ target }) => change({ ...answers, fascia: target.value })}
          error={problem !== undefined}
          helperText={problem && translate(problem)}
          sx={{ mt: 3, minWidth: 260 }}
        >
          {bands.map((band) => (
            <MenuItem key={band} value={band}>
              {say(`orders.customer.bands.b${band}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
