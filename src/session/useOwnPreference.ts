import { useStore } from 'react-admin';
import { useSession } from './SessionContext';

/** A mark of a person that tells them from others of this browser, and tells nobody who they are. */
export function personMark(uid: string): string {
  let mark = 0x811c9dc5;
  for (const letter of uid) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}

/** Something that this browser remembers of how the person who is signed in likes lists and tables: never data. */
export function useOwnPreference<T>(
  name: `columns.${string}` | 'density' | 'shortcuts' | 'rolesPerPage',
  standard: T,
) {
  const { profile } = useSession();
  return useStore<T>(`${name}.${personMark(profile.preferred_username)}`, standard);
}
