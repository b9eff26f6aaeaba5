/** Answers of the identity provider that say nothing about the person: to be tried again. */
const passing = ['server_error', 'temporarily_unavailable'];

/** Whether the identity provider said no (nobody is signed in, the refresh token is over), rather than nothing. */
export function isRefusal(error: unknown): boolean {
  return isAnswer(error) && !passing.includes(error.error ?? '');
}

/** Whether the identity provider said that it failed itself. */
export function isFailure(error: unknown): boolean {
  return isAnswer(error) && passing.includes(error.error ?? '');
}

const isAnswer = (error: unknown): error is Error & { readonly error?: string } =>
  error instanceof Error && error.name === 'ErrorResponse';
