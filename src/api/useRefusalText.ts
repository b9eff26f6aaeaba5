import { useTranslate } from 'react-admin';
import { refusalText } from './refusal';

/**
 * The sentence for a failed call in the language in use, ready to be shown; `refusalText` gives what is yet to be translated.
 *
 * @example const refusalOf = useRefusalText(); setProblem(refusalOf(error));
 */
export function useRefusalText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => translate(refusalText(error));
}
