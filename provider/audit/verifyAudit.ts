import type { Tx } from '../db/database';
import { type BrokenChain, createChainCheck, type Head } from './chainCheck';

/** Lines that are read at once. */
const AT_ONCE = 5000;

/** What became of a school's log when it was read from its first line. */
export interface ReadChain {
  readonly broken: BrokenChain | undefined;
  /** The number of the first line that the database has; undefined where there is none. */
  readonly first: number | undefined;
  /** Its last line; undefined where there is none. */
  readonly head: Head | undefined;
  /** The hashes of the lines that were asked for. */
  readonly hashes: ReadonlyMap<number, string>;
}

/** Reads a school's chain from its first line; answers the seq of the first line that does not fit, or undefined. */
export async function verifyAudit(tx: Tx, customerCode: string): Promise<number | undefined> {
  return (await readChain(tx, customerCode)).broken?.seq;
}

/**
 * The same, with where it ends.
 * @param wanted lines whose hashes are looked at besides
 * @param removed the last line that is in the archive alone
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
