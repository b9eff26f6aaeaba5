import type { Pool } from 'pg';

/**
 * Without a listener the 'error' of a connection, idle or in use, would end the process: here it is told.
 * To be called before the pool's first connection.
 */
export function logConnectionErrors(pool: Pool, log: (message: string) => void): void {
  const tell = (error: Error) => log(`A connection to the database was lost: ${error.message}`);
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', tell));
}
