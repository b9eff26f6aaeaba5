import { sql } from 'kysely';
import type { Clock } from '../../contract/values/clock';
import { dayInRome } from '../../contract/values/dates';
import type { Database } from '../db/database';
import { JobKind, type Worker, workerOf } from '../jobs/jobKind';
import type { Archive } from '../objects/archive';
import { openSealed, readArchiveKey } from './archive/archiveKey';
import type { Head } from './chainCheck';

/** The signed end of every audit log on a day. It reveals lines removed from the end of a log in the database. */
export interface ArchivedHeads {
  readonly day: string;
  readonly at: string;
  /** By school; PLATFORM for the provider's own staff. */
  readonly heads: Readonly<Record<string, Head>>;
  /** By school, the number and SHA-256 of the newest file of its mails; absent from older files. */
  readonly mails?: Readonly<Record<string, Head>>;
  /** SPKI, base64: the same in every file of an installation. */
  readonly publicKey: string;
}

/** Folder in the archive, shared with the archived audit lines. */
const FOLDER = 'audit';
/** Days within which the newest file is searched for. */
const LOOK_BACK = 60;
const DAY = 24 * 60 * 60 * 1000;

/** Called for each file without readable content. */
export type Unreadable = (path: string) => void;

/**
 * Returns the content of the newest file of the last 60 days; undefined if there is none. An empty or truncated file,
 * as a crash leaves it, counts as missing, and the file before it is used. This loses no protection, because anyone
 * able to truncate a file could also have removed it.
 * @throws Error if the file was changed, or signed by a key other than `publicKey`
 */
export async function newestHeads(
  archive: Archive,
  clock: Clock,
  publicKey?: string,
  unreadable: Unreadable = () => undefined,
): Promise<ArchivedHeads | undefined> {
  const from = dayInRome(new Date(clock.now().getTime() - LOOK_BACK * DAY));
  for (const path of (await archive.since(FOLDER, from)).toReversed()) {
    const text = (await archive.read(path))?.toString('utf8');
    if (text === undefined) continue;
    const archived = openSealed<Omit<ArchivedHeads, 'publicKey'>>(text, publicKey);
    if (archived) return archived;
    if (isJson(text)) throw new Error(`The archived ends of audit logs of ${dayOf(path)} were changed.`);
    unreadable(path);
  }
  return undefined;
}

const dayOf = (path: string) => path.slice(FOLDER.length + 1).replace('.json', '');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Archives the last line of every log, if that was not done yet today. For a log that lacks its previously archived
 * last line, the earlier one is archived again, and the log is reported.
 * @returns the schools whose logs lack their archived last line
 */
export async function archiveHeads(
  db: Database,
  clock: Clock,
  archive: Archive,
  unreadable?: Unreadable,
): Promise<readonly string[]> {
  const now = clock.now();
  const day = dayInRome(now);
  const key = await readArchiveKey(db);
  const before = await newestHeads(archive, clock, key.publicKey, unreadable);
  if (before && before.day >= day) return [];
  const wanted = Object.entries(before?.heads ?? {}).map(([code, head]) => ({ code, ...head }));
  const { found, files, missing } = await db.asPlatform(async (tx) => {
    const found = await sql<{ code: string; seq: number; hash: string }>`
      select customer_code as code, seq, hash from audit_heads()`.execute(tx);
    const files = await sql<{ code: string; seq: number; hash: string }>`
      select distinct on (customer_code) customer_code as code, place as seq, sha256 as hash from archived_month
      where kind = 'mail' order by customer_code, place desc`.execute(tx);
    const lost = await sql<{ code: string }>`
      select audit_heads_missing(${JSON.stringify(wanted)}::jsonb) as code`.execute(tx);
    return { found: found.rows, files: files.rows, missing: lost.rows.map(({ code }) => code) };
  });
  const heads: Record<string, Head> = {};
  for (const { code, seq, hash } of found) heads[code] = { seq, hash };
  for (const code of missing) heads[code] = before?.heads[code] as Head;
  const mails: Record<string, Head> = { ...before?.mails };
  for (const { code, seq, hash } of files) if (seq >= (mails[code]?.seq ?? 0)) mails[code] = { seq, hash };
  const ends = { day, at: now.toISOString(), heads, mails } satisfies Omit<ArchivedHeads, 'publicKey'>;
  await archive.write(`${FOLDER}/${day}.json`, key.seal(ends));
  return missing;
}

const kind = new JobKind<Record<string, never>>('auditArchive');
const HOUR = 3600;

/**
 * Creates the worker that archives the last line of every log once a day, in one of the processes.
 * @param log receives a message about unreadable files, and about logs that lack their archived last line
 */
export function auditArchiveWorker(
  db: Database,
  clock: Clock,
  archive: Archive,
  log: (message: string) => void,
): Worker {
  const run = async () => {
    const missing = await archiveHeads(db, clock, archive, (path) =>
      log(`${path} of the archive cannot be read, and the one before it counts.`),
    );
    if (missing.length > 0)
      log(
        `Audit logs lack lines that they had: ${missing.join(', ')}. See "npm run operator -- audit verify".`,
      );
  };
  return workerOf(kind, run, { every: HOUR });
}
