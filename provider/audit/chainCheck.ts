import { hashOf } from './recordAudit';

/** A line of an audit log that does not follow from the preceding one. */
export interface BrokenChain {
  /** A school, or PLATFORM. */
  readonly customerCode: string;
  readonly seq: number;
}

/** The part of an audit line that a check needs, whether it comes from the database, the archive or a backup. */
export type CheckedLine = Parameters<typeof hashOf>[0] & { readonly hash: string };

/** The end of a log. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

/**
 * Creates a check of audit logs, line by line; the lines of a school must come in order.
 * @param begins by school, the line after which a log continues if it is not read from its first line
 */
export function createChainCheck(begins: ReadonlyMap<string, Head> = new Map()) {
  const heads = new Map(begins);
  const broken = new Map<string, BrokenChain>();
  return {
    /** Checks the next line; keeps only the first broken one of each school. */
    follow({ hash, ...line }: CheckedLine): void {
      const { customer_code: customerCode, seq } = line;
      const before = heads.get(customerCode);
      const follows = seq === (before?.seq ?? 0) + 1 && (!before || line.previous_hash === before.hash);
      if (!broken.has(customerCode) && !(follows && hashOf(line) === hash))
        broken.set(customerCode, { customerCode, seq });
      heads.set(customerCode, { seq, hash });
    },
    heads: (): ReadonlyMap<string, Head> => heads,
    broken: (): readonly BrokenChain[] => [...broken.values()],
  };
}

/** Checks the audit logs in the lines of a backup. Returns the first broken line of each school. */
export async function chainsIn(
  batches: AsyncIterable<readonly string[]>,
  begins: ReadonlyMap<string, Head>,
): Promise<readonly BrokenChain[]> {
  const check = createChainCheck(begins);
  for await (const lines of batches) {
    for (const text of lines) {
      const { at, seq, ...line } = JSON.parse(text) as Record<string, string>;
      // PostgreSQL writes times as 2026-11-21 08:00:00.123+00.
      const moment = new Date(`${String(at).replace(' ', 'T')}:00`);
      check.follow({ ...line, at: moment, seq: Number(seq) } as unknown as CheckedLine);
    }
  }
  return check.broken();
}
