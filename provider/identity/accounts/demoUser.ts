import type { Owner } from './readOwner';

/** Whether this is an account that several people try, by the name or the address that it signs in with. */
export const isDemoUser = (
  { demoUsers }: { readonly demoUsers: readonly string[] },
  { username }: Pick<Owner, 'username'>,
): boolean => demoUsers.includes(username.toLowerCase());
