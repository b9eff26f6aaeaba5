import type { AnyRecord } from '../../../contract/schema/anyRecord';
import type { FieldError } from '../../../contract/schema/errors';
import type { StoredEntity } from '../../../contract/storing/stored';
import { isKept } from '../../db/storedColumns';
import type { WorkContext } from '../../operations/resourceWork';
import type { AfterSave, BeforeSave, DefinedHooks, HookContext } from './defineHooks';
import { readStored, type StoredRecord } from './storedStore';

/** A record before and after a change. */
interface Change {
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord;
}

const files = import.meta.glob<Readonly<Record<string, DefinedHooks>>>('../../hooks/*.ts', { eager: true });

/** The hooks of all stored resources. */
export const definedHooks: readonly DefinedHooks[] = Object.values(files).flatMap((file) =>
  Object.values(file),
);

/** Returns the hooks of a resource, in the order of their files. */
const hooksOf = ({ name }: StoredEntity): readonly DefinedHooks[] =>
  definedHooks.filter((hooks) => hooks.name === name);

/** Tells whether a resource has a hook that may refuse changes or set values. */
export const decidesBeforeSave = (entity: StoredEntity): boolean =>
  hooksOf(entity).some((hooks) => hooks.beforeSave);

const contextFor = ({ tx, customerCode, viewer, now, publicUrl }: WorkContext): HookContext => ({
  tx,
  customerCode,
  viewer,
  now,
  publicUrl,
  records: async (entity) => {
    const rows = await readStored(tx, entity as unknown as StoredEntity, customerCode);
    return rows.map(({ record }) => record) as never;
  },
});

/** The combined decision of the hooks before a change: errors that refuse it, and values that are saved with it. */
interface Decided {
  readonly errors: readonly FieldError[];
  readonly set: AnyRecord;
}

/**
 * Runs the hooks before a change.
 * @param before the current record; undefined for a new one
 * @param after the record with the change applied
 */
export async function beforeSave(
  context: WorkContext,
  entity: StoredEntity,
  before: StoredRecord | undefined,
  after: StoredRecord,
): Promise<Decided> {
  const errors: FieldError[] = [];
  let set: AnyRecord = {};
  for (const hooks of hooksOf(entity)) {
    const become = Object.fromEntries(
      Object.entries({ ...after, ...set }).filter(
        ([name]) => entity.fields[name] && isKept(entity.fields[name]),
      ),
    );
    const saving = { before, after: become } as unknown as BeforeSave<StoredEntity['fields']>;
    const decision = await hooks.beforeSave?.(saving, contextFor(context));
    const refused = Object.entries<string | undefined>(decision?.refuse ?? {});
    errors.push(
      ...refused.flatMap(([field, message]) => {
        if (!message) return [];
        const sentence = entity.messages?.[message];
        // Types already exclude this; without them, a refusal must not be ignored.
        if (!sentence)
          throw new Error(
            `A hook of ${entity.name} refuses with "${message}", which is not one of its messages.`,
          );
        return { field, message: sentence[0] };
      }),
    );
    set = { ...set, ...decision?.set };
  }
  return { errors, set };
}

/** Runs the hooks after a change. */
export async function afterSave(
  context: WorkContext,
  entity: StoredEntity,
  { before, after }: Change,
): Promise<void> {
  const saved = { before, after } as unknown as AfterSave<StoredEntity['fields']>;
  for (const hooks of hooksOf(entity)) await hooks.afterSave?.(saved, contextFor(context));
}

/** Runs the hooks after a change of several records. The records are read again, to pass computed values too. */
export async function afterSaveOf(
  context: WorkContext,
  entity: StoredEntity,
  changed: readonly { readonly id: string; readonly before: StoredRecord | undefined }[],
): Promise<void> {
  if (changed.length === 0 || !hooksOf(entity).some((hooks) => hooks.afterSave)) return;
  const ids = changed.map(({ id }) => id);
  const rows = await readStored(context.tx, entity, context.customerCode, { ids });
  const now = new Map(rows.map(({ record }) => [record.id, record]));
  for (const { id, before } of changed) {
    const after = now.get(id);
    if (after) await afterSave(context, entity, { before, after });
  }
}

/** Returns why the hooks refuse a change; undefined if they allow it. */
export const reasonOf = ({ errors }: Decided): string | undefined =>
  errors.length > 0 ? errors.map(({ message }) => message).join('. ') : undefined;
