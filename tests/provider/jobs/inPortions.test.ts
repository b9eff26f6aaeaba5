import { expect, it } from 'vitest';
import { DatabaseUnavailable, TookTooLong } from '../../../provider/db/database';
import { inPortions } from '../../../provider/jobs/inPortions';

/** Returns the requested portions for this number of rows, if more than `bearable` at a time take too long. */
async function asked(there: number, most: number, bearable = most, failure: Error = new TookTooLong()) {
  const limits: number[] = [];
  let left = there;
  const outcome = await inPortions(most, async (limit) => {
    limits.push(limit);
    if (limit > bearable) throw failure;
    const count = Math.min(limit, left);
    left -= count;
    return count;
  }).catch((error: unknown) => error);
  return { limits, outcome };
}

it('so many are done at a time, until fewer are found', async () => {
  expect(await asked(25, 10)).toEqual({ limits: [10, 10, 10], outcome: 25 });
  expect(await asked(20, 10)).toEqual({ limits: [10, 10, 10], outcome: 20 });
});

it('fewer are done at a time where that many take too long, until one of them does', async () => {
  expect(await asked(7, 20, 5)).toEqual({ limits: [20, 5, 5], outcome: 7 });
  const failure = new TookTooLong();
  expect(await asked(7, 20, 0, failure)).toEqual({ limits: [20, 5, 2, 1], outcome: failure });
});

it('nobody goes on where the database is away', async () => {
  const away = new DatabaseUnavailable();
  expect(await asked(7, 20, 0, away)).toEqual({ limits: [20], outcome: away });
});
