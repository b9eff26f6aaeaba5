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
export const createI18nProvider = () =>
  polyglotI18nProvider(
    (locale) => (locale === 'en' ? import('./en/en').then(({ en }) => en) : it),
    'it',
    languages,
    {
      pluralRules: {
        pluralTypes: { it: formOf('it'), en: formOf('en') },
        pluralTypeToLanguages: { it: ['it'], en: ['en'] },
      },
      // A sentence that the provider wrote is shown as it is; a missing label of ours does not compile.
      allowMissing: true,
    },
  );
