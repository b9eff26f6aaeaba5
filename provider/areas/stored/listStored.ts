import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import type { Field } from '../../../contract/schema/fields';
import { filterWhere } from '../../../contract/schema/filterMeaning';
import type { FilterCount } from '../../../contract/schema/listing';
import { asRead, neverRead, type ReadRule, sometimesRead } from '../../../contract/schema/readRule';
import { whereProblem } from '../../../contract/schema/sentWhere';
import type { Viewer, Where } from '../../../contract/schema/where';
import { filtersInQuery } from '../../../contract/storing/listCalls';
import { POSITION } from '../../../contract/storing/reordering';
import { snakeCase } from '../../../contract/storing/snakeCase';
import type { StoredEntity } from '../../../contract/storing/stored';
import { searchedOf, searchedReferences } from '../../../contract/storing/storedFields';
import { fold } from '../../../contract/values/search';
import { searchSql } from '../../db/searchSql';
import { whereSql } from '../../db/whereSql';
import type { Call } from '../../http/call';
import { conditionErrors } from '../../operations/checkRequest';
import { rowsOfPage } from '../../operations/pageQuery';
import type { ResourceWorks } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';
import { referenceName } from './referenceName';
import { columnsOf, readStored, type StoredRecord } from './storedStore';
import { wordsSql } from './wordsSql';

/** The query of a list, already validated by its endpoint. */
export type ListQuery = Readonly<Record<string, string | null | undefined>>;

type Columns = Readonly<Record<string, Expression<unknown>>>;

const build = expressionBuilder<never, never>();

/** Returns a page of the records that match a query, and the total number of matches. */
export async function listStored(
  call: Call,
  entity: StoredEntity,
  works: ResourceWorks,
  query: ListQuery,
): Promise<{ readonly data: readonly StoredRecord[]; readonly total: number }> {
  const { tx, caller, viewer } = call;
  const list = createList(call, entity, works);
  const where = list.matching(query);
  const counted = Boolean(query.q);
  const page = { where, order: list.order(query), ...rowsOfPage(query), counted };
  const rows = await readStored(tx, entity, caller.customerCode, { page });
  const isAll = page.offset === 0 && rows.length < page.limit;
  return {
    data: rows.map(({ record }) => asRead(entity.reads, record, viewer)),
    total: isAll ? rows.length : (rows[0]?.total ?? (await list.count(where))),
  };
}

/** Returns how many records there are for each value of a filter, with the rest of a query unchanged. */
export async function countStored(
  call: Call,
  entity: StoredEntity,
  works: ResourceWorks,
  query: ListQuery,
): Promise<readonly FilterCount[]> {
  const list = createList(call, entity, works);
  const counts = Object.keys(entity.filter).map(async (filter) => {
    const values = await list.countValues(filter, list.matching({ ...query, [filter]: undefined }));
    return values.map(({ value, count }) => ({ filter, value, count }));
  });
  return (await Promise.all(counts)).flat();
}

