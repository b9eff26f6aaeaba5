import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../provider/db/database';
import { count, type Limit } from '../../../../provider/identity/rateLimit/rateLimit';
import { testDatabase } from '../../../fixtures/database';

const MINUTE = 60_000;
const limit = { key: 'somebody', most: 3, seconds: 15 * 60 };

describe('a limit', () => {
  let db: Database;
  let now: number;
  const clock = { now: () => new Date(now) };
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db?.close());
  beforeEach(async () => {
    // One second before the end of each quarter of an hour, where windows aligned to the clock would end.
    now = Date.parse('2026-11-23T10:14:59Z');
    await db.asOwner((tx) => tx.deleteFrom('rate_counter').execute());
  });

  const attempt = async (limits: readonly Limit[] = [limit]) => (await count(db, clock, limits)).retryAfter;
  const times = async () =>
    db.asOwner((tx) => tx.selectFrom('rate_counter').select(['key', 'times']).orderBy('key').execute());

  it('holds over the edge of a window: no more pass around it than in it', async () => {
    expect([await attempt(), await attempt(), await attempt()]).toEqual([undefined, undefined, undefined]);
    now += 2000;
    expect(await attempt()).toBe(15 * 60 - 2);
    now += 15 * MINUTE - 2001;
    expect(await attempt()).toBe(1);
    now += 1;
    expect([await attempt(), await attempt(), await attempt()]).toEqual([undefined, undefined, undefined]);
    expect(await attempt()).toBe(15 * 60);
  });

  it('lets one more in as each of the last ones grows old', async () => {
    for (let nth = 0; nth < 3; nth += 1) {
      await attempt();
      now += MINUTE;
    }
    expect(await attempt()).toBe(12 * 60);
    now += 12 * MINUTE;
    expect([await attempt(), await attempt()]).toEqual([undefined, 60]);
  });

  it('forgives what was counted and no more, after the edge of a window too', async () => {
    await attempt();
    now += 500;
    const counted = await count(db, clock, [limit]);
    now += 2000;
    if (counted.retryAfter === undefined) await counted.forgive();
    expect(await times()).toEqual([{ key: limit.key, times: [Date.parse('2026-11-23T10:14:59Z')] }]);
    if (counted.retryAfter === undefined) await counted.forgive();
    expect(await times()).toEqual([{ key: limit.key, times: [Date.parse('2026-11-23T10:14:59Z')] }]);
  });

  it('makes nobody wait longer who keeps trying', async () => {
    for (let nth = 0; nth < 10; nth += 1) await attempt();
    expect((await times())[0]?.times).toHaveLength(3);
    now += 15 * MINUTE;
    expect(await attempt()).toBeUndefined();
  });

  it('of several is counted under none where one is used up', async () => {
    const other = { key: 'address', most: 10, seconds: 60 };
    for (let nth = 0; nth < 3; nth += 1) await attempt([limit, other]);
    expect(await attempt([other, limit])).toBe(15 * 60);
    expect((await times()).map((row) => [row.key, (row.times as number[]).length])).toEqual([
      ['address', 3],
      ['somebody', 3],
    ]);
  });

  it('holds for any number at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt()));
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(3);
  });

  describe('that refills', () => {
    const refilling = { key: 'account', most: 3, seconds: 15 * 60, refills: true } as const;

    it('lets one more through every so often, however many were used up before', async () => {
      for (let nth = 0; nth < 3; nth += 1) expect(await attempt([refilling])).toBeUndefined();
      expect(await attempt([refilling])).toBe(5 * 60);
      now += 5 * MINUTE;
      expect([await attempt([refilling]), await attempt([refilling])]).toEqual([undefined, 5 * 60]);
      now += 60 * MINUTE;
      const answers = [];
      for (let nth = 0; nth < 4; nth += 1) answers.push(await attempt([refilling]));
      expect(answers).toEqual([undefined, undefined, undefined, 5 * 60]);
    });

    it('lets no more through in an hour to somebody who tries all the time', async () => {
      let through = 0;
      for (let nth = 0; nth < 240; nth += 1) {
        if ((await attempt([refilling])) === undefined) through += 1;
        now += MINUTE / 4;
      }
      expect(through).toBe(3 + 11);
    });

    it('forgives one, and holds for any number at once', async () => {
      const counted = await count(db, clock, [refilling]);
      if (counted.retryAfter === undefined) await counted.forgive();
      const answers = await Promise.all(Array.from({ length: 12 }, () => attempt([refilling])));
      expect(answers.filter((wait) => wait === undefined)).toHaveLength(3);
    });
  });
});
