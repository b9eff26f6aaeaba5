import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CIG_LENGTH } from '../../../contract/orders/order';
import { orderProcedures } from '../../../contract/orders/procedure';
import { answerProblems } from '../../../contract/procedures/procedure';
import { showDay } from '../../../contract/values/dates';
import { readDay } from '../../i18n/typedDay';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { StepProps } from '../../steps/stepScreen';
import { DayButton } from '../../ui/dayPicker/DayButton';

/** Asks whether to order on MEPA or with the data of the school's own tender. */
export function TenderForm({
  answers,
  change,
  problems,
}: Pick<StepProps, 'answers' | 'change' | 'problems'>) {
  const say = useSay();
  const translate = useTranslate();
  const session = useSession();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState(answers.dataOrdine ? showDay(String(answers.dataOrdine)) : '');
  const mepa = answers.sendToMepa !== false;
  const wrong = [
    ...problems,
    ...answerProblems(orderProcedures.contractRenewal, 'riepilogo', answers, viewerOf(session)).filter(
      ({ field }) => left.includes(field),
    ),
  ];
  const problemOf = (name: string) => {
    const found = wrong.find(({ field }) => field === name);
    return found && translate(found.message);
  };
  const props = (name: 'cig' | 'numeroOrdine' | 'dataOrdine') => ({
    id: `order-${name}`,
    name,
    required: true,
    label: say(`orders.tender.${name}`),
    error: problemOf(name) !== undefined,
    helperText: problemOf(name),
    onBlur: () => setLeft((now) => [...now, name]),
  });
  const setDay = (text: string) => {
    setTyped(text);
    change({ ...answers, dataOrdine: readDay(text) ?? (text || null) });
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 480, mb: 2 }}>
      <FormControlLabel
        label={say('orders.tender.mepa')}
        control={
          <Checkbox
            checked={mepa}
            onChange={(_, on) => {
              setLeft([]);
              setTyped('');
              // Checking it clears the fields of the tender.
              change({ sendToMepa: on });
            }}
          />
        }
      />
      {!mepa && (
        <>
          <TextField
            {...props('cig')}
            value={String(answers.cig ?? '')}
            onChange={({ target }) => change({ ...answers, cig: target.value.toUpperCase() })}
            slotProps={{ htmlInput: { maxLength: CIG_LENGTH, autoComplete: 'off' } }}
          />
          <TextField
            {...props('numeroOrdine')}
            value={String(answers.numeroOrdine ?? '')}
            onChange={({ target }) => change({ ...answers, numeroOrdine: target.value })}
            slotProps={{ htmlInput: { maxLength: 50 } }}
          />
          <TextField
            {...props('dataOrdine')}
            value={typed}
            placeholder={say('orders.tender.dayHint')}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{
              input: {
                endAdornment: <DayButton labelledBy="order-dataOrdine-label" typed={typed} change={setDay} />,
              },
              htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
            }}
          />
        </>
      )}
    </Stack>
  );
}
