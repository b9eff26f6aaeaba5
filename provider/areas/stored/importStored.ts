import * as storedMessages from '../../../contract/messages/it/stored';
import { importableOf } from '../../../contract/storing/importingStored';
import type { StoredEntity } from '../../../contract/storing/stored';
import { UNCHANGED } from '../../operations/importStore';
import type { Change, Given, ImportWork, ResourceWorks, WorkContext } from '../../operations/resourceWork';
import { sameValue } from './lockProblems';
import { afterSaveOf, beforeSave, reasonOf } from './storedHooks';
import { insertStored, readStored, removeStored, type StoredRecord, updateStored } from './storedStore';
import { holdersNow, lockUnique, TAKEN } from './uniqueProblems';
import { type ValidatedStoredRow, validateStored } from './validateStored';

const OTHERWISE = storedMessages.otherwise;
const CHANGED_SINCE = "Modificato dopo l'importazione";
const UNKNOWN = storedMessages.itemNotFound;

type Values = Readonly<Record<string, unknown>>;

/** The version of a newly created record. */
const FIRST = 1;

/**
 * Returns the work of importing rows of a file as records of a stored resource; undefined if it has no import.
 * @param works finds the records of other resources that a row may refer to
 */
export function importStored(entity: StoredEntity, works: () => ResourceWorks): ImportWork | undefined {
  const importable = importableOf(entity);
  if (!importable) return undefined;
  const judging = { entity, importable, works };
  return {
    mark: 'version',
    async validate(context, rows, takenIds) {
      const rules = await validateStored(judging, context, rows);
      const judged = await refusedByHooks(context, entity, rules);
      const again = await takenIds(judged.flatMap(({ record }) => record?.id ?? []));
      return judged.map(({ position, verdict, id, label, problems, record }) => {
        const repeats = verdict === 'update' && record !== undefined && again.has(record.id);
        const messages = repeats ? { [importable.identify[0] ?? '']: REPEATED } : problems;
        return {
          position,
          verdict: repeats ? 'refused' : verdict,
          id: repeats ? '' : id,
          label,
          problems: Object.entries(messages).map(([field, message]) => ({ field, message })),
          warnings: [],
        };
      });
    },

    async apply(context, ids, _input, given = []) {
      const rows = ids.map((_, place) => ({ position: place + 1, cells: given[place]?.cells ?? {} }));
      const judged = await validateStored(judging, context, rows, true);
      const done: Change[] = [];
      const skipped: { id: string; reason: string }[] = [];
      for (const [place, id] of ids.entries()) {
        const row = judged[place] as ValidatedStoredRow;
        const reason = whyOtherwise(row, id, given[place]);
        // Hooks run row by row, because a hook must see the records that earlier rows changed.
        const decided = reason
          ? undefined
          : await beforeSave(context, entity, row.record, becomes(entity, row, id));
        const refused = reason ?? (decided && reasonOf(decided));
        if (refused) {
          skipped.push({ id, reason: refused });
          continue;
        }
        done.push(await write(context, entity, id, { ...row, values: { ...row.values, ...decided?.set } }));
        await afterSaveOf(context, entity, [{ id, before: row.record }]);
      }
      return { done, skipped };
    },

    async takeBack(context, changes) {
      const { tx, customerCode, viewer } = context;
      const ids = changes.map(({ id }) => id);
      await lockUnique(tx, entity, customerCode);
      const rows = await readStored(tx, entity, customerCode, { ids, forUpdate: true });
      const versions = new Map(rows.map(({ record, version }) => [record.id, String(version)]));
      const records = new Map(rows.map(({ record }) => [record.id, record]));
      const holders = await holdersNow(tx, entity, customerCode);
      const done: Change[] = [];
      const skipped: { id: string; reason: string }[] = [];
      for (const { id, before, after, mark } of changes) {
        if (versions.get(id) !== mark) {
          skipped.push({ id, reason: versions.has(id) ? CHANGED_SINCE : UNKNOWN });
          continue;
        }
        const record: Values = records.get(id) ?? {};
        if (holders.taken(record, before as Values).length > 0) {
          skipped.push({ id, reason: TAKEN });
          continue;
        }
        const isNew = Object.keys(before).length === 0;
        const stored = records.get(id);
        if (!isNew && stored) {
          const reason = reasonOf(await beforeSave(context, entity, stored, { ...stored, ...before }));
          if (reason) {
            skipped.push({ id, reason });
            continue;
          }
        }
        holders.become(record, isNew ? {} : { ...record, ...before });
        if (isNew) await removeStored(tx, entity, customerCode, id);
        const now = isNew
          ? undefined
          : await updateStored(tx, entity, customerCode, [id], { ...before }, viewer);
        if (!isNew) await afterSaveOf(context, entity, [{ id, before: stored }]);
        done.push({ id, before: after, after: before, mark: String(now?.get(id) ?? 0) });
      }
      return { done, skipped };
    },
  };
}

/** Changes the verdict of rows that the hooks would refuse, so that the preview reports them. */
async function refusedByHooks(
  context: WorkContext,
  entity: StoredEntity,
  rows: readonly ValidatedStoredRow[],
): Promise<readonly ValidatedStoredRow[]> {
  const judged: ValidatedStoredRow[] = [];
  for (const row of rows) {
    const saves = row.verdict === 'create' || row.verdict === 'update';
    const { errors } = saves
      ? await beforeSave(context, entity, row.record, becomes(entity, row, row.id))
      : { errors: [] };
    const problems = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    judged.push(errors.length > 0 ? { ...row, verdict: 'refused', id: '', problems } : row);
  }
  return judged;
}

/** Returns the record as it would be after a row is applied. */
const becomes = (
  { starts }: StoredEntity,
  { record, values }: ValidatedStoredRow,
  id: string,
): StoredRecord => ({ ...(record ?? starts), ...values, id });

const REPEATED = storedMessages.repeated;

/**
 * Returns the reason to skip a row: it is refused, or its effect is not the one that the person agreed to in the
 * preview; undefined if it can be applied.
 */
function whyOtherwise(
  { verdict, problems, record }: ValidatedStoredRow,
  id: string,
  agreed: Given | undefined,
) {
  if (verdict === 'refused') return Object.values(problems).join('. ');
  if (verdict === 'unchanged' && record?.id === id) return UNCHANGED;
  if (verdict !== agreed?.verdict) return OTHERWISE;
  return verdict === 'create' || record?.id === id ? undefined : OTHERWISE;
}

async function write(
  { tx, customerCode, viewer }: WorkContext,
  entity: StoredEntity,
  id: string,
  { record, values }: ValidatedStoredRow,
): Promise<Change> {
  if (!record) {
    const made = { ...entity.starts, ...values, id };
    await insertStored(tx, entity, customerCode, made, viewer);
    return { id, before: {}, after: made, mark: String(FIRST) };
  }
  const changed = Object.entries(values).filter(([name, value]) => !sameValue(record[name], value));
  const after = Object.fromEntries(changed);
  const before = Object.fromEntries(changed.map(([name]) => [name, record[name] ?? null]));
  const versions = await updateStored(tx, entity, customerCode, [id], after, viewer);
  return { id, before, after, mark: String(versions.get(id)) };
}
