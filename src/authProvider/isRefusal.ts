/** Answers of the identity provider that say nothing about the person: to be tried again. */
const passing = ['server_error', 'temporarily_unavailable'];

/** Whether the identity provider said no (nobody is signed in, the refresh token is over), rather than nothing. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name !== 'ErrorResponse') return false;
  return !passing.includes((error as Error & { error?: string }).error ?? '');
}
