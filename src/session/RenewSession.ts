import { createContext, useContext } from 'react';

export const RenewSessionContext = createContext<() => Promise<void>>(async () => undefined);

/** Reads the session again, after a change of something that it tells: the school's switches. */
export const useRenewSession = (): (() => Promise<void>) => useContext(RenewSessionContext);
