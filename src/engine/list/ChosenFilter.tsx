import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { CountedOption } from './CountedOption';

interface ChosenFilterProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly change: (value: string) => void;
  /** How many records each value would leave, as far as anybody knows. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** Why it is out of use; it is in use without. */
  readonly why?: string | undefined;
}

/** A filter that is a choice of its values or any. Out of use it can still be reached, and says why. */
export function ChosenFilter({ label, value, values, change, counts, why }: ChosenFilterProps) {
  const translate = useTranslate();
  const reason = useId();
  return (
    <>
      <TextField
        select
        label={label}
        value={value}
        onChange={({ target }) => change(target.value)}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          ...(why && {
            htmlInput: { 'aria-disabled': true, 'aria-describedby': reason, 'data-tip': why },
          }),
        }}
        sx={why ? { opacity: 0.7 } : {}}
      >
        <option value="">{translate('engine.list.any')}</option>
        {values.map(([one, called]) => (
          <CountedOption key={one} value={one} count={counts?.[one]}>
            {called}
          </CountedOption>
        ))}
      </TextField>
      {why && (
        <span id={reason} hidden>
          {why}
        </span>
      )}
    </>
  );
}
