import { createContext, useContext } from 'react';
import type { Access } from '../authProvider/access';

export const AccessContext = createContext<Access | undefined>(undefined);

/** The sign-in, for the few screens that act on it: the gate, the expiry dialog, the exit. */
export function useAccess(): Access {
  const access = useContext(AccessContext);
  if (!access) throw new Error('useAccess is for screens drawn inside the console');
  return access;
}
