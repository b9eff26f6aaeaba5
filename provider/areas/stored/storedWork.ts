import { type Expression, expressionBuilder, sql } from 'kysely';
import type { ActionResourceName } from '../../../contract/operations/actions';
import { brokenRule } from '../../../contract/schema/actionRule';
import { filterWhere } from '../../../contract/schema/filterMeaning';
import { IMPORT } from '../../../contract/storing/importName';
import { snakeCase } from '../../../contract/storing/snakeCase';
import type { StoredAction, StoredEntity } from '../../../contract/storing/stored';
import { storedNamed } from '../../../contract/storing/storedEntities';
import { searchedOf } from '../../../contract/storing/storedFields';
import { whereSql } from '../../db/whereSql';
import type { ActionWork, Change, LeftOut, ResourceWork, ResourceWorks } from '../../operations/resourceWork';
import { importStored } from './importStored';
import { columnsOf, readStored, type StoredRecord, updateStored } from './storedStore';
import { lockUnique } from './uniqueProblems';
import { wordsSql } from './wordsSql';

const UNKNOWN = 'Elemento non trovato';
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
    searched: Object.fromEntries(
      searchedOf(fields, reads).map((field) => [
        field,
        fields[field]?.kind === 'markup' ? wordsSql(column(field)) : column(field),
      ]),
    ),
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
  // The key is the label if the other record takes its label from a third one, or is of this same resource.
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
  const touched = (record: StoredRecord) =>
    Object.fromEntries(Object.keys(set).map((field) => [field, record[field] ?? null]));
  return {
    mark: 'version',
    async apply({ tx, customerCode, viewer }, ids) {
      const rows = await readStored(tx, entity, customerCode, { ids, forUpdate: true });
      const found = new Map(rows.map(({ record }) => [record.id, record]));
      const todo: StoredRecord[] = [];
      const skipped: LeftOut[] = [];
      for (const id of new Set(ids)) {
        const record = found.get(id);
        const reason = record ? brokenRule(rules, record, viewer)?.say : UNKNOWN;
        if (record && !reason) todo.push(record);
        else skipped.push({ id, reason: reason ?? UNKNOWN });
      }
      const versions = await updateStored(
        tx,
        entity,
        customerCode,
        todo.map(({ id }) => id),
        { ...set },
        viewer,
      );
      const done = todo.map((record) => ({
        id: record.id,
        before: touched(record),
        after: { ...set },
        mark: String(versions.get(record.id)),
      }));
      return { done, skipped };
    },

    async takeBack({ tx, customerCode, viewer }, changes) {
      const ids = changes.map(({ id }) => id);
      const rows = await readStored(tx, entity, customerCode, { ids, forUpdate: true });
      const now = new Map(rows.map(({ record, version }) => [record.id, String(version)]));
      const same = (change: Change) => now.get(change.id) === change.mark;
      const done: Change[] = [];
      for (const alike of byBefore(changes.filter(same))) {
        const before = { ...alike[0]?.before };
        const versions = await updateStored(
          tx,
          entity,
          customerCode,
          alike.map(({ id }) => id),
          before,
          viewer,
        );
        done.push(
          ...alike.map(({ id, after }) => ({
            id,
            before: after,
            after: before,
            mark: String(versions.get(id)),
          })),
        );
      }
      const skipped = changes
        .filter((change) => !same(change))
        .map(({ id }) => ({ id, reason: now.has(id) ? CHANGED_SINCE : UNKNOWN }));
      return { done, skipped };
    },
  };
}

/** Groups the changes that are restored to the same values. */
function byBefore(changes: readonly Change[]): Iterable<Change[]> {
  const alike = new Map<string, Change[]>();
  for (const change of changes) {
    const key = JSON.stringify(change.before);
    alike.set(key, [...(alike.get(key) ?? []), change]);
  }
  return alike.values();
}
