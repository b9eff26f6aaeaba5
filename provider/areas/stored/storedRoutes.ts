import { randomUUID } from 'node:crypto';
import * as storedMessages from '../../../contract/messages/it/stored';
import { storedMistakes } from '../../../contract/mistakes/storedMistakes';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { asRead, unreadOf } from '../../../contract/schema/readRule';
import { createdBy, loggedOf } from '../../../contract/storing/authorship';
import type { StoredEntity } from '../../../contract/storing/stored';
import { onlyChanged } from '../../audit/recordAudit';
import { lastChange } from '../../db/lastChange';
import type { Call, Implementation } from '../../http/call';
import { etag } from '../../http/version';
import { contextOf, type ResourceWorks } from '../../operations/resourceWork';
import { runInCall } from '../../operations/runInCall';
import { Refusal } from '../../refusal';
import { binRoutes, mustBeRemovable } from './binRoutes';
import { fileRoute } from './fileRoute';
import { countStored, type ListQuery, listStored } from './listStored';
import { lockProblems } from './lockProblems';
import { referenceProblems, referredWorks } from './references';
import { type Reorder, reorderStored } from './reorderStored';
import { insertIntoBin } from './storedBin';
import { type PutFiles, putFiles, storeFiles, withStoredFiles } from './storedFiles';
import { afterSave, beforeSave } from './storedHooks';
import {
  insertStored,
  readOneStored,
  removeStored,
  type StoredRecord,
  type StoredRow,
  updateStored,
} from './storedStore';
import { storedWork } from './storedWork';
import { lockUnique, uniqueProblems } from './uniqueProblems';
import { versionsRoute } from './versionsRoute';

/** The input of a handler of any stored resource, already validated by its endpoint. */
interface Input {
  readonly params: { readonly id: string };
  readonly query: ListQuery;
  readonly body: Readonly<Record<string, unknown>>;
}
type Handle<T = unknown> = (call: Call, input: Input) => Promise<T>;

/** A record to be changed, and its changed fields. */
interface Changing {
  readonly before: StoredRecord;
  readonly fields: Input['body'];
}

const NONE: PutFiles = [];

/** Returns the files stored for a call before its transaction. */
const putOf = ({ ahead }: Call): PutFiles => (ahead as { worked?: PutFiles } | undefined)?.worked ?? NONE;

/**
 * Returns the implementations of a stored resource's calls: list, read, create, update, delete, and each of its
 * actions.
 * @param works finds the records of other resources that it may refer to
 * @throws Error naming each mistake in its declaration
 */
