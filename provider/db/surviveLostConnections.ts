import type { Pool } from 'pg';

/**
 * Without a listener the 'error' of a connection, idle or in use, would end the process: here `lost` is told. To be
 * called before the pool's first connection.
 */
export function surviveLostConnections(pool: Pool, lost: (error: Error) => void): void {
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
}
