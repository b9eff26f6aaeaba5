import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Returns a function that translates messages of the contract or the provider (contract/messages) into the current
 * language; any other text stays unchanged. It also accepts a key, as for an answer that never came, and then works like
 * `useSay`.
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
