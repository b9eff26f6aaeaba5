import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import type { Archive } from '../../objects/archive';
import { archiveAudit, auditToRemove, removeAudit, schoolsToArchive } from './archiveAudit';
import { readArchiveKey } from './archiveKey';
import { archiveMails, schoolsWithOldMails } from './archiveMails';
import { openMonth } from './openMonth';
import type { Archiving } from './storeMonth';

/** Options for archiving: the source, the destination, and how long archived lines stay in the database. */
export interface ArchivingOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly archive: Archive;
  /** Months for which lines of the audit log stay in the database too, unless the staff set others; 0 means for ever. */
  readonly auditKeptMonths: number;
}

export interface ArchivingReport {
  /** Number of lines written into the archive. */
  readonly written: number;
  readonly removed: number;
  /** One sentence for each school whose lines or mails are not removed, with the reason. */
  readonly problems: readonly string[];
}

/**
 * Archives each past month of each audit log, and mails past their retention period. Lines are removed from the
 * database only after their file was read back and matches what was signed.
 * @param goesOn called before each school, and before each file whose lines are removed; false ends the run
 * @throws the first failure, after all others are archived
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
  for (const row of await auditToRemove(archiving, options.auditKeptMonths)) {
    if (!goesOn()) break;
    const code = row.customer_code;
    if (refused.has(code)) continue;
    const opened = await openMonth(archiving.archive, row, archiving.key.publicKey);
    const count = 'why' in opened ? 0 : await removeAudit(archiving, row);
    removed += count;
    // Later files of the same chain stay too.
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
/**
 * Seconds between two runs, and milliseconds after which a run begins no further file, because other jobs wait for it.
 */
const EVERY = 300;
const AT_MOST = 5000;

/**
 * Creates the worker that archives for about five seconds every five minutes, in one of the processes. Problems are
 * logged when they change.
 */
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
