import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { NativeSelect } from '../../ui/NativeSelect';
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
export function SelectFilter({ label, value, values, change, counts, why }: ChosenFilterProps) {
  const translate = useTranslate();
  const reason = useId();
  return (
    <>
      <NativeSelect
        label={label}
        value={value}
        change={change}
        {...(why && {
          more: { 'aria-disabled': true, 'aria-describedby': reason, 'data-tip': why } as object,
          style: { opacity: 0.7 },
        })}
      >
        <option value="">{translate('engine.list.any')}</option>
        {values.map(([one, called]) => (
          <CountedOption key={one} value={one} count={counts?.[one]}>
            {called}
          </CountedOption>
        ))}
      </NativeSelect>
      {why && (
        <span id={reason} hidden>
          {why}
        </span>
      )}
    </>
  );
}
