import { TookTooLong } from '../db/database';

/** Factor by which a portion shrinks when it takes too long. */
const FEWER = 4;

/**
 * Processes items in portions, until one has fewer items than its limit. If a portion exceeds the statement timeout, it
 * is tried again with a quarter of its size.
 * @param some processes up to `limit` items and returns their number
 * @returns the total number of items
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
