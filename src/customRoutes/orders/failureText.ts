import { refusalText } from '../../api/refusal';

/** What is said of a call that failed: why the provider refused it, or in general words that it does not answer. */
export function failureText(error: unknown): string {
  const { status = 0 } = error as { status?: number };
  return status >= 400 && status < 500 ? refusalText(error) : 'orders.unavailable';
}
