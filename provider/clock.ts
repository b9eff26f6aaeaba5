import type { Clock } from '../contract/values/clock';
import type { Database, Tx } from './db/database';
import { readSetting, writeSetting } from './db/settings';
import { systemClock } from './systemClock';

/** A clock shared by all processes on one database, which the demo's operator can move. */
export interface SharedClock extends Clock {
  /** Stops reading the offset; the clock continues with the last one. */
  stop(): void;
}

interface Offset {
  /** Milliseconds by which the clock is ahead of the machine's. */
  readonly offset: number;
}

const SETTING = 'clock';
const PERIOD = 1000;

/**
 * Creates the clock of this process.
 * @param movable true if the clock follows the offset in the database, so that every process sees a move within a
 *   second; false for the machine's clock
 */
export async function createClock(db: Database, movable: boolean): Promise<SharedClock> {
  if (!movable) return { now: systemClock.now, stop: () => undefined };
  let offset = await readOffset(db);
  const timer = setInterval(async () => {
    // While the database is unavailable, the last offset stays.
    offset = await readOffset(db).catch(() => offset);
  }, PERIOD).unref();
  return {
    now: () => new Date(systemClock.now().getTime() + offset),
    stop: () => clearInterval(timer),
  };
}

/**
 * Moves the clock of all processes. @param tx a transaction of the platform
 * @param offset milliseconds ahead of the machine's time; negative if behind
 */
export async function moveClock(tx: Tx, offset: number): Promise<void> {
  const value: Offset = { offset };
  await writeSetting(tx, SETTING, value);
}

async function readOffset(db: Database): Promise<number> {
  const found = await db.asPlatform((tx) => readSetting<Offset>(tx, SETTING));
  return found?.offset ?? 0;
}
