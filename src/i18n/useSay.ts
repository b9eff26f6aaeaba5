import { useTranslate } from 'react-admin';
import type { SentenceKey } from './catalogue';

/**
 * The sentence of a key in the language in use; `smart_count` among the values chooses the plural.
 *
 * @example say('shell.exit')
 */
export const useSay = useTranslate as () => (
  key: SentenceKey,
  values?: Readonly<Record<string, string | number>>,
) => string;
