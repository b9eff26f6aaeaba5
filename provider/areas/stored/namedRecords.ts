import { sql } from 'kysely';
import type { Importable } from '../../../contract/imports/imports';
import * as storedMessages from '../../../contract/messages/it/stored';
import { mayList } from '../../../contract/permissions/permissions';
import { fold } from '../../../contract/values/search';
import type { ResourceWork, ResourceWorks, WorkContext } from '../../operations/resourceWork';

type Values = Readonly<Record<string, unknown>>;

/** Replaces references in the values of a row by keys, and returns errors for references that were not found. */
type Named = (values: Values) => {
  readonly values: Values;
  readonly problems: Readonly<Record<string, string>>;
};

const UNKNOWN = storedMessages.unknown;
const SEVERAL = storedMessages.several;

/** Returns a function that resolves the references of the given rows: by key, or by label if only one record has it. */
export async function namedRecords(
  { fields }: Importable,
  works: ResourceWorks,
  context: WorkContext,
  rows: readonly { readonly values: Values }[],
): Promise<Named> {
  const references = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'ref' ? [[name, field.to] as const] : [],
  );
  const keys = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
  for (const [name, to] of references) {
    const texts = rows.flatMap(({ values }) => (values[name] === undefined ? [] : [String(values[name])]));
    const work = works.find(({ resource }) => resource === to);
    const open = mayList(context.viewer.roles ?? [], to);
    keys.set(name, work && open && texts.length > 0 ? await keysByText(context, work, texts) : new Map());
  }
  return (values) => {
    const problems: Record<string, string> = {};
    const found: Record<string, unknown> = { ...values };
    for (const [name] of references) {
      if (values[name] === undefined) continue;
      const [key, ...others] = keys.get(name)?.get(fold(String(values[name]))) ?? [];
      if (key === undefined || others.length > 0) problems[name] = key === undefined ? UNKNOWN : SEVERAL;
      else found[name] = key;
    }
    return { values: found, problems };
  };
}

/** Finds the keys of the records whose key or label is one of these texts. */
async function keysByText(
  { tx, customerCode }: WorkContext,
  { table, id, label }: ResourceWork,
  texts: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const wanted = [...new Set(texts.flatMap((text) => [text, text.trim()]))];
  const { rows } = await sql<{ id: string; label: string | null }>`
    select ${id} as id, ${label} as label from ${sql.table(table)}
    where ${sql.ref(`${table}.customer_code`)} = ${customerCode}
      and (${id} = any(${wanted}::text[]) or lower(${label}) = any(${wanted.map((text) => text.toLowerCase())}::text[]))`.execute(
    tx,
  );
  const found = new Map<string, Set<string>>();
  for (const row of rows)
    for (const text of [row.id, row.label ?? ''])
      found.set(fold(text), (found.get(fold(text)) ?? new Set()).add(row.id));
  return found;
}
