import { isUnreachable, refusalText } from '../api/refusal';

/**
 * Returns the text for a failed call of a procedure: the reason for a refusal, that no answer came, or `failed` for
 * technical failures.
 */
export function failureText(error: unknown, failed: string): string {
  const { status = 0 } = error as { readonly status?: number };
  if (isUnreachable(error)) return 'procedure.unreachable';
  return status >= 400 && status < 500 ? refusalText(error) : failed;
}
