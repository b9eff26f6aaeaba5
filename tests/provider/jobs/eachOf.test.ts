import { expect, it } from 'vitest';
import { DatabaseUnavailable, TookTooLong } from '../../../provider/db/database';
import { eachOf } from '../../../provider/jobs/eachOf';

/** Returns which of ten items are done if these fail. */
async function done(failures: Readonly<Record<number, Error>>, all = 10) {
  const seen: number[] = [];
  const outcome = await eachOf([...Array(all).keys()], async (one) => {
    const failure = failures[one] ?? failures[-1];
    if (failure) throw failure;
    seen.push(one);
  }).catch((error: unknown) => error);
  return { seen, outcome };
}

it('one that fails keeps no other from its work, and is reported in the end', async () => {
  const [first, second] = [new Error('first'), new TookTooLong()];
  expect(await done({ 2: first, 5: second })).toEqual({ seen: [0, 1, 3, 4, 6, 7, 8, 9], outcome: first });
  expect(await done({})).toEqual({ seen: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], outcome: undefined });
});

it('nobody goes on where the database is away, or where all fail', async () => {
  const away = new DatabaseUnavailable();
  expect(await done({ 2: away })).toEqual({ seen: [0, 1], outcome: away });
  let tries = 0;
  const failing = eachOf([...Array(100).keys()], async () => {
    tries += 1;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(tries).toBe(20);
});
