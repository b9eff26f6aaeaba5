import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { BULK_LIMIT, EXAMPLES } from '../../contract/constants';
import type { JudgedRecord, OperationPreview } from '../../contract/operations/operation';
import type { Tx } from '../db/database';
import type { CheckedRequest } from './checkRequest';

interface Group {
  /** The reason why the action does not apply to these records; null for those to which it applies. */
  readonly reason: string | null;
  readonly count: number;
  readonly digest: string;
  readonly examples: readonly { readonly id: string; readonly label: string }[];
}

/**
 * Computes which records will change and which will not, and why.
 * @param source rows of id, label and reason
 */
export async function previewOf(
  tx: Tx,
  source: RawBuilder<unknown>,
  agreed: CheckedRequest,
): Promise<OperationPreview> {
  const groups = await readGroups(tx, source);
  const { of, declared } = agreed;
  const known = [...declared.rules, of.missing];
  const skipped = known.flatMap(({ say, brief }) => {
    const group = groups.find(({ reason }) => reason === say);
    return group ? [{ reason: say, brief, count: group.count, examples: group.examples }] : [];
  });
  const eligible = groups.find(({ reason }) => reason === null) ?? { count: 0, examples: [] };
  return {
    digest: digestOf(agreed, groups),
    total: groups.reduce((sum, { count }) => sum + count, 0),
    asJob: eligible.count > BULK_LIMIT,
    eligible: { count: eligible.count, examples: eligible.examples },
    skipped,
  };
}

/** Reads a page of the records of a preview, in the order of their ids, and their total. @param page from 1 on */
export async function judgedPage(tx: Tx, source: RawBuilder<unknown>, page: number, size: number) {
  const { rows } = await sql<JudgedRecord & { readonly total: number }>`
    select id, label, reason, (count(*) over ())::integer as total from (${source}) judged
    order by id collate "C" offset ${(page - 1) * size} limit ${size}`.execute(tx);
  const data = rows.map(({ id, label, reason }): JudgedRecord => ({ id, label, ...(reason && { reason }) }));
  return { data, total: rows[0]?.total ?? 0 };
}

async function readGroups(tx: Tx, source: RawBuilder<unknown>): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select reason, count(*)::integer as count,
      encode(sha256(convert_to(string_agg(to_json(id)::text, ',' order by id collate "C"), 'UTF8')), 'hex') as digest,
      json_agg(json_build_object('id', id, 'label', label) order by id collate "C")
        filter (where place <= ${EXAMPLES}) as examples
    from (
      select id, label, reason, row_number() over (partition by reason order by id collate "C") as place
      from (${source}) judged
    ) numbered
    group by reason order by reason nulls first`.execute(tx);
  return rows;
}

/**
 * Returns a digest that differs as soon as any record would be treated differently, or another action is requested.
 */
function digestOf({ resource, action, input }: CheckedRequest, groups: readonly Group[]): string {
  const members = groups.map(({ reason, digest }) => [reason, digest]);
  const whole = JSON.stringify([resource, action, input, members]);
  return createHash('sha256').update(whole).digest('base64url');
}
