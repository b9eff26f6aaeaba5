import { useCallback } from 'react';
import { useSay } from '../i18n/useSay';

/**
 * Returns the label of the button that closes a dialog without doing anything: "Annulla", or "Indietro" if the dialog's
 * own action begins with that word too.
 *
 * @example const dismiss = useDismissWord(); … {dismiss(confirm)}
 */
export function useDismissWord(): (...others: readonly string[]) => string {
  const say = useSay();
  return useCallback(
    (...others) => {
      const word = say('shell.cancel');
      const isMeant = (other: string) =>
        `${other.trim()} `.toLocaleLowerCase().startsWith(`${word.toLocaleLowerCase()} `);
      return others.some(isMeant) ? say('shell.back') : word;
    },
    [say],
  );
}
