import type { Tx } from '../db/database';
import { hashOf } from './recordAudit';

/** Reads a school's chain from its first line; answers the seq of the first line that does not fit, or undefined. */
export async function verifyAudit(tx: Tx, customerCode: string): Promise<number | undefined> {
  const lines = await tx
    .selectFrom('audit_entry')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .orderBy('seq')
    .execute();
  let previous: string | undefined;
  for (const [index, { hash, ...line }] of lines.entries()) {
    const follows = previous === undefined || line.previous_hash === previous;
    if (line.seq !== index + 1 || !follows || hashOf(line as never) !== hash) return line.seq;
    previous = hash;
  }
  return undefined;
}
