import { useTranslate } from 'react-admin';

interface CountedOptionProps {
  readonly value: string;
  /** The number of records that this value would leave; undefined if unknown. */
  readonly count: number | undefined;
  readonly children: string;
}

/**
 * Renders a value of a filter with the number of records that it would leave: displayed as `Attivo (312)`, announced as
 * `Attivo, 312`.
 */
export function CountedOption({ value, count, children }: CountedOptionProps) {
  const translate = useTranslate();
  if (count === undefined) return <option value={value}>{children}</option>;
  const said = { value: children, count };
  return (
    <option value={value} aria-label={translate('engine.filter.counted', said)}>
      {translate('engine.filter.countedShort', said)}
    </option>
  );
}
