import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { ArchivedHeads } from './heads';
import { readChain } from './verifyAudit';

/** What is wrong with a log. */
export interface WrongLog {
  readonly customerCode: string;
  readonly why: string;
}

/** What came of reading logs. */
export interface ReadLogs {
  readonly logs: number;
  readonly lines: number;
  readonly wrong: readonly WrongLog[];
}

/** Reads logs from their first lines, and compares where they end with what was archived. @param school one, or all */
export async function verifyAudits(
  db: Database,
  archived: ArchivedHeads | undefined,
  school?: string,
): Promise<ReadLogs> {
  const there = await db.asOwner((tx) =>
    sql<{ code: string }>`select customer_code as code from audit_heads()`.execute(tx),
  );
  const codes = new Set([...there.rows.map(({ code }) => code), ...Object.keys(archived?.heads ?? {})]);
  const wrong: WrongLog[] = [];
  let [logs, lines] = [0, 0];
  for (const customerCode of [...codes].sort()) {
    if (school !== undefined && school !== customerCode) continue;
    const kept = archived?.heads[customerCode];
    const read = await db.asOwner((tx) => readChain(tx, customerCode, kept ? [kept.seq] : []));
    logs += 1;
    lines += read.head?.seq ?? 0;
    if (read.broken)
      wrong.push({ customerCode, why: `line ${read.broken.seq} does not follow from the one before` });
    else if (kept && (read.head?.seq ?? 0) < kept.seq)
      wrong.push({
        customerCode,
        why: `it ends at line ${read.head?.seq ?? 0} and had ${kept.seq} on ${archived?.day}`,
      });
    else if (kept && read.hashes.get(kept.seq) !== kept.hash)
      wrong.push({ customerCode, why: `it was written anew since ${archived?.day}` });
  }
  return { logs, lines, wrong };
}
