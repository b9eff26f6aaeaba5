import { createContext, useContext } from 'react';

export const RenewSessionContext = createContext<() => Promise<void>>(async () => undefined);

/** Returns the function that reads the session again after a change of its contents: the school's switches. */
export const useRenewSession = (): (() => Promise<void>) => useContext(RenewSessionContext);
