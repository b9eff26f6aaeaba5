import { useTranslate } from 'react-admin';
import { refusalText } from './refusal';

/**
 * Returns a function that gives the translated message for a failed call; `refusalText` gives it untranslated.
 * @example const refusalOf = useRefusalText(); setProblem(refusalOf(error));
 */
export function useRefusalText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => translate(refusalText(error));
}
