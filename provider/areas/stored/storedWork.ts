import { expressionBuilder, sql } from 'kysely';
import { brokenRule } from '../../../contract/actionRule';
import type { ActionResourceName } from '../../../contract/entities/actions';
import { filterWhere } from '../../../contract/filterMeaning';
import type { StoredAction, StoredEntity } from '../../../contract/storing/stored';
import { searchedOf } from '../../../contract/storing/storedFields';
import { snakeCase } from '../../db/storedColumns';
import { whereSql } from '../../db/whereSql';
import type { ActionWork, Change, LeftOut, ResourceWork } from '../../operations/resourceWork';
import { columnsOf, readStored, type StoredRecord, updateStored } from './storedStore';

const UNKNOWN = 'Elemento non trovato';
const CHANGED_SINCE = "Modificato dopo l'operazione";

/** How the records of a stored resource are acted on, many at a time. */
export function storedWork(entity: StoredEntity): ResourceWork {
  const { name, fields, reads, filter, title, actions } = entity;
  const columns = columnsOf(entity);
  const column = (field: string) => sql<string>`${columns[field]}`;
  return {
    resource: name as ActionResourceName,
    table: snakeCase(name),
    id: column('id'),
    label: sql<string>`coalesce(${columns[title]}::text, ${columns.id})`,
    columns,
    searched: Object.fromEntries(searchedOf(fields, reads).map((field) => [field, column(field)])),
    filtered: (asked, _customerCode, viewer) => {
      const means = Object.fromEntries(Object.keys(filter).map((field) => [field, field]));
      return whereSql<object>(filterWhere(means, asked), columns, viewer, expressionBuilder());
    },
    actions: Object.fromEntries(Object.entries(actions).map(([key, action]) => [key, patch(entity, action)])),
  };
}

/** An action that gives some fields other values; taken back, they have those of before. */
function patch(entity: StoredEntity, { rules = [], set }: StoredAction<object>): ActionWork {
  const touched = (record: StoredRecord) =>
    Object.fromEntries(Object.keys(set).map((field) => [field, record[field] ?? null]));
  return {
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
      );
      const done = todo.map((record) => ({
        id: record.id,
        before: touched(record),
        after: { ...set },
        mark: String(versions.get(record.id)),
      }));
      return { done, skipped };
    },

    async takeBack({ tx, customerCode }, changes) {
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

/** Those that go back to the same, together. */
function byBefore(changes: readonly Change[]): Iterable<Change[]> {
  const alike = new Map<string, Change[]>();
  for (const change of changes) {
    const key = JSON.stringify(change.before);
    alike.set(key, [...(alike.get(key) ?? []), change]);
  }
  return alike.values();
}
