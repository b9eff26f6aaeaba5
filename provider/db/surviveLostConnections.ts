import type { Pool } from 'pg';

/**
 * Listens for errors of connections, idle or in use, which would otherwise end the process, and reports them to
 * `lost`. To be called before the pool's first connection.
 */
export function surviveLostConnections(pool: Pool, lost: (error: Error) => void): void {
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
}
