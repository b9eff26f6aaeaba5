import { freeUsernames, usernameFor } from '../../contract/users/newUser';

/** Makes the usernames of one school, numbered when the name is taken: rossi.mario, rossi.mario2. */
export function usernames(reserved: readonly string[] = []): (sn: string, cn: string) => string {
  const nextFree = freeUsernames(new Set(reserved));
  return (sn, cn) => nextFree(usernameFor(sn, cn));
}
