import { useCallback } from 'react';
import { useSay } from '../i18n/useSay';

/**
 * The word of the button that closes a dialog and does nothing: "Annulla", or "Indietro" where that is how what the dialog
 * does is called, too.
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
