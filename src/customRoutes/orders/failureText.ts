import { refusalText } from '../../api/refusal';

/** Returns the text for a failed call: the provider's reason, or a general sentence if it does not answer. */
export function failureText(error: unknown): string {
  const { status = 0 } = error as { status?: number };
  return status >= 400 && status < 500 ? refusalText(error) : 'orders.unavailable';
}
