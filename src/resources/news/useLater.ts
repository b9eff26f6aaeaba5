import { useState } from 'react';
import { useSession } from '../../session/SessionContext';
import { personMark } from '../../session/useOwnPreference';

const KEY = 'sportello.notiziePiuTardi';

/**
 * Returns whether the person put the news off, and a function that does so: until the next sign-in, in every tab,
 * across page loads.
 */
export function useLater(): readonly [later: boolean, putOff: () => void] {
  const { profile, lastLogin } = useSession();
  // The time of the previous access changes with each sign-in.
  const mark = `${personMark(profile.preferred_username)} ${lastLogin ?? ''}`;
  const [later, setLater] = useState(() => localStorage.getItem(KEY) === mark);
  const putOff = () => {
    localStorage.setItem(KEY, mark);
    setLater(true);
  };
  return [later, putOff];
}
