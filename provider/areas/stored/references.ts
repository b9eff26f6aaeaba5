import { sql } from 'kysely';
import * as storedMessages from '../../../contract/messages/it/stored';
import { mayList } from '../../../contract/permissions/permissions';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import type { FieldError } from '../../../contract/schema/errors';
import type { Field } from '../../../contract/schema/fields';
import type { StoredEntity } from '../../../contract/storing/stored';
import type { Call } from '../../http/call';
import type { ResourceWork, ResourceWorks } from '../../operations/resourceWork';
import { sameValue } from './lockProblems';
import { binnedKeys } from './storedBin';

/** A reference in a record: the resource, the key, and the path of the field. */
interface Reference {
  readonly to: string;
  readonly key: string;
  readonly field: string;
}

const BINNED = storedMessages.binned;
const UNKNOWN = storedMessages.unknown;

/**
 * Returns the work on each resource that a stored resource refers to, by the name of the referred resource.
 * @throws Error for a resource whose records cannot be found
 */
export function referredWorks(
  { name, fields }: StoredEntity,
  works: ResourceWorks,
): ReadonlyMap<string, ResourceWork> {
  const found = Object.entries(fields).flatMap(([field, of]) =>
    resourcesIn(of).map((to) => {
      const work = works.find(({ resource }) => resource === to);
      if (!work)
        throw new Error(
          `${name}.${field} refers to "${to}", whose records are not looked up: refer to ${works.map(({ resource }) => resource).join(', ')}`,
        );
      return [to, work] as const;
    }),
  );
  return new Map(found);
}

/**
 * Returns the errors for references to records that do not exist, belong to another school, or are in a list that the
 * person may not see. References that were not changed are not checked.
 */
export async function referenceProblems(
  { tx, caller }: Call,
  { fields }: StoredEntity,
  works: ReadonlyMap<string, ResourceWork>,
  before: AnyRecord,
  written: AnyRecord,
): Promise<readonly FieldError[]> {
  const all = Object.entries(written).flatMap(([name, value]) => {
    const field = fields[name];
    return field && !sameValue(before[name], value) ? referencesIn(field, value, name) : [];
  });
  const broken: Reference[] = [];
  for (const [to, work] of works) {
    const wanted = all.filter((one) => one.to === to);
    if (wanted.length === 0) continue;
    const there = mayList(caller.roles, to)
      ? await keysOf(tx, work, caller.customerCode, wanted)
      : new Set<string>();
    broken.push(...wanted.filter(({ key }) => !there.has(key)));
  }
  return Promise.all(
    broken.map(async ({ field, to, key }) => {
      const isBinned =
        mayList(caller.roles, to) && (await binnedKeys(tx, to, caller.customerCode, [key])).has(key);
      return { field, message: isBinned ? BINNED : UNKNOWN };
    }),
  );
}

async function keysOf(
  tx: Call['tx'],
  { table, id }: ResourceWork,
  customerCode: string,
  wanted: readonly Reference[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select ${id} as id from ${sql.table(table)}
    where ${sql.ref(`${table}.customer_code`)} = ${customerCode}
      and ${id} = any(${wanted.map(({ key }) => key)}::text[])`.execute(tx);
  return new Set(rows.map((row) => row.id));
}

function resourcesIn(field: Field): readonly string[] {
  if (field.kind === 'ref') return [field.to];
  if (field.kind === 'list') return resourcesIn(field.of);
  return field.kind === 'record' ? Object.values(field.of).flatMap(resourcesIn) : [];
}

function referencesIn(field: Field, value: unknown, path: string): readonly Reference[] {
  if (value === null || value === undefined || value === '') return [];
  if (field.kind === 'ref') return [{ to: field.to, key: String(value), field: path }];
  if (field.kind === 'list')
    return (value as readonly unknown[]).flatMap((one, i) => referencesIn(field.of, one, `${path}[${i}]`));
  if (field.kind !== 'record') return [];
  return Object.entries(field.of).flatMap(([name, of]) =>
    referencesIn(of, (value as AnyRecord)[name], `${path}.${name}`),
  );
}
