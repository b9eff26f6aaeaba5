import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import type { Archive } from '../../objects/archive';
import { archiveAudit, auditToRemove, removeAudit, schoolsToArchive } from './archiveAudit';
import { readArchiveKey } from './archiveKey';
import { archiveMails, schoolsWithOldMails } from './archiveMails';
import type { Archiving } from './keepMonth';
import { openMonth } from './openMonth';

/** What is archived, where, and what of it stays in the database besides. */
export interface ArchivingOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly archive: Archive;
  /** Months for which lines of the audit log stay in the database too; 0: always. */
  readonly auditKeptMonths: number;
}

export interface ArchivingReport {
  /** Lines that were written into the archive, and removed from the database. */
  readonly written: number;
  readonly removed: number;
  /** Why nothing more of somebody is removed, a sentence each. */
  readonly problems: readonly string[];
}

/**
 * Writes what ended into the archive: each month of each audit log, and mails that served their time. Lines leave the
 * database once their file was read back and is what was signed.
 * @param goesOn asked before each file
 * @throws what kept something of somebody from being archived, once all others' is
 */
export async function archiveMonths(
  options: ArchivingOptions,
  goesOn: () => boolean = () => true,
): Promise<ArchivingReport> {
  const archiving: Archiving = { ...options, key: await readArchiveKey(options.db) };
  let [written, removed] = [0, 0];
  const problems: string[] = [];
  const failures: unknown[] = [];
  const eachOf = async (codes: readonly string[], work: (code: string) => Promise<void>) => {
    for (const code of codes) {
      if (!goesOn()) break;
      await work(code).catch((error: unknown) => failures.push(error));
    }
  };
  await eachOf(await schoolsToArchive(archiving), async (code) => {
    written += await archiveAudit(archiving, code);
  });
  const refused = new Set<string>();
  const months = options.auditKeptMonths;
  for (const row of months > 0 ? await auditToRemove(archiving, months) : []) {
    if (!goesOn()) break;
    const code = row.customer_code;
    if (refused.has(code)) continue;
    const opened = await openMonth(archiving.archive, row, archiving.key.publicKey);
    const count = 'why' in opened ? 0 : await removeAudit(archiving, row);
    removed += count;
    // What comes after it in its chain stays too.
    if (count === 0) refused.add(code);
    if ('why' in opened) problems.push(`${code}: ${opened.why}`);
  }
  await eachOf(await schoolsWithOldMails(archiving), async (code) => {
    const found = await archiveMails(archiving, code);
    written += found.written;
    removed += found.removed;
    if (found.why) problems.push(`${code}: ${found.why}`);
  });
  if (failures.length > 0) throw failures[0];
  return { written, removed, problems };
}

const kind = new JobKind<Record<string, never>>('archive');
/** Seconds between two rounds, and milliseconds that a round takes at most: others' jobs wait for it. */
const EVERY = 300;
const AT_MOST = 5000;

/** Archives a little every five minutes, in one of the processes, until all that ended is. */
export function archiveWorker(options: ArchivingOptions, log: (message: string) => void): Worker {
  let lastLine = '';
  const run = async () => {
    const begun = performance.now();
    const { problems } = await archiveMonths(options, () => performance.now() - begun < AT_MOST);
    const now = problems.join('; ');
    if (now && now !== lastLine)
      log(
        `Lines stay in the database because their archive does not verify: ${now}. See "npm run operator -- audit verify".`,
      );
    lastLine = now;
  };
  return workerOf(kind, run, { every: EVERY });
}
