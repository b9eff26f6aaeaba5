import { useCallback } from 'react';
import { useSay } from '../i18n/useSay';

/** Returns a function that says how many notifications are unread, or that none is. */
export function useSayUnread(): (count: number) => string {
  const say = useSay();
  return useCallback(
    (count) => (count === 0 ? say('shell.noUnread') : say('shell.unread', { smart_count: count })),
    [say],
  );
}
