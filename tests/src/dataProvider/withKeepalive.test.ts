import { describe, expect, it } from 'vitest';
import { withKeepalive } from '../../../src/dataProvider/withKeepalive';

/**
 * Sends bodies at the same time.
 * @returns which of them may outlive the page
 */
async function together(...bodies: (string | null)[]): Promise<boolean[]> {
  const flags: boolean[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const all = bodies.map((body, place) =>
    withKeepalive(body, async (keepalive) => {
      flags[place] = keepalive;
      await answered;
    }),
  );
  answer();
  await Promise.all(all);
  return flags;
}

describe('a request that changes data', () => {
  it('outlives its page up to what browsers allow, in bytes', async () => {
    expect(await together(null)).toEqual([true]);
    expect(await together('a'.repeat(60_000))).toEqual([true]);
    expect(await together('a'.repeat(60_001))).toEqual([false]);
    expect(await together('è'.repeat(30_001))).toEqual([false]);
  });

  it('counts what is on its way at the same time, and no longer', async () => {
    const half = 'a'.repeat(40_000);
    expect(await together(half, half, 'a')).toEqual([true, false, true]);
    expect(await together(half)).toEqual([true]);
    expect(await together(...Array.from({ length: 9 }, () => 'a'))).toEqual([...Array(8).fill(true), false]);
  });

  it('is forgotten when it failed, too', async () => {
    for (let count = 0; count < 20; count++) {
      await expect(withKeepalive('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    expect(await together('a')).toEqual([true]);
  });
});
