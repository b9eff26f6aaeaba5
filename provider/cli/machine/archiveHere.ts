import { archiveMonths } from '../../audit/archive/archiveMonths';
import { readConfig } from '../../config';
import { StartupError } from '../../db/startupError';
import { createArchive } from '../../objects/createArchive';
import { systemClock } from '../../systemClock';
import { onlyOptions } from '../readOptions';
import { onDatabase } from './onDatabase';

/**
 * `audit archive`: archives everything at once that the provider's processes would archive little by little. @returns
 * the text to print
 */
export async function archiveHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  onlyOptions(args, []);
  const config = readConfig(env);
  const { auditKeptMonths } = config;
  const archive = createArchive(config, systemClock);
  const { written, removed, problems } = await onDatabase(config, (db) =>
    archiveMonths({ db, clock: systemClock, archive, auditKeptMonths }),
  );
  const done = `${written} lines were written into the archive, ${removed} are in it alone from now on.`;
  if (problems.length === 0) return done;
  const named = problems.map((problem) => `  ${problem}`).join('\n');
  throw new StartupError(`${done}\nNothing more is removed where the archive does not verify:\n${named}`);
}
