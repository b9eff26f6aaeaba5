import { useTranslate } from 'react-admin';

interface CountedOptionProps {
  readonly value: string;
  /** How many records it would leave; nothing while nobody knows. */
  readonly count: number | undefined;
  readonly children: string;
}

/** A value of a filter with how many records it would leave: seen as `Attivo (312)`, heard as `Attivo, 312`. */
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
