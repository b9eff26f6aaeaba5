import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { showNumber } from '../../../contract/values/showNumber';

/** Above this number of records, a confirmation asks for the number. */
const TYPED_ABOVE = 100;

/** Field for the number of records that an action is about to change. */
export interface TypedCount {
  /** Undefined if there are too few records to ask. */
  readonly field: ReactNode;
  /** Reason why the confirmation is disabled, until the number is right. */
  readonly disabledReason: string | undefined;
}

/**
 * Provides a field in which the person types the number of records, if there are more than {@link TYPED_ABOVE}, so that
 * nobody changes many records by an accidental key press.
 */
export function useTypedCount(count: number): TypedCount {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  if (count <= TYPED_ABOVE) return { field: undefined, disabledReason: undefined };
  const shown = { count: showNumber(count) };
  const right = Number(typed.replace(/[\s.,’']/g, '') || Number.NaN) === count;
  return {
    field: (
      <TextField
        autoFocus
        autoComplete="off"
        label={translate('engine.action.typeCount.label')}
        helperText={translate('engine.action.typeCount.help', shown)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mt: 1 }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' } }}
      />
    ),
    disabledReason: right ? undefined : translate('engine.action.typeCount.missing', shown),
  };
}
