import { type ErrorCode, errors, type FieldError } from '../../../contract/schema/errors';
import { refusalText } from '../../api/refusal';

interface Failure {
  readonly code?: string;
  readonly status?: number;
  readonly message?: string;
  readonly errors?: readonly FieldError[];
}

/** Text of a failure: a sentence, and details of the provider. */
export interface AliasRefusal {
  readonly text: string;
  readonly details: readonly string[];
}

/**
 * Returns the text for rejected credentials: the sentence specified for the status, then the reason (ALIAS-042 to
 * ALIAS-044).
 */
export function credentialsRefusal(error: unknown): AliasRefusal {
  const { code = '', status = 0, message = '' } = error as Failure;
  // Without a response, nothing is known about the credentials.
  if (status === 0) return { text: refusalText(error), details: [] };
  const stated: ErrorCode =
    code === 'wrongCredentials' || code === 'unknownAccount' || code === 'unauthenticated'
      ? code
      : 'credentialsRefused';
  const text = errors[stated].say;
  return { text, details: message && message !== text ? [message] : [] };
}

/** Returns the text for an alias that could not be created: the provider's message, by field (ALIAS-045). */
export function createRefusal(error: unknown): AliasRefusal {
  const { message = errors.internal.say, errors: fields = [] } = error as Failure;
  return { text: message, details: [...new Set(fields.map((field) => field.message))] };
}

/** Returns whether the name or the password was rejected. */
export const isOfCredentials = (error: unknown): boolean =>
  ['wrongCredentials', 'unknownAccount', 'credentialsRefused'].includes((error as Failure).code ?? '');