export function storedRoutes(entity: StoredEntity, works: ResourceWorks): readonly Implementation[] {
  const { calls, many, starts = {}, softDelete, name, reads } = entity;
  const mistakes = storedMistakes(entity);
  if (mistakes.length > 0) throw new Error(`Resource "${name}": ${mistakes.join('\n')}`);
  const answer = (
    endpoint: Endpoint | undefined,
    handle: Handle,
    more: Pick<Implementation, 'ahead'> = {},
  ): Implementation[] =>
    endpoint ? [{ endpoint, handle: handle as Implementation['handle'], ...more }] : [];
  const work = storedWork(entity, () => works);
  const referred = referredWorks(entity, works);
  /**
   * Checks the values to be written.
   * @throws Refusal `invalid` if a locked field would change, a reference is not found, or another record has a unique
   * value
   */
  async function mustHold(call: Call, before: Input['body'], written: Input['body']): Promise<void> {
    const errors = [
      ...lockProblems(entity, before, written, call.viewer),
      ...(await referenceProblems(call, entity, referred, before, written)),
      ...(await uniqueProblems(call.tx, entity, call.caller.customerCode, before, written)),
    ];
    if (errors.length > 0) throw new Refusal('invalid', { errors });
  }
  /**
   * Runs the hooks before a change.
   * @returns the values that the hooks save with the change
   * @throws Refusal if a hook refuses the change
   */
  async function provided(call: Call, before: StoredRecord | undefined, after: StoredRecord) {
    const { errors, set } = await beforeSave(contextOf(call), entity, before, after);
    if (errors.length > 0) throw new Refusal('invalid', { errors });
    return set;
  }
  /**
   * Returns the steps that put files into the object store between two transactions. `find` refuses in the first one
   * whatever the second would refuse.
   */
  const filesAhead = (find: Handle): Pick<Implementation, 'ahead'> =>
    calls.file
      ? { ahead: { find, work: (_found, outside, { body }: Input) => putFiles(entity, outside, body) } }
      : {};
  const blank = Object.fromEntries(Object.keys(entity.fields).map((field) => [field, null]));
  const creating: Handle<StoredRecord> = async (call, { body }) => {
    await lockUnique(call.tx, entity, call.caller.customerCode);
    const written = withStoredFiles(entity, {}, body);
    const before = { ...starts, ...createdBy(call.viewer) };
    const record = { ...before, ...written, id: randomUUID() };
    mustRead(written, unreadOf(reads, { ...blank, ...record }, call.viewer));
    await mustHold(call, before, written);
    return { ...record, ...(await provided(call, undefined, record)) };
  };
  const updating: Handle<Changing> = async (call, { params: { id }, body }) => {
    // Lock the unique fields before the record, as imports do.
    await lockUnique(call.tx, entity, call.caller.customerCode);
    const { record: before } = await foundAsSeen(call, entity, id);
    const unread = unreadOf(reads, before, call.viewer);
    mustRead(body, unread);
    // Fields that the person may not read stay unchanged.
    const written = Object.fromEntries(
      Object.entries(asked(calls.update, body)).filter(([field]) => !unread.includes(field)),
    );
    const fields = withStoredFiles(entity, before, written);
    await mustHold(call, before, fields);
    return { before, fields: { ...fields, ...(await provided(call, before, { ...before, ...fields })) } };
  };
  return [
    ...fileRoute(entity),
    ...binRoutes(entity),
    ...versionsRoute(entity),
    ...answer(calls.counts, (call, { query }) => countStored(call, entity, works, query)),
    ...answer(calls.list, (call, { query }) => listStored(call, entity, works, query)),
    ...answer(calls.read, async (call, { params }) =>
      answered(call, entity, await found(call, entity, params.id)),
    ),
    ...answer(
      calls.create,
      async (call, input) => {
        const record = await creating(call, input);
        await insertStored(call.tx, entity, call.caller.customerCode, record, call.viewer);
        await storeFiles(call, entity, record.id, record, putOf(call));
        const saved = await found(call, entity, record.id);
        await afterSave(contextOf(call), entity, { before: undefined, after: saved.record });
        call.audit({ entity: name, action: 'create', id: record.id, after: loggedOf(saved.record) });
        return answered(call, entity, saved);
      },
      filesAhead(creating),
    ),
    ...answer(
      calls.update,
      async (call, input) => {
        const { id } = input.params;
        const { before, fields } = await updating(call, input);
        await updateStored(call.tx, entity, call.caller.customerCode, [id], fields, call.viewer);
        await storeFiles(call, entity, id, fields, putOf(call));
        const saved = await found(call, entity, id);
        await afterSave(contextOf(call), entity, { before, after: saved.record });
        const after = loggedOf(saved.record);
        call.audit(...onlyChanged({ entity: name, action: 'update', id, before: loggedOf(before), after }));
        return answered(call, entity, saved);
      },
      filesAhead(updating),
    ),
    ...answer(calls.remove, async (call, { params: { id } }) => {
      const row = await foundAsSeen(call, entity, id);
      const { record: before } = row;
      mustBeRemovable(entity, before, call);
      await removeStored(call.tx, entity, call.caller.customerCode, id);
      // A record in the bin keeps its files.
      if (softDelete) await insertIntoBin(call.tx, entity, call.caller.customerCode, row, call.viewer);
      else await storeFiles(call, entity, id, undefined, NONE);
      call.audit({ entity: name, action: 'delete', id, before: loggedOf(before) });
      return undefined;
    }),
    ...answer(calls.arrange, (call, { body }) => reorderStored(call, entity, body as unknown as Reorder)),
    ...Object.entries(many).flatMap(([action, endpoint]) =>
      answer(endpoint, async (call, { body }) => {
        const { ids, exactly } = body as { ids: string[]; exactly?: boolean };
        const { done, left, ...kept } = await runInCall(call, work, action, { ids, exactly });
        return {
          done: done.map(({ id }) => id),
          skipped: left.map(({ id, reason }) => ({ uid: id, reason })),
          ...kept,
        };
      }),
    ),
  ];
}

const answered = (call: Call, { reads }: StoredEntity, { record, version }: StoredRow) => {
  call.version(version);
  return asRead(reads, record, call.viewer);
};

/** @throws Refusal if a field is written that the person may not read */
function mustRead(body: Input['body'], unread: readonly string[]): void {
  const written = unread.filter((name) => ![undefined, null, '', false].includes(body[name] as never));
  if (written.length === 0) return;
  throw new Refusal('invalid', { errors: written.map((field) => ({ field, message: UNREAD })) });
}

const UNREAD = storedMessages.unread;

async function found(call: Call, entity: StoredEntity, id: string, forUpdate?: true): Promise<StoredRow> {
  const row = await readOneStored(call.tx, entity, call.caller.customerCode, id, forUpdate);
  if (!row) throw new Refusal('notFound');
  return row;
}

/**
 * Reads and locks the record in the version that the person saw.
 * @throws Refusal `stale` if it was changed since
 */
async function foundAsSeen(call: Call, entity: StoredEntity, id: string): Promise<StoredRow> {
  const row = await found(call, entity, id, true);
  if (row.version === call.expectedVersion) return row;
  const changedBy = await lastChange(call.tx, call.caller.customerCode, entity.name, id);
  throw new Refusal('stale', {
    current: asRead(entity.reads, row.record, call.viewer),
    currentVersion: etag(row.version),
    ...(changedBy && { changedBy }),
  });
}

/** Returns every field that the update accepts: those that were not sent become null. */
function asked(endpoint: Endpoint | undefined, body: Readonly<Record<string, unknown>>) {
  const of = endpoint?.body?.kind === 'record' ? endpoint.body.of : {};
  return Object.fromEntries(Object.keys(of).map((name) => [name, body[name] ?? null]));
}
