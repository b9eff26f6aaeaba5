import { type ErrorCode, errors, type FieldError } from '../../../contract/schema/errors';
import { refusalText } from '../../api/refusal';

interface Failure {
  readonly code?: string;
  readonly status?: number;
  readonly message?: string;
  readonly errors?: readonly FieldError[];
}

/** What is said of a failure: a sentence, and what the provider says besides. */
export interface AliasRefusal {
  readonly text: string;
  readonly details: readonly string[];
}

/** Of credentials that prove nothing: the sentence that is stated for the status, then why (ALIAS-042 to ALIAS-044). */
export function credentialsRefusal(error: unknown): AliasRefusal {
  const { code = '', status = 0, message = '' } = error as Failure;
  // No answer says nothing of them.
  if (status === 0) return { text: refusalText(error), details: [] };
  const stated: ErrorCode =
    code === 'wrongCredentials' || code === 'unknownAccount' || code === 'unauthenticated'
      ? code
      : 'credentialsRefused';
  const text = errors[stated].say;
  return { text, details: message && message !== text ? [message] : [] };
}

/** Of an alias that was not made: what the provider says, and of which fields (ALIAS-045). */
export function createRefusal(error: unknown): AliasRefusal {
  const { message = errors.internal.say, errors: fields = [] } = error as Failure;
  return { text: message, details: [...new Set(fields.map((field) => field.message))] };
}

/** Whether it was the name or the password that was not accepted. */
export const isOfCredentials = (error: unknown): boolean =>
  ['wrongCredentials', 'unknownAccount', 'credentialsRefused'].includes((error as Failure).code ?? '');
