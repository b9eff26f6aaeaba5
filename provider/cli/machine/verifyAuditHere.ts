import { newestHeads } from '../../audit/heads';
import { verifyAudits } from '../../audit/verifyAudits';
import { readConfig } from '../../config';
import { StartupError } from '../../db/startupError';
import { createArchive } from '../../objects/archive';
import { systemClock } from '../../systemClock';
import { readOptions } from '../readOptions';
import { onDatabase } from './onDatabase';

/** `audit verify [--school SG10001]`: PLATFORM for the provider's own. @returns what to print */
export async function verifyAuditHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { options } = readOptions(args, ['school']);
  const config = readConfig(env);
  const archived = await newestHeads(createArchive(config, systemClock), systemClock);
  const { logs, lines, wrong } = await onDatabase(config, (db) => verifyAudits(db, archived, options.school));
  const compared = archived
    ? `their ends compared with those archived on ${archived.day}`
    : 'no ends are archived yet';
  if (wrong.length === 0) return `${logs} audit logs of ${lines} lines are whole; ${compared}.`;
  const named = wrong.map(({ customerCode, why }) => `  ${customerCode}: ${why}`).join('\n');
  throw new StartupError(`${wrong.length} of ${logs} audit logs are not whole; ${compared}.\n${named}`);
}
