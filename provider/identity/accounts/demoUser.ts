import type { Owner } from './readOwner';

/** Tells whether this is an account shared by several demo users, by its user name or address. */
export const isDemoUser = (
  { demoUsers }: { readonly demoUsers: readonly string[] },
  { username }: Pick<Owner, 'username'>,
): boolean => demoUsers.includes(username.toLowerCase());
