import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../provider/db/database';
import { createCallCounter } from '../../../../provider/http/limits/callCounter';
import { testDatabase } from '../../../fixtures/database';

describe('calls', () => {
  let db: Database;
  let writes = 0;
  beforeAll(async () => {
    const there = await testDatabase();
    db = {
      ...there,
      asPlatform: (work) => {
        writes += 1;
        return there.asPlatform(work);
      },
    };
  });
  afterAll(() => db.close());

  /** Two processes with a clock that the test moves. */
  function processes() {
    let now = Date.UTC(2026, 10, 23, 8, 0, 0);
    const clock = { now: () => new Date(now) };
    const [one, other] = [createCallCounter(db, clock), createCallCounter(db, clock)];
    return { one, other, move: (seconds: number) => (now += seconds * 1000) };
  }
  const times = (count: number, act: () => unknown) => Array.from({ length: count }, act);

  it('are counted without asking the database, and told to it all at once', async () => {
    const { one } = processes();
    writes = 0;
    times(50, () => one.count([{ key: 'together', most: 100 }]));
    expect(writes).toBe(0);
    await one.share();
    expect(writes).toBe(1);
    await one.share();
    expect(writes).toBe(1);
  });

  it('are counted in all processes together, once these have told each other', async () => {
    const { one, other, move } = processes();
    const counted = [{ key: 'shared', most: 10 }];
    expect(times(6, () => one.count(counted)).concat(times(4, () => other.count(counted)))).toEqual(
      times(10, () => undefined),
    );
    for (const each of [one, other, one]) {
      await each.share();
      each.count(counted);
    }
    await other.share();
    expect(other.count(counted)).toBeGreaterThan(0);
    move(121);
    expect(other.count(counted)).toBeUndefined();
  });

  it('are counted under each key apart, and one that is refused under none', () => {
    const { one } = processes();
    const person = { key: 'person', most: 3 };
    const school = { key: 'school', most: 5 };
    expect(times(4, () => one.count([person, school])).filter(Boolean)).toEqual([60]);
    expect(times(3, () => one.count([{ key: 'somebody else', most: 3 }, school])).filter(Boolean)).toEqual([
      60,
    ]);
  });

  it('are as many as one likes where the limit is 0', () => {
    const { one } = processes();
    expect(times(5000, () => one.count([{ key: 'free', most: 0 }])).filter(Boolean)).toEqual([]);
  });
});
