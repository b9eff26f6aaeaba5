import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CountedOption } from './CountedOption';

interface ChosenFilterProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly change: (value: string) => void;
  /** The number of records that each value would leave, if known. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** The reason it is disabled; enabled if undefined. */
  readonly disabledReason?: string | undefined;
  /** The reason why values are missing; undefined if none are. */
  readonly problem?: string | undefined;
}

/**
 * Renders a choice filter in a chip: one of its values, or any. A disabled one can still be focused, and shows the
 * reason.
 */
export function SelectFilter({
  id,
  label,
  value,
  values,
  change,
  counts,
  disabledReason,
  problem,
}: ChosenFilterProps) {
  const translate = useTranslate();
  const reason = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => change(target.value)}
        aria-describedby={disabledReason || problem ? reason : undefined}
        {...(disabledReason && { 'aria-disabled': true, 'data-tip': disabledReason })}
      >
        <option value="">{translate('engine.list.any')}</option>
        {values.map(([one, called]) => (
          <CountedOption key={one} value={one} count={counts?.[one]}>
            {called}
          </CountedOption>
        ))}
      </select>
      {disabledReason && (
        <span id={reason} hidden>
          {disabledReason}
        </span>
      )}
      {!disabledReason && problem && (
        <small id={reason} role="alert">
          {problem}
        </small>
      )}
    </>
  );
}
