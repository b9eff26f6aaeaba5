import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Returns a function that translates sentences of the contract or the provider into the current language; sentences
 * unknown to the catalogues stay unchanged. It also accepts a key, as for an answer that never came, and then works
 * like `useSay`.
 *
 * @example sentence(refusalText(error))
 */
export function useSentence() {
  const translate = useTranslate();
  return useCallback(
    (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
      translate(text, { ...values, _: text }),
    [translate],
  );
}
