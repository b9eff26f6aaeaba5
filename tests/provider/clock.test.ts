import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClock, moveClock } from '../../provider/clock';
import type { Database } from '../../provider/db/database';
import { testDatabase } from '../fixtures/database';

const HOUR = 60 * 60 * 1000;

describe('the shared clock', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  it('shows the time of the machine until it is moved, and then the same to everybody', async () => {
    const clock = await createClock(db, true);
    const ahead = () => clock.now().getTime() - Date.now();
    expect(Math.abs(ahead())).toBeLessThan(100);
    await db.asPlatform((tx) => moveClock(tx, 48 * HOUR));
    await vi.waitFor(() => expect(Math.abs(ahead() - 48 * HOUR)).toBeLessThan(100), { timeout: 30_000 });
    const late = await createClock(db, true);
    expect(Math.abs(late.now().getTime() - clock.now().getTime())).toBeLessThan(100);
    clock.stop();
    late.stop();
  });

  it('cannot be moved outside the demo', async () => {
    await db.asPlatform((tx) => moveClock(tx, 48 * HOUR));
    const clock = await createClock(db, false);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(100);
    clock.stop();
  });
});