function createList({ tx, caller, viewer }: Call, entity: StoredEntity, works: ResourceWorks) {
  const { name, fields, reads, translations } = entity;
  const { customerCode } = caller;
  const table = sql.table(snakeCase(name));
  const columns = readableColumns(entity, viewer);
  const column = (field: string) => sql<string>`${columns[field]}`;
  const filters = Object.keys(filtersInQuery(fields, reads));
  const ofSchool = sql<SqlBool>`${sql.ref(`${snakeCase(name)}.customer_code`)} = ${customerCode}`;

  const nameOf = (
    field: Field & { kind: 'ref' },
    key: Expression<string>,
    hidden: Expression<string | null>,
  ) => referenceName(works, field.to, key, { customerCode, viewer, hidden });

  function searched(field: string): Expression<string | null> {
    const of = fields[field];
    if (of?.kind === 'ref') return nameOf(of, column(field), sql`null`);
    return of?.kind === 'markup' ? wordsSql(column(field)) : column(field);
  }

  const textKey = (text: Expression<string | null>) => sql`sort_text(${text}) collate "C"`;

  /** Returns the expression to sort by, with the same result as in the browser; records with null come last. */
  function sortKey(field: string, language: 'it' | 'en'): RawBuilder<unknown> {
    const of = fields[field] as Field;
    if (of.kind === 'ref')
      return textKey(nameOf(of, column(field), sql`case when ${column(field)} is not null then '-' end`));
    if (of.kind === 'markup') return textKey(wordsSql(column(field)));
    if (of.kind === 'text') return textKey(column(field));
    if (of.kind === 'flag') return sql`coalesce(${columns[field]}, false)`;
    if (of.kind !== 'choice') return sql`${columns[field]}`;
    const at = language === 'it' ? 0 : 1;
    const texts = of.of.map((value) => fold(translations.texts[`values.${field}.${value}`]?.[at] ?? value));
    const places = [...new Set(texts)].sort();
    return sql`case ${columns[field]} ${sql.join(
      of.of.map((value, i) => sql`when ${value} then ${sql.lit(places.indexOf(texts[i] ?? ''))}`),
      sql` `,
    )} end`;
  }

  return {
    /** @throws Refusal `invalid` if `where` is not a valid condition on the fields */
    matching(query: ListQuery): Expression<SqlBool> {
      const [lists, values] = [true, false].map((isList) =>
        filters.filter((filter) => (fields[filter]?.kind === 'list') === isList),
      ) as [string[], string[]];
      const sent = Object.fromEntries(values.map((name) => [name, asValue(fields[name], query[name])]));
      const means = Object.fromEntries(values.map((filter) => [filter, filter]));
      const where = { all: [filterWhere<object>(means, sent), conditionOf(entity, query.where)] };
      const texts = [...searchedOf(fields, reads), ...searchedReferences(fields, reads)].map(searched);
      return build.and([
        ofSchool,
        whereSql<object>(where, columns, viewer, build),
        ...lists.flatMap((name) =>
          query[name] ? sql<SqlBool>`${columns[name]} @> to_jsonb(${query[name]}::text)` : [],
        ),
        searchSql(query.q ?? '', texts),
      ]);
    },
    order({ sort, language }: ListQuery): RawBuilder<unknown> {
      const key = sql.ref(`${snakeCase(name)}.id`);
      const field = sort?.replace(/^-/, '') ?? (entity.orderedByHand ? POSITION : undefined);
      if (!field) return sql`${key}`;
      const by = sortKey(field, language === 'en' ? 'en' : 'it');
      // As in the browser, descending order also reverses records with equal values, but not those without a value.
      return sort?.startsWith('-')
        ? sql`${by} desc nulls last, case when ${by} is null then ${key} end, ${key} desc`
        : sql`${by}, ${key}`;
    },
    async count(where: Expression<SqlBool>): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${table} where ${where}`.execute(tx);
      return rows[0]?.count ?? 0;
    },
    async countValues(filter: string, where: Expression<SqlBool>) {
      const value =
        fields[filter]?.kind === 'flag' ? sql`coalesce(${columns[filter]}, false)` : sql`${columns[filter]}`;
      const { rows } = await sql<{ value: string; count: number }>`
        select (${value})::text as value, count(*)::integer as count from ${table}
        where ${where} and ${value} is not null group by 1`.execute(tx);
      return rows;
    },
  };
}

const asValue = (field: Field | undefined, value: string | null | undefined) =>
  field?.kind === 'flag' && value ? value === 'true' : value;

/** @throws Refusal `invalid` */
function conditionOf({ fields }: StoredEntity, sent: string | null | undefined): Where<object> {
  if (!sent) return { all: [] };
  const where = parsed(sent);
  const errors = conditionErrors('where', where === undefined ? 'unknown' : whereProblem(where, fields));
  if (errors.length > 0) throw new Refusal('invalid', { errors });
  return where as Where<object>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the columns as a person may read them: values that they may not read are null, so that conditions and sorting
 * cannot reveal them.
 */
function readableColumns(entity: StoredEntity, viewer: Viewer): Columns {
  const { reads = {} } = entity;
  const columns = columnsOf(entity);
  const never = neverRead(reads, viewer.roles);
  const hidden = [...never, ...sometimesRead(reads, viewer.roles)].map((field) => {
    const rule = reads[field];
    const shown = never.includes(field) || !rule ? sql`false` : readSql(rule, columns, viewer);
    return [field, sql`case when ${shown} then ${columns[field]} end`] as const;
  });
  return { ...columns, ...Object.fromEntries(hidden) };
}

/** Translates a rule about who reads a field to SQL; must agree with `asRead` of the contract. */
function readSql(
  { roles, where, any, all = [] }: ReadRule<AnyRecord>,
  columns: Columns,
  viewer: Viewer,
): Expression<SqlBool> {
  const isHeld = !roles || roles.some((role) => viewer.roles?.includes(role));
  return build.and([
    isHeld ? sql<SqlBool>`true` : sql<SqlBool>`false`,
    ...(where ? [sql<SqlBool>`coalesce(${whereSql<AnyRecord>(where, columns, viewer, build)}, false)`] : []),
    ...(any ? [build.or(any.map((rule) => readSql(rule, columns, viewer)))] : []),
    ...all.map((rule) => readSql(rule, columns, viewer)),
  ]);
}
