/**
 * Runs something that gets tokens while no other tab of this browser does: they share one DPoP key and
 * one session of the identity provider. Where the browser has no locks it simply runs.
 */
export function onlyOneTab<T>(get: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? (locks.request('sportello-tokens', get) as Promise<T>) : get();
}
