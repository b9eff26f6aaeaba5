import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClock, moveClock } from '../../provider/clock';
import type { Database } from '../../provider/db/database';
import { systemClock } from '../../provider/systemClock';
import { testDatabase } from '../fixtures/database';

const HOUR = 60 * 60 * 1000;
const MACHINE = new Date('2026-11-21T09:30:00Z');
const MOVED = new Date('2026-11-23T09:30:00Z');

describe('the shared clock', () => {
  let db: Database;
  beforeAll(async () => {
    vi.spyOn(systemClock, 'now').mockReturnValue(MACHINE);
    db = await testDatabase();
  });
  afterAll(() => {
    vi.restoreAllMocks();
    return db.close();
  });

  it('shows the time of the machine until it is moved, and then the same to everybody', async () => {
    const clock = await createClock(db, true);
    expect(clock.now()).toEqual(MACHINE);
    await db.asPlatform((tx) => moveClock(tx, 48 * HOUR));
    await expect.poll(() => clock.now()).toEqual(MOVED);
    const late = await createClock(db, true);
    expect(late.now()).toEqual(MOVED);
    clock.stop();
    late.stop();
  });

  it('cannot be moved outside the demo', async () => {
    await db.asPlatform((tx) => moveClock(tx, 48 * HOUR));
    const clock = await createClock(db, false);
    expect(clock.now()).toEqual(MACHINE);
    clock.stop();
  });
});
