import { type RawBuilder, sql } from 'kysely';
import { type Computed, sourcesOf } from '../../../contract/schema/computed';
import type { Field } from '../../../contract/schema/fields';

type Column = RawBuilder<unknown>;

/**
 * SQL expressions for the ways of computing a value. A difference, product or number of days is null if an operand is
 * missing; a sum or joined text, if all are; a count never.
 */
const WAYS: Readonly<Record<ReturnType<typeof sourcesOf>['way'], (of: readonly Column[]) => Column>> = {
  sum: (of) => sql`case when num_nonnulls(${sql.join(of)}) > 0
    then ${sql.join(
      of.map((one) => sql`coalesce(${one}, 0)`),
      sql` + `,
    )} end`,
  difference: ([one, other]) => sql`(${one} - ${other})`,
  product: ([one, other]) => sql`(${one} * ${other})`,
  days: ([first, last]) => sql`(${last} - ${first})`,
  count: ([list]) => sql`coalesce(jsonb_array_length(${list}), 0)`,
  join: (of) => sql`nullif(concat_ws(' ', ${sql.join(of.map((one) => sql`nullif(${one}, '')`))}), '')`,
};

/**
 * Returns the SQL expression of a computed value, so that it can be filtered, searched and displayed like any other.
 */
export function computedSql(field: Field, computed: Computed, column: (name: string) => Column): Column {
  const { way, of } = sourcesOf(computed);
  const value = WAYS[way](of.map(column));
  if (field.kind === 'money') return sql`round(${value}::numeric)`;
  return field.kind === 'number' && field.decimals !== undefined
    ? sql`round(${value}::numeric, ${sql.lit(field.decimals)})`
    : value;
}
