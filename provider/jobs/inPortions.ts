import { TookTooLong } from '../db/database';

/** Factor by which a portion shrinks when it takes too long. */
const FEWER = 4;

/**
 * Processes items in portions until fewer are found; a portion shrinks when it exceeds the statement timeout, since
 * the next attempt would find the same items again.
 * @param some processes at most so many; returns how many there were
 * @returns the total
 */
export async function inPortions(most: number, some: (limit: number) => Promise<number>): Promise<number> {
  let limit = most;
  for (let all = 0; ; ) {
    try {
      const count = await some(limit);
      all += count;
      if (count < limit) return all;
    } catch (error) {
      if (!(error instanceof TookTooLong) || limit === 1) throw error;
      limit = Math.ceil(limit / FEWER);
    }
  }
}
