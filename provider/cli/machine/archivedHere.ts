import { linesFile } from '../../audit/archive/archivedMonth';
import { readMonths } from '../../audit/archive/archivedMonths';
import { readConfig } from '../../config';
import { onlyOptions } from '../readOptions';
import { UsageError } from '../usageError';
import { onDatabase } from './onDatabase';

/**
 * `audit archived --school SG10001`: lists the archive files of a school's audit log with the lines in each, to find
 * the ones that somebody requests.
 * @returns the text to print
 */
export async function archivedHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { school } = onlyOptions(args, ['school']);
  if (!school) throw new UsageError('audit archived needs --school, or PLATFORM for the provider itself.');
  const rows = await onDatabase(readConfig(env), async (db) => [
    ...(await readMonths(db, 'audit', school)),
    ...(await readMonths(db, 'mail', school)),
  ]);
  if (rows.length === 0) return `Nothing of ${school} is in the archive yet.`;
  const lines = rows.map((row) => {
    const alone = row.removed_at ? ', there alone' : '';
    return `${row.month}  archive/${linesFile(row)}  ${row.lines} lines${alone}  SHA-256 ${row.sha256}`;
  });
  return lines.join('\n');
}
