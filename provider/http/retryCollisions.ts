import { Collided } from '../db/database';

/** Maximum number of retries after PostgreSQL aborted a call because of a deadlock. */
const COLLISIONS = 2;

/** Milliseconds after which a call sends no more statements to the database: its client has given up by then. */
export const CALL_WITHIN = { read: 8_000, change: 15_000 };

/** Runs the transaction of a call, and again after a deadlock. @throws what the last attempt throws */
export async function retryCollisions<T>(attempt: () => Promise<T>): Promise<T> {
  for (let again = COLLISIONS; ; again -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Collided) || again === 0) throw error;
    }
  }
}
