import { AsyncLocalStorage } from 'node:async_hooks';

/** State of a transaction. Work that is still running after `over` is true may begin a transaction of its own. */
interface Around {
  over: boolean;
}

const around = new AsyncLocalStorage<Around | undefined>();

/**
 * Refuses to begin a transaction inside the work of another. On PGlite, which has one session, it would wait for ever;
 * on PostgreSQL it would take a second connection while holding the first.
 * @throws Error inside the work of a transaction
 */
export function refuseNesting(): void {
  if (around.getStore()?.over === false) throw new Error('A transaction began inside the work of another.');
}

/** Runs the work of a transaction; {@link refuseNesting} throws until it ends. */
export async function inside<T>(work: () => Promise<T>): Promise<T> {
  const here = { over: false };
  try {
    return await around.run(here, work);
  } finally {
    here.over = true;
  }
}

/** Starts work outside the surrounding transaction, so that it may begin its own. The transaction must not await it. */
export const outside = <T>(begin: () => T): T => around.run(undefined, begin);
