import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { it } from './it/it';

export const languages = [
  { locale: 'it', name: 'Italiano' },
  { locale: 'en', name: 'English' },
];

/** Both have two forms in their sentences, `one |||| other`; the browser's own rules say which. */
const plurals = Object.fromEntries(languages.map(({ locale }) => [locale, new Intl.PluralRules(locale)]));
const formOf = (locale: string) => (count: number) => (plurals[locale]?.select(count) === 'one' ? 0 : 1);

/** The console speaks Italian; English is fetched when somebody chooses it. */
export function createI18nProvider(): I18nProvider {
  const provider: I18nProvider = polyglotI18nProvider(
    (locale) => (locale === 'en' ? import('./en/en').then(({ en }) => en) : it),
    'it',
    languages,
    {
      pluralRules: {
        pluralTypes: { it: formOf('it'), en: formOf('en') },
        pluralTypeToLanguages: { it: ['it'], en: ['en'] },
      },
      // Numbers are read in groups of three: 1.000.000, in English 1,000,000.
      replace(this: string, place: RegExp, read: (place: string, name: string) => unknown) {
        return this.replace(place, (...found: [string, string]) => {
          const value = read(...found);
          return typeof value === 'number' ? value.toLocaleString(provider.getLocale()) : String(value);
        });
      },
      // A sentence that the provider wrote is shown as it is; a missing label of ours does not compile.
      allowMissing: true,
    },
  );
  return provider;
}
