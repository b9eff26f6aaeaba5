/**
 * Runs a token request while no other tab of this browser runs one: tabs share one DPoP key and one session of the
 * identity provider. Without the Web Locks API it runs immediately.
 */
export function onlyOneTab<T>(get: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? (locks.request('sportello-tokens', get) as Promise<T>) : get();
}
