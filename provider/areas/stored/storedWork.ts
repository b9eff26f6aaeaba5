import { type Expression, expressionBuilder, sql } from 'kysely';
import * as storedMessages from '../../../contract/messages/it/stored';
import type { ActionResourceName } from '../../../contract/operations/actions';
import { brokenRule } from '../../../contract/schema/actionRule';
import type { Field } from '../../../contract/schema/fields';
import { filterWhere } from '../../../contract/schema/filterMeaning';
import { resolveValues } from '../../../contract/schema/where';
import { IMPORT } from '../../../contract/storing/importName';
import { snakeCase } from '../../../contract/storing/snakeCase';
import type { StoredAction, StoredEntity } from '../../../contract/storing/stored';
import { storedNamed } from '../../../contract/storing/storedEntities';
import { searchedOf, searchedReferences } from '../../../contract/storing/storedFields';
import { whereSql } from '../../db/whereSql';
import type {
  ActionWork,
  Change,
  LeftOut,
  ResourceWork,
  ResourceWorks,
  WorkContext,
} from '../../operations/resourceWork';
import { importStored } from './importStored';
import { referenceName } from './referenceName';
import { afterSaveOf, beforeSave, reasonOf } from './storedHooks';
import { columnsOf, readStored, type StoredRecord, updateStored } from './storedStore';
import { lockUnique } from './uniqueProblems';
import { wordsSql } from './wordsSql';

type Values = Readonly<Record<string, unknown>>;

const UNKNOWN = storedMessages.itemNotFound;
const CHANGED_SINCE = "Modificato dopo l'operazione";

/**
 * Returns the bulk actions on records of a stored resource.
 * @param works finds the labels of other resources; called lazily, because they may be registered later
 */
export function storedWork(entity: StoredEntity, works: () => ResourceWorks): ResourceWork {
  const { name, fields, reads, filter, actions } = entity;
  const columns = columnsOf(entity);
  const imports = importStored(entity, works);
  const column = (field: string) => sql<string>`${columns[field]}`;
  return {
    resource: name as ActionResourceName,
    table: snakeCase(name),
    id: column('id'),
    get label() {
      return labelOf(entity, works());
    },
    columns,
    searched: {
      ...Object.fromEntries(
        searchedOf(fields, reads).map((field) => [
          field,
          fields[field]?.kind === 'markup' ? wordsSql(column(field)) : column(field),
        ]),
      ),
      ...Object.fromEntries(
        searchedReferences(fields, reads).map((field) => [
          field,
          ({ customerCode, viewer }: WorkContext) => {
            const { to } = fields[field] as Field & { kind: 'ref' };
            return referenceName(works(), to, column(field), { customerCode, viewer, hidden: sql`null` });
          },
        ]),
      ),
    },
    filtered: (asked, _customerCode, viewer) => {
      const means = Object.fromEntries(Object.keys(filter).map((field) => [field, field]));
      return whereSql<object>(filterWhere(means, asked), columns, viewer, expressionBuilder());
    },
    actions: {
      ...Object.fromEntries(Object.entries(actions).map(([key, action]) => [key, patch(entity, action)])),
      ...(imports && { [IMPORT]: imports }),
    },
    async marks({ tx, customerCode }, ids) {
      await lockUnique(tx, entity, customerCode);
      const rows = await readStored(tx, entity, customerCode, { ids, forUpdate: true });
      return new Map(rows.map(({ record, version }) => [record.id, { version: String(version) }]));
    },
    ...(imports && { imports }),
  };
}

/** Returns the label of a record: its title, or the label of the record that the title refers to. */
function labelOf(entity: StoredEntity, works: ResourceWorks): Expression<string> {
  const { name, fields, title } = entity;
  const columns = columnsOf(entity);
  const own = sql<string>`coalesce(${columns[title]}::text, ${columns.id})`;
  const field = fields[title];
  const other = field?.kind === 'ref' ? works.find(({ resource }) => resource === field.to) : undefined;
  // Otherwise the label is the key: also if the referenced record takes its label from a third one, or is of this
  // resource.
  if (!other || other.resource === name || isCalledByAnother(other.resource)) return own;
  const { table, id, label } = other;
  const school = sql.ref(`${table}.customer_code`);
  return sql<string>`coalesce((select ${label} from ${sql.table(table)}
    where ${school} = ${sql.ref(`${snakeCase(name)}.customer_code`)} and ${id} = ${columns[title]}), ${own})`;
}

