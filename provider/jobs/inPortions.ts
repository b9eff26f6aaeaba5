import { TookTooLong } from '../db/database';

/** By how much fewer are done at a time where that many take too long. */
const FEWER = 4;

/**
 * Does what there is to do so many at a time, until fewer are found: fewer at a time where that many take longer than a
 * statement is given, since the next round would find the same ones again.
 * @param some does at most so many; answers how many there were
 * @returns how many in all
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
