import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { showNumber } from '../../contract/values/showNumber';
import { italian, onSentences } from './italian';
import { ownWord } from './ownWords';
import { flat, type Phrases } from './phrases';

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
  // Keys that are whole, as `ra.action.add`, serve as well as nested ones; its type knows the latter only.
  const english = async () => {
    const [{ en }, spoken] = await Promise.all([import('./en/en'), import('./en/sentences/sentences')]);
    inEnglish = spoken.inEnglish;
    return flat(en);
  };
  /** What the contract and the provider say in Italian; nothing while Italian is spoken. */
  let inEnglish: (italian: string) => string | undefined = () => undefined;
  const provider = polyglotI18nProvider(
    ((locale: string) => (locale === 'en' ? english() : first)) as (locale: string) => TranslationMessages,
    'it',
    languages,
    {
      allowMissing: true,
      // Polyglot writes a number as JavaScript does. Here it is in groups of three: 1.000.000, in English 1,000,000.
      replace(this: string, place: RegExp, valueAt: (place: string, name: string) => unknown) {
        return this.replace(place, (found: string, name: string) => {
          const value = valueAt(found, name);
          return typeof value === 'number' ? showNumber(value, provider.getLocale()) : String(value);
        });
      },
    },
  );
  // Polyglot copies the sentences it is given: those that are fetched later are given to it again.
  if (first === italian)
    onSentences(async () => {
      if (provider.getLocale() === 'it') await provider.changeLocale('it');
    });
  return {
    ...provider,
    // Whoever gives a sentence in place of a key is given it in the language in use; what a resource brings itself, or a
    // default, is said where the catalogue has nothing.
    translate(key: string, options?: { readonly _?: string }) {
      const locale = provider.getLocale();
      const spoken = (locale === 'en' ? inEnglish(key) : undefined) ?? ownWord(locale, key, options?._);
      return provider.translate(key, spoken === undefined ? options : { ...options, _: spoken });
    },
  };
}
