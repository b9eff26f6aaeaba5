import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { fitArticles } from '../../contract/messages/articles';
import { showNumber } from '../../contract/values/showNumber';
import { italian, onSentences } from './italian';
import { ownWord } from './ownWords';
import { flat, type Phrases } from './phrases';

export const languages = [
  { locale: 'it', name: 'Italiano' },
  { locale: 'en', name: 'English' },
];

/**
 * Creates the i18n provider of the console. The default is Italian; English is loaded when it is chosen. An
 * untranslated sentence of the provider is shown unchanged; a missing label of the console does not compile.
 *
 * @param first initial sentences, by key
 */
export function createI18nProvider(first: Phrases = italian): I18nProvider {
  // Flat keys such as `ra.action.add` work as well as nested ones, but the type knows only the latter.
  const english = async () => {
    const [{ en }, spoken] = await Promise.all([
      import('./en/en'),
      import('../../contract/messages/inEnglish'),
    ]);
    inEnglish = spoken.inEnglish;
    return flat(en);
  };
  /** Translates messages of the contract and the provider. Undefined until English is loaded. */
  let inEnglish: (italian: string) => string | undefined = () => undefined;
  const provider = polyglotI18nProvider(
    ((locale: string) => (locale === 'en' ? english() : first)) as (locale: string) => TranslationMessages,
    'it',
    languages,
    {
      allowMissing: true,
      // Polyglot writes numbers without grouping. Here digits are grouped by three: 1.000.000, in English 1,000,000.
      replace(this: string, place: RegExp, valueAt: (place: string, name: string) => unknown) {
        const fitted =
          provider.getLocale() === 'it'
            ? fitArticles(String(this), (name) => valueAt('', name))
            : String(this);
        return fitted.replace(place, (found: string, name: string) => {
          const value = valueAt(found, name);
          return typeof value === 'number' ? showNumber(value, provider.getLocale()) : String(value);
        });
      },
    },
  );
  // Polyglot copies its sentences, so it has to be given those that are loaded later.
  if (first === italian)
    onSentences(async () => {
      if (provider.getLocale() === 'it') await provider.changeLocale('it');
    });
  return {
    ...provider,
    // A message in place of a key is translated to the current language. For any other text, the words of a resource or
    // a default are used.
    translate(key: string, options?: { readonly _?: string }) {
      const locale = provider.getLocale();
      const spoken = (locale === 'en' ? inEnglish(key) : undefined) ?? ownWord(locale, key, options?._);
      return provider.translate(key, spoken === undefined ? options : { ...options, _: spoken });
    },
  };
}
