import { brokenRule } from '../../../contract/schema/actionRule';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { asRead } from '../../../contract/schema/readRule';
import { loggedOf } from '../../../contract/storing/authorship';
import type { StoredEntity } from '../../../contract/storing/stored';
import type { Call, Implementation } from '../../http/call';
import { type PageQuery, rowsOfPage } from '../../operations/pageQuery';
import { contextOf } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';
import { type BinnedRow, countBin, readBin, removeFromBin } from './storedBin';
import { storeFiles } from './storedFiles';
import { afterSave, beforeSave, reasonOf } from './storedHooks';
import { readOneStored, restoreStored, type StoredRecord } from './storedStore';
import { lockUnique, uniqueProblems } from './uniqueProblems';

interface Input {
  readonly params: { readonly id: string };
}

async function foundInBin(call: Call, entity: StoredEntity, id: string): Promise<BinnedRow> {
  const [row] = await readBin(call.tx, entity, call.caller.customerCode, { id });
  if (!row) throw new Refusal('notFound');
  return row;
}

/** @throws Refusal if the removal rules of the resource forbid removing the record */
export function mustBeRemovable({ removal = [] }: StoredEntity, record: StoredRecord, call: Call): void {
  const rules = removal.map((rule) => ({ ...rule, brief: '' }));
  const broken = brokenRule(rules, record, call.viewer);
  if (broken) throw new Refusal('conflict', { detail: broken.say });
}

/**
 * Returns why a record cannot be restored from the bin; undefined if it can. References to records that no longer exist
 * do not prevent it, as in an update.
 */
async function whyNotRestored(
  call: Call,
  entity: StoredEntity,
  record: StoredRecord,
): Promise<string | undefined> {
  const { body } = entity.calls.update ?? {};
  if (body?.kind !== 'record') return undefined;
  const written = Object.fromEntries(Object.keys(body.of).map((name) => [name, record[name]]));
  const errors = [
    ...fieldProblems(fieldSchema(body), written, call.viewer),
    ...(await uniqueProblems(call.tx, entity, call.caller.customerCode, {}, record)),
  ];
  const labelOf = (field: string) => entity.translations.texts[`fields.${field}`]?.[0] ?? field;
  return errors.length > 0
    ? errors.map(({ field, message }) => `${labelOf(field)}: ${message}`).join('. ')
    : undefined;
}

/** Returns the implementations of the calls for a resource's bin; none without soft deletion. */
export function binRoutes(entity: StoredEntity): readonly Implementation[] {
  const { bin, restore, purge } = entity.calls;
  if (!bin || !restore || !purge) return [];
  return [
    {
      endpoint: bin,
      handle: async ({ tx, caller: { customerCode }, viewer }, { query }: { readonly query: PageQuery }) => ({
        data: (await readBin(tx, entity, customerCode, rowsOfPage(query))).map(
          ({ record, deleted, deletedBy }) => ({
            ...asRead(entity.reads, record, viewer),
            deleted,
            deletedBy,
          }),
        ),
        total: await countBin(tx, entity, customerCode),
      }),
    },
    {
      endpoint: restore,
      handle: async (call, { params: { id } }: Input) => {
        const { tx, caller, viewer } = call;
        const { customerCode } = caller;
        await lockUnique(tx, entity, customerCode);
        const { record, version } = await foundInBin(call, entity, id);
        const decided = await beforeSave(contextOf(call), entity, undefined, record);
        const reason = (await whyNotRestored(call, entity, record)) ?? reasonOf(decided);
        if (reason) throw new Refusal('conflict', { detail: reason });
        await removeFromBin(tx, entity, customerCode, id);
        await restoreStored(tx, entity, customerCode, { ...record, ...decided.set }, version + 1, viewer);
        const saved = await readOneStored(tx, entity, customerCode, id);
        if (!saved) throw new Refusal('notFound');
        await afterSave(contextOf(call), entity, { before: undefined, after: saved.record });
        call.audit({ entity: entity.name, action: 'restore', id, after: loggedOf(saved.record) });
        call.version(saved.version);
        return asRead(entity.reads, saved.record, viewer);
      },
    },
    {
      endpoint: purge,
      handle: async (call, { params: { id } }: Input) => {
        const { record } = await foundInBin(call, entity, id);
        mustBeRemovable(entity, record, call);
        await removeFromBin(call.tx, entity, call.caller.customerCode, id);
        await storeFiles(call, entity, id, undefined, []);
        call.audit({ entity: entity.name, action: 'purge', id, before: loggedOf(record) });
        return undefined;
      },
    },
  ] as readonly Implementation[];
}
