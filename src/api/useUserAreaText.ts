import { useTranslate } from 'react-admin';
import { errors } from '../../contract/schema/errors';
import type { RefusedCall } from './refusedCall';

/**
 * Returns a function that gives the message for a failed call of the user area in the current language. For status 400
 * or 500 it says that the data are not available (ACC-033).
 * @example const userAreaText = useUserAreaText(); setFailure(userAreaText(error));
 */
export function useUserAreaText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    const { status = 0, message } = error as RefusedCall;
    return translate(status === 400 || status === 500 ? errors.internal.say : message);
  };
}
