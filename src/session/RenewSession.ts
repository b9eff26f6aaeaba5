import { createContext, useContext } from 'react';

export const RenewSessionContext = createContext<() => Promise<void>>(async () => undefined);

/** Returns a function that reloads the session after a change of data in it, such as the school's switches. */
export const useRenewSession = (): (() => Promise<void>) => useContext(RenewSessionContext);
