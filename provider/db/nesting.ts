import { AsyncLocalStorage } from 'node:async_hooks';

/** A transaction, and whether its work has ended: work that it left running may then begin one of its own. */
interface Around {
  over: boolean;
}

const around = new AsyncLocalStorage<Around | undefined>();

/**
 * @throws inside the work of a transaction: on PGlite, which has one session, another would wait for it forever, and
 * on PostgreSQL it would take a second connection while holding the first
 */
export function refuseNesting(): void {
  if (around.getStore()?.over === false) throw new Error('A transaction began inside the work of another.');
}

/** Runs the work of a transaction. */
export async function inside<T>(work: () => Promise<T>): Promise<T> {
  const here = { over: false };
  try {
    return await around.run(here, work);
  } finally {
    here.over = true;
  }
}

/** Begins work that does not belong to the surrounding transaction and is not awaited in it. */
export const outside = <T>(begin: () => T): T => around.run(undefined, begin);
