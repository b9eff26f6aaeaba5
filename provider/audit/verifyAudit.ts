import type { Tx } from '../db/database';
import { type BrokenChain, createChainCheck, type Head } from './chainCheck';

/** Number of lines read at once. */
const AT_ONCE = 5000;

/** The result of reading a school's log from its first line. */
export interface ReadChain {
  readonly broken: BrokenChain | undefined;
  /** The number of the first line in the database; undefined if there is none. */
  readonly first: number | undefined;
  /** The last line; undefined if there is none. */
  readonly head: Head | undefined;
  /** The hashes of the requested lines. */
  readonly hashes: ReadonlyMap<number, string>;
}

/** Reads a school's chain from its first line. Returns the seq of the first line that does not fit, or undefined. */
export async function verifyAudit(tx: Tx, customerCode: string): Promise<number | undefined> {
  return (await readChain(tx, customerCode)).broken?.seq;
}

/**
 * Reads a school's chain from its first line in the database, and finds the first line that does not fit, the last line
 * and the requested hashes.
 * @param wanted numbers of the lines whose hashes are returned
 * @param removed the last line that is in the archive only; the first line in the database must follow it
 */
export async function readChain(
  tx: Tx,
  customerCode: string,
  wanted: readonly Head[] = [],
  removed?: Head,
): Promise<ReadChain> {
  const check = createChainCheck(removed && new Map([[customerCode, removed]]));
  const hashes = new Map(removed && [[removed.seq, removed.hash]]);
  const asked = new Set(wanted.map(({ seq }) => seq));
  let first: number | undefined;
  for (let after = removed?.seq ?? 0; ; ) {
    const lines = await tx
      .selectFrom('audit_entry')
      .selectAll()
      .where('customer_code', '=', customerCode)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(AT_ONCE)
      .execute();
    first ??= lines[0]?.seq;
    for (const line of lines) {
      check.follow(line as never);
      if (asked.has(line.seq)) hashes.set(line.seq, line.hash);
    }
    const last = lines.at(-1);
    if (!last || lines.length < AT_ONCE) break;
    after = last.seq;
  }
  return { broken: check.broken()[0], first, head: check.heads().get(customerCode), hashes };
}
