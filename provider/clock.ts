import type { Clock } from '../contract/values/clock';
import type { Database, Tx } from './db/database';
import { readSetting, writeSetting } from './db/settings';
import { systemClock } from './systemClock';

/** A clock that all processes on one database share, and that the demo's operator moves. */
export interface SharedClock extends Clock {
  /** Stops following; the clock goes on with the last offset that it read. */
  stop(): void;
}

interface Offset {
  /** Milliseconds that the clock is ahead of the machine's. */
  readonly offset: number;
}

const SETTING = 'clock';
const PERIOD = 1000;

/**
 * The clock of this process.
 * @param movable whether it follows the offset kept in the database, so that a move is seen by every process
 * within a second; else it is the machine's
 */
export async function createClock(db: Database, movable: boolean): Promise<SharedClock> {
  if (!movable) return { now: systemClock.now, stop: () => undefined };
  let offset = await readOffset(db);
  const timer = setInterval(async () => {
    // A database that is away moves no clock: the last offset stays.
    offset = await readOffset(db).catch(() => offset);
  }, PERIOD).unref();
  return {
    now: () => new Date(systemClock.now().getTime() + offset),
    stop: () => clearInterval(timer),
  };
}

/**
 * Moves the clock of all processes, in the caller's transaction (the platform's).
 * @param offset milliseconds ahead of the machine's time, negative for behind
 */
export async function moveClock(tx: Tx, offset: number): Promise<void> {
  const value: Offset = { offset };
  await writeSetting(tx, SETTING, value);
}

async function readOffset(db: Database): Promise<number> {
  const found = await db.asPlatform((tx) => readSetting<Offset>(tx, SETTING));
  return found?.offset ?? 0;
}
