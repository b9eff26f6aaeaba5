import { isMadeOfKnownWords } from '../../contract/account/knownWords';
import { EASILY_GUESSED } from '../../contract/account/password';

/**
 * Returns a check of a new password against data of the person and the school on this page; the provider has more and
 * checks again.
 */
export const guessedFrom =
  (known: readonly (string | null | undefined)[]) =>
  ({ passwordNuova }: Readonly<Record<string, unknown>>) => {
    const words = known.flatMap((one) => one ?? []);
    return isMadeOfKnownWords(String(passwordNuova ?? ''), words) ? { passwordNuova: EASILY_GUESSED } : {};
  };
