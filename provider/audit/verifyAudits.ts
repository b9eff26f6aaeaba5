import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { Archive } from '../objects/archive';
import { readArchiveKey } from './archive/archiveKey';
import { type ArchivedChain, verifyArchive } from './archive/verifyArchive';
import type { Head } from './chainCheck';
import type { ArchivedHeads } from './heads';
import { readChain } from './verifyAudit';

/** A log with the reason why it is wrong. */
export interface WrongLog {
  readonly customerCode: string;
  readonly why: string;
}

/** The result of reading logs. */
export interface ReadLogs {
  readonly logs: number;
  readonly lines: number;
  /** Files of the archive, for audit logs and mails. */
  readonly files: number;
  readonly wrong: readonly WrongLog[];
}

/**
 * Verifies logs from their first lines. The lines in the archive and those in the database form one chain, whose last
 * line is compared with the one archived in the daily file.
 * @param school customer code of one school, or PLATFORM; all logs if absent
 */
export async function verifyAudits(
  db: Database,
  archive: Archive,
  archived: ArchivedHeads | undefined,
  school?: string,
): Promise<ReadLogs> {
  const key = await readArchiveKey(db);
  const there = await db.asOwner((tx) =>
    sql<{ code: string }>`
      select customer_code as code from audit_heads() union select customer_code from archived_month`.execute(
      tx,
    ),
  );
  const codes = new Set([...there.rows.map(({ code }) => code), ...Object.keys(archived?.heads ?? {})]);
  const wrong: WrongLog[] = [];
  let [logs, lines, files] = [0, 0, 0];
  for (const customerCode of [...codes].sort()) {
    if (school !== undefined && school !== customerCode) continue;
    const [months, mails] = await Promise.all(
      (['audit', 'mail'] as const).map((kind) => verifyArchive(db, archive, key, kind, customerCode)),
    );
    const kept = archived?.heads[customerCode];
    const wanted = [...(months?.ends ?? []), ...(kept ? [kept] : [])];
    const read = await db.asOwner((tx) => readChain(tx, customerCode, wanted, months?.removed));
    logs += 1;
    lines += read.head?.seq ?? 0;
    files += (months?.files ?? 0) + (mails?.files ?? 0);
    const why =
      months?.why ??
      mails?.why ??
      whyOf(read, months?.removed) ??
      (kept && archived ? whyEnds(read, kept, archived.day) : undefined) ??
      (months?.ends.every(({ seq, hash }) => read.hashes.get(seq) === hash)
        ? undefined
        : 'lines of the database are not those of its archive') ??
      whyMails(mails, archived?.mails?.[customerCode]);
    if (why) wrong.push({ customerCode, why });
  }
  return { logs, lines, files, wrong };
}

/** Returns what is wrong if archived mail files were removed together with their rows; undefined if none is missing. */
const whyMails = (mails: ArchivedChain | undefined, kept: Head | undefined): string | undefined =>
  kept && mails?.hashes[kept.seq - 1] !== kept.hash
    ? `file ${kept.seq} of its mails is in no list`
    : undefined;

type Read = Awaited<ReturnType<typeof readChain>>;

function whyOf({ broken, first }: Read, removed: Head | undefined): string | undefined {
  const next = (removed?.seq ?? 0) + 1;
  if (first !== undefined && first > next)
    return `lines ${next} to ${first - 1} are neither in the database nor in its archive`;
  return broken && `line ${broken.seq} does not follow from the one before`;
}

function whyEnds({ head, hashes }: Read, kept: Head, day: string): string | undefined {
  if ((head?.seq ?? 0) < kept.seq) return `it ends at line ${head?.seq ?? 0} and had ${kept.seq} on ${day}`;
  return hashes.get(kept.seq) === kept.hash ? undefined : `it was written anew since ${day}`;
}
