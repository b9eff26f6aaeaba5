import type { I18nProvider } from 'react-admin';
import { italian } from './italian';
import { flat, type Phrases, spoken, type Values } from './phrases';

export const languages = [
  { locale: 'it', name: 'Italiano' },
  { locale: 'en', name: 'English' },
];

/**
 * The console speaks Italian; English is fetched when somebody chooses it. A sentence that the provider wrote is shown
 * as it is; a missing label of ours does not compile.
 *
 * @param first the sentences to begin with, by their keys
 */
export function createI18nProvider(first: Phrases = italian): I18nProvider {
  let locale = 'it';
  let phrases = first;
  return {
    translate(key: string, values: Values | number = {}) {
      const put = typeof values === 'number' ? { smart_count: values } : values;
      const { _: otherwise } = put;
      if (key === '') return '';
      // Object.prototype has names too, and a provider may send any of them.
      if (Object.hasOwn(phrases, key)) return spoken(phrases[key] ?? '', put, locale);
      return typeof otherwise === 'string' ? spoken(otherwise, put, locale) : spoken(key, put, locale);
    },
    async changeLocale(next: string) {
      phrases = next === 'en' ? flat((await import('./en/en')).en) : first;
      locale = next;
    },
    getLocale: () => locale,
    getLocales: () => languages,
  };
}
