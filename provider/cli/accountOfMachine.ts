import { userInfo } from 'node:os';

/** Returns the account that the program runs as; undefined if the system knows none. */
export function accountOfMachine(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
