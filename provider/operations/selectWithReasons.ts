import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { AnyRecord } from '../../contract/operations/actions';
import { isExcused } from '../../contract/schema/actionRule';
import { searchSql } from '../db/searchSql';
import type { Tables } from '../db/tables';
import { whereSql } from '../db/whereSql';
import type { CheckedRequest } from './checkRequest';
import type { ResourceWork, WorkContext } from './resourceWork';

/**
 * Selects the chosen records as rows of `id`, `label` and `reason`, which says why the action does not apply and is
 * null if it does. A single statement for any number of records; the rules are those of the contract.
 */
export function selectWithReasons(
  context: WorkContext,
  work: ResourceWork,
  agreed: CheckedRequest,
): RawBuilder<unknown> {
  const { customerCode } = context;
  const table = sql.table(work.table);
  const ofSchool = sql`${sql.ref(`${work.table}.customer_code`)} = ${customerCode}`;
  const { target } = agreed;
  const found = (chosen: RawBuilder<unknown>) => sql`
    select ${work.id} as id, ${work.label} as label, ${reason(context, work, agreed)} as reason
    from ${table} where ${ofSchool} and ${chosen}`;
  if ('ids' in target) {
    return sql`${found(sql`${work.id} = any(${target.ids}::text[])`)}
      union all
      select wanted.id, wanted.id, ${agreed.of.missing.say}
      from (select distinct unnest(${target.ids}::text[]) as id) wanted
      where not exists (select from ${table} where ${ofSchool} and ${work.id} = wanted.id)`;
  }
  const filtered = work.filtered(target.filter, customerCode, context.viewer);
  const build = expressionBuilder<Tables, never>();
  const holds = whereSql<AnyRecord>(target.where, work.columns, context.viewer, build);
  const texts = agreed.of.search.map((field) => searchedText(context, work, field));
  return found(sql`${filtered} and ${holds} and ${searchSql(target.search, texts)}
    and not exists (select from unnest(${target.except}::text[]) as left_out(id) where left_out.id = ${work.id})`);
}

function searchedText(
  context: WorkContext,
  { resource, searched }: ResourceWork,
  field: string,
): Expression<string | null> {
  const text = searched[field];
  if (!text) throw new Error(`nothing is known about searching ${resource} by ${field}`);
  return typeof text === 'function' ? text(context) : text;
}

/** Builds the message of the first rule that does not hold. */
function reason(
  { viewer }: WorkContext,
  { columns }: ResourceWork,
  { declared }: CheckedRequest,
): RawBuilder<unknown> {
  const build = expressionBuilder<Tables, never>();
  const rules = declared.rules.filter((rule) => !isExcused(rule, viewer));
  if (rules.length === 0) return sql`null::text`;
  const cases = rules.map(({ where, say }) => {
    const holds = whereSql<AnyRecord>(where, columns, viewer, build);
    return sql`when (${holds}) is not true then ${say}::text`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}
