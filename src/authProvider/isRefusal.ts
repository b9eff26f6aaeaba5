/** OAuth error codes that say nothing about the person: the request may be retried. */
const passing = ['server_error', 'temporarily_unavailable'];

/**
 * Returns true if the identity provider rejected the request (nobody is signed in, the refresh token expired), as
 * opposed to not answering.
 */
export function isRefusal(error: unknown): boolean {
  return isAnswer(error) && !passing.includes(error.error ?? '');
}

/** Returns true if the identity provider reported a failure of its own. */
export function isFailure(error: unknown): boolean {
  return isAnswer(error) && passing.includes(error.error ?? '');
}

const isAnswer = (error: unknown): error is Error & { readonly error?: string } =>
  error instanceof Error && error.name === 'ErrorResponse';
