/** Key in sessionStorage: the username is stored for this tab only, and read once. */
const KEY = 'sportello.nomePerAccesso';

/** Stores the username for the next sign-in of a person who has just chosen a password. */
export const storeNameToSignIn = (username: string): void => sessionStorage.setItem(KEY, username);

/** Returns the stored username and deletes it. */
export function takeNameToSignIn(): string | undefined {
  const name = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return name;
}