const isCalledByAnother = (resource: string): boolean => {
  const entity = storedNamed(resource);
  return entity?.fields[entity.title]?.kind === 'ref';
};

/** Builds an action that sets some fields to given values; reversing it restores the previous ones. */
function patch(entity: StoredEntity, { rules = [], set }: StoredAction<object>): ActionWork {
  /** @returns the values to write, or the reason why the record is left out */
  async function judge(context: WorkContext, record: StoredRecord) {
    const broken = brokenRule(rules, record, context.viewer)?.say;
    if (broken) return { reason: broken };
    const values = resolveValues(set, context.viewer);
    const decided = await beforeSave(context, entity, record, { ...record, ...values });
    return { reason: reasonOf(decided), values: { ...values, ...decided.set } };
  }
  return {
    mark: 'version',
    async apply(context, ids) {
      const { tx, customerCode } = context;
      const rows = await readStored(tx, entity, customerCode, { ids, forUpdate: true });
      const found = new Map(rows.map(({ record }) => [record.id, record]));
      const todo: { readonly id: string; readonly before: StoredRecord; readonly values: Values }[] = [];
      const skipped: LeftOut[] = [];
      for (const id of new Set(ids)) {
        const before = found.get(id);
        const { reason, values = {} } = before ? await judge(context, before) : { reason: UNKNOWN };
        if (before && !reason) todo.push({ id, before, values });
        else skipped.push({ id, reason: reason ?? UNKNOWN });
      }
      const versions = await writeValues(context, entity, todo);
      await afterSaveOf(context, entity, todo);
      const done = todo.map(({ id, before, values }) => ({
        id,
        before: Object.fromEntries(Object.keys(values).map((field) => [field, before[field] ?? null])),
        after: values,
        mark: String(versions.get(id)),
      }));
      return { done, skipped };
    },

    async takeBack(context, changes) {
      const { tx, customerCode } = context;
      const ids = changes.map(({ id }) => id);
      const rows = await readStored(tx, entity, customerCode, { ids, forUpdate: true });
      const now = new Map(rows.map((row) => [row.record.id, row]));
      const todo: { id: string; before: StoredRecord; values: Values; change: Change }[] = [];
      const skipped: LeftOut[] = [];
      for (const change of changes) {
        const { id, mark } = change;
        const row = now.get(id);
        if (!row || String(row.version) !== mark) {
          skipped.push({ id, reason: row ? CHANGED_SINCE : UNKNOWN });
          continue;
        }
        const values = { ...change.before };
        const decided = await beforeSave(context, entity, row.record, { ...row.record, ...values });
        const reason = reasonOf(decided);
        if (reason) skipped.push({ id, reason });
        else todo.push({ id, before: row.record, values, change });
      }
      const versions = await writeValues(context, entity, todo);
      await afterSaveOf(context, entity, todo);
      const done = todo.map(({ id, values, change }) => ({
        id,
        before: change.after,
        after: values,
        mark: String(versions.get(id)),
      }));
      return { done, skipped };
    },
  };
}

/** Writes values into records, with one statement for all records that get the same ones. */
async function writeValues(
  { tx, customerCode, viewer }: WorkContext,
  entity: StoredEntity,
  changes: readonly { readonly id: string; readonly values: Values }[],
): Promise<ReadonlyMap<string, number>> {
  const alike = new Map<string, { readonly ids: string[]; readonly values: Values }>();
  for (const { id, values } of changes) {
    const key = JSON.stringify(values);
    const same = alike.get(key) ?? { ids: [], values };
    same.ids.push(id);
    alike.set(key, same);
  }
  const versions = new Map<string, number>();
  for (const { ids, values } of alike.values())
    for (const [id, version] of await updateStored(tx, entity, customerCode, ids, values, viewer))
      versions.set(id, version);
  return versions;
}
