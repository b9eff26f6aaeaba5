/** A number in groups of three from a thousand on, as offices write it: 6.500; in English 6,500. */
export const showNumber = (value: number, locale = 'it'): string =>
  value.toLocaleString(locale, { useGrouping: 'always' });
