/** In this tab only, and read once. */
const KEY = 'sportello.nomePerAccesso';

/** Keeps the name that somebody is to sign in with next: they have just chosen a password for it. */
export const keepNameToSignIn = (username: string): void => sessionStorage.setItem(KEY, username);

/** The name that was kept, which is forgotten then. */
export function takeNameToSignIn(): string | undefined {
  const name = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return name;
}
