import { refusalText } from '../api/refusal';

/** Returns the text for a failed call of a procedure: the reason for a refusal, or `failed` for technical failures. */
export function failureText(error: unknown, failed: string): string {
  const { status = 0 } = error as { readonly status?: number };
  return status >= 400 && status < 500 ? refusalText(error) : failed;
}
