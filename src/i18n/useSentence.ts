import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Says what the contract or the provider wrote, in the language in use; what no catalogue knows is said as it is. Where
 * it may be a key instead, as of an answer that never came, it is said as `useSay` does.
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
