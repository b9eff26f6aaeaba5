import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useController, useFormContext } from 'react-hook-form';
import { CIG_LENGTH, tenderFields } from '../../../contract/orders/order';
import { useSay } from '../../i18n/useSay';
import { AnswerInput } from '../../steps/AnswerForm';

const tender = ['cig', 'numeroOrdine', 'dataOrdine'] as const;

/** The answers of the form; the CIG is sent in capital letters. */
export const tenderSpec = { fields: tenderFields, capitals: ['cig'] } as const;

/** Asks whether to order on MEPA or with the data of the school's own tender. */
export function TenderForm() {
  const say = useSay();
  const { resetField } = useFormContext();
  const { field: mepa } = useController({ name: 'sendToMepa' });
  return (
    <Stack spacing={2} sx={{ maxWidth: 480, mb: 2 }}>
      <FormControlLabel
        label={say('orders.tender.mepa')}
        control={
          <Checkbox
            checked={mepa.value !== false}
            onChange={(_, on) => {
              mepa.onChange(on);
              // Choosing MEPA clears the fields of the tender.
              for (const name of tender) resetField(name, { defaultValue: '' });
            }}
            onBlur={mepa.onBlur}
          />
        }
      />
      {mepa.value === false &&
        tender.map((name) => (
          <AnswerInput
            key={name}
            name={name}
            label={say(`orders.tender.${name}`)}
            required
            {...(name === 'cig' && { typing: { maxLength: CIG_LENGTH } })}
          />
        ))}
    </Stack>
  );
}
