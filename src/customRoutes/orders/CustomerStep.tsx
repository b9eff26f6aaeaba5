import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Band } from '../../../contract/orders/products';
import { useSay } from '../../i18n/useSay';
import { AnswerInput } from '../../steps/AnswerForm';
import { FactList } from '../../steps/FactList';
import { bandLabel } from './bandLabel';
import { asksBand, useOrder } from './OrderContext';
import { useCustomer } from './useOrders';

const shown = [
  ...(['intestazione', 'nome', 'indirizzo', 'cap', 'citta', 'codiceFiscale', 'pIva'] as const),
  ...(['codiceMinisteriale', 'email', 'pec', 'codiceFatturazione'] as const),
] as const;

/** Shows the school's customer data, read-only, and asks for the band of its number of pupils. */
export function CustomerStep() {
  const say = useSay();
  const { chosen } = useOrder();
  const { data } = useCustomer();
  if (!data) return null;
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
      {asksBand(chosen) && (
        <Box sx={{ mt: 3, maxWidth: 320 }}>
          <AnswerInput
            name="fascia"
            label={say('orders.customer.band')}
            required
            textOf={(band) => bandLabel(say, band as Band, data.limitiFasce)}
          />
        </Box>
      )}
    </>
  );
}
