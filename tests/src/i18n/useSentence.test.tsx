import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { errors } from '../../../contract/schema/errors';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { useSentence } from '../../../src/i18n/useSentence';

/** Returns a translator for a language. */
async function sentenceIn(locale: 'it' | 'en') {
  const i18n = createI18nProvider();
  await i18n.changeLocale(locale);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
  );
  return renderHook(() => useSentence(), { wrapper }).result.current;
}

it('says what the contract wrote in the language in use, and what no catalogue knows as it is', async () => {
  const [italian, english] = [await sentenceIn('it'), await sentenceIn('en')];
  expect(italian(errors.stale.say)).toBe(errors.stale.say);
  expect(english(errors.stale.say)).toMatch(/somebody else|changed/i);
  expect(english('Questo non lo conosce nessuno.')).toBe('Questo non lo conosce nessuno.');
});

it('says a key too, and counts', async () => {
  const sentence = await sentenceIn('it');
  expect(sentence('shell.unreachable')).not.toBe('shell.unreachable');
  expect(sentence('%{smart_count} riga |||| %{smart_count} righe', { smart_count: 2 })).toBe('2 righe');
});
