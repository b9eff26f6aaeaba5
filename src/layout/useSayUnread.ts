import { useCallback } from 'react';
import { useSay } from '../i18n/useSay';

/** Says how many notifications wait to be read, or that none does. */
export function useSayUnread(): (count: number) => string {
  const say = useSay();
  return useCallback(
    (count) => (count === 0 ? say('shell.noUnread') : say('shell.unread', { smart_count: count })),
    [say],
  );
}
