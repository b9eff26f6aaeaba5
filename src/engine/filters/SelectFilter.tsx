import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CountedOption } from './CountedOption';

interface ChosenFilterProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly change: (value: string) => void;
  /** How many records each value would leave, as far as anybody knows. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** Why it is out of use; it is in use without. */
  readonly why?: string | undefined;
  /** Why not all values are there. */
  readonly problem?: string | undefined;
}

/** A filter that is a choice of its values or any, in a chip. Out of use it can still be reached, and says why. */
export function SelectFilter({ id, label, value, values, change, counts, why, problem }: ChosenFilterProps) {
  const translate = useTranslate();
  const reason = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => change(target.value)}
        aria-describedby={why || problem ? reason : undefined}
        {...(why && { 'aria-disabled': true, 'data-tip': why })}
      >
        <option value="">{translate('engine.list.any')}</option>
        {values.map(([one, called]) => (
          <CountedOption key={one} value={one} count={counts?.[one]}>
            {called}
          </CountedOption>
        ))}
      </select>
      {why && (
        <span id={reason} hidden>
          {why}
        </span>
      )}
      {!why && problem && (
        <small id={reason} role="alert">
          {problem}
        </small>
      )}
    </>
  );
}
