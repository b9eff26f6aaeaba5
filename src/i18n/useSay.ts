import { useTranslate } from 'react-admin';
import type { SentenceKey } from './catalogue';

/**
 * Returns a function that translates a key into the current language; `smart_count` among the values selects the
 * plural.
 *
 * @example say('shell.exit')
 */
export const useSay = useTranslate as () => (
  key: SentenceKey,
  values?: Readonly<Record<string, string | number>>,
) => string;
