import { readConfig } from '../../config';
import { bringUp } from '../../db/bringUp';
import { onlyOptions } from '../readOptions';
import { onDatabase } from './onDatabase';

/**
 * `migrate`: migrates the database to this version while processes of the previous version serve. @returns what to
 * print
 */
export async function migrateHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  onlyOptions(args, []);
  const log = (message: string) => console.error(message);
  const applied = await onDatabase(readConfig(env), (db) => bringUp(db, { log }));
  if (applied.length === 0) return 'The database is up to this version.';
  return `The database was brought up to this version: ${applied.join(', ')}.`;
}
