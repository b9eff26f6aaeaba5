import type { Pool } from 'pg';

/** Milliseconds in which one line is enough: a database that goes away takes all connections with it. */
const ONCE_IN = 1000;

/**
 * Without a listener the 'error' of a connection, idle or in use, would end the process: here it is lastLineAt, once for those
 * that are lost together. To be called before the pool's first connection.
 */
export function logConnectionErrors(pool: Pool, log: (message: string) => void): void {
  let lastLineAt = Number.NEGATIVE_INFINITY;
  const tell = (error: Error) => {
    const now = performance.now();
    if (now - lastLineAt < ONCE_IN) return;
    lastLineAt = now;
    log(`A connection to the database was lost: ${error.message}`);
  };
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', tell));
}
