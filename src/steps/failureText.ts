import { refusalText } from '../api/refusal';

/** What is said of a call of a procedure that failed: why it was refused, or `failed` where that is no fault of the person's. */
export function failureText(error: unknown, failed: string): string {
  const { status = 0 } = error as { readonly status?: number };
  return status >= 400 && status < 500 ? refusalText(error) : failed;
}
