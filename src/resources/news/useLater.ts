import { useState } from 'react';
import { useSession } from '../../session/SessionContext';
import { personMark } from '../../session/useOwnPreference';

const KEY = 'sportello.notiziePiuTardi';

/** That somebody put the news off: until they sign in again, in every tab, however often a page is loaded meanwhile. */
export function useLater(): readonly [later: boolean, putOff: () => void] {
  const { profile, lastLogin } = useSession();
  // The access before this one is another one at each sign-in.
  const mark = `${personMark(profile.preferred_username)} ${lastLogin ?? ''}`;
  const [later, setLater] = useState(() => localStorage.getItem(KEY) === mark);
  const putOff = () => {
    localStorage.setItem(KEY, mark);
    setLater(true);
  };
  return [later, putOff];
}
