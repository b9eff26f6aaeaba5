import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import type { ShownProduct } from './productQuery';

/** Shows the product data of an address, read-only. */
export function ProductFields({ product }: { readonly product: ShownProduct }) {
  const say = useSay();
  const translate = useTranslate();
  const { descrizione, dataScadenzaAssistenza, statoContratto } = product;
  const shown = [
    ['program', descrizione],
    ['expiry', dataScadenzaAssistenza && showDay(dataScadenzaAssistenza)],
    [
      'state',
      statoContratto && translate(`resources.licenceProduct.values.statoContratto.${statoContratto}`),
    ],
  ] as const;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 560, display: 'grid', gap: 2.5 }}>
      {shown.map(([name, value]) => (
        <TextField
          key={name}
          label={say(`assistance.fields.${name}`)}
          value={value || '–'}
          slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
        />
      ))}
    </Paper>
  );
}
