import { readArchiveKey } from '../../audit/archive/archiveKey';
import { newestHeads } from '../../audit/heads';
import { verifyAudits } from '../../audit/verifyAudits';
import { readConfig } from '../../config';
import { StartupError } from '../../db/startupError';
import { createArchive } from '../../objects/createArchive';
import { systemClock } from '../../systemClock';
import { onlyOptions } from '../readOptions';
import { onDatabase } from './onDatabase';

/** `audit verify [--school SG10001]`: PLATFORM is the provider's own log. @returns what to print */
export async function verifyAuditHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const options = onlyOptions(args, ['school']);
  const config = readConfig(env);
  const archive = createArchive(config, systemClock);
  const unreadable: string[] = [];
  const { logs, lines, files, wrong, archived } = await onDatabase(config, async (db) => {
    const { publicKey } = await readArchiveKey(db);
    const archived = await newestHeads(archive, systemClock, publicKey, (path) => unreadable.push(path));
    return { archived, ...(await verifyAudits(db, archive, archived, options.school)) };
  });
  const ends = archived
    ? `their ends compared with those archived on ${archived.day}`
    : 'no ends are archived yet';
  const compared = [ends, ...unreadable.map((path) => `${path} cannot be read`)].join('; ');
  if (wrong.length === 0)
    return `${logs} audit logs of ${lines} lines are whole, with ${files} files of the archive; ${compared}.`;
  const named = wrong.map(({ customerCode, why }) => `  ${customerCode}: ${why}`).join('\n');
  throw new StartupError(`${wrong.length} of ${logs} audit logs are not whole; ${compared}.\n${named}`);
}
