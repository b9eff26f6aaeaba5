import { showNumber } from '../values/showNumber';
import { fitArticles } from './articles';
import type { Parameter } from './texts';

/** Languages of the messages. */
export type Locale = 'it' | 'en';

const PLACE = /\{(\w+)(?::(and|or))?\}/g;
/** Separates singular and plural, as in the catalogues of react-admin. */
export const FORMS = ' |||| ';

/**
 * Inserts values into the places of a text. Numbers are grouped as the language requires, and Italian articles before
 * them are changed to suit. `{count}` selects singular or plural, if the text has both. A list for `{names:and}`
 * becomes `a, b e c`, for `{names:or}` `a, b o c`.
 */
export function fill(text: string, params: Readonly<Record<string, Parameter>>, locale: Locale): string {
  const [one = '', other] = text.split(FORMS);
  const form = other === undefined || isOne(params.count, locale) ? one : other;
  const fitted = locale === 'it' ? fitArticles(form, (name) => params[name]) : form;
  return fitted.replace(PLACE, (_place, name: string, joined?: 'and' | 'or') =>
    shown(params[name] ?? '', locale, joined),
  );
}

const isOne = (count: Parameter | undefined, locale: Locale): boolean =>
  new Intl.PluralRules(locale).select(Number(count)) === 'one';

function shown(value: Parameter, locale: Locale, joined: 'and' | 'or' = 'and'): string {
  if (typeof value === 'number') return showNumber(value, locale);
  if (typeof value === 'string') return value;
  // British English has no comma before "and".
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, {
    type: joined === 'or' ? 'disjunction' : 'conjunction',
  }).format(value);
}
