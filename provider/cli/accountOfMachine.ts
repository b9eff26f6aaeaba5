import { userInfo } from 'node:os';

/** The account that the program runs as; undefined where the system knows none. */
export function accountOfMachine(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
