import { useTranslate } from 'react-admin';
import { refusalText } from './refusal';

/**
 * Returns the translated message for a failed call; `refusalText` returns it untranslated.
 *
 * @example const refusalOf = useRefusalText(); setProblem(refusalOf(error));
 */
export function useRefusalText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => translate(refusalText(error));
}
