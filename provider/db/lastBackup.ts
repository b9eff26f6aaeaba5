import type { Tx } from './database';
import { readSetting, writeSetting } from './settings';

const SETTING = 'lastBackup';

/** Stores when the last backup was completed. */
export const writeLastBackup = (tx: Tx, at: Date): Promise<void> =>
  writeSetting(tx, SETTING, { at: at.toISOString() });

/** Returns when the last backup was completed; undefined if there was none. */
export async function readLastBackup(tx: Tx): Promise<Date | undefined> {
  const found = await readSetting<{ readonly at: string }>(tx, SETTING);
  return found && new Date(found.at);
}
