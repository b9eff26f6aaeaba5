import { useState } from 'react';
import { useSession } from '../../session/SessionContext';
import { personMark } from '../../session/useOwnPreference';

const KEY = 'sportello.notiziePiuTardi';

/**
 * Returns whether the person put the news off, and a function that puts it off until the next sign-in. This holds in
 * every tab and after the page is reloaded.
 */
export function useLater(): readonly [later: boolean, putOff: () => void] {
  const { profile, lastLogin } = useSession();
  // The time of the previous access changes with each sign-in, so that the mark is valid until the next one.
  const mark = `${personMark(profile.preferred_username)} ${lastLogin ?? ''}`;
  const [later, setLater] = useState(() => localStorage.getItem(KEY) === mark);
  const putOff = () => {
    localStorage.setItem(KEY, mark);
    setLater(true);
  };
  return [later, putOff];
}
