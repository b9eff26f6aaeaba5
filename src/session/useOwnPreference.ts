import { useStore } from 'react-admin';
import { useSession } from './SessionContext';

/** Returns a hash that distinguishes the users of this browser without identifying them. */
export function personMark(uid: string): string {
  let mark = 0x811c9dc5;
  for (const letter of uid) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}

/**
 * Returns a display preference for lists and tables and a function that changes it. This browser stores it for the
 * signed-in person. It is not for data.
 */
export function useOwnPreference<T>(
  name: `columns.${string}` | 'density' | 'shortcuts' | 'rolesPerPage',
  standard: T,
) {
  const { profile } = useSession();
  return useStore<T>(`${name}.${personMark(profile.preferred_username)}`, standard);
}
