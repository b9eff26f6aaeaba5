import type { Adapter, AdapterPayload, errors } from 'oidc-provider';
import type { Clock } from '../../../contract/values/clock';
import type { Database, Tx } from '../../db/database';
import { REFRESH_GRACE } from './lifetimes';

/**
 * Stores oidc-provider's state in `oidc_payload`, with one adapter for each of its models.
 * @param refusals the error classes of the library, thrown for the second of two concurrent uses
 */
export function createAdapterFactory(
  db: Database,
  clock: Clock,
  refusals: typeof errors,
): (model: string) => Adapter {
  return (model) => {
    const only = (tx: Tx, column: 'id' | 'uid' | 'grant_id', value: string) =>
      tx.deleteFrom('oidc_payload').where('model', '=', model).where(column, '=', value).execute();

    const find = async (column: 'id' | 'uid', value: string) => {
      // PostgreSQL refuses a null character, and no real id has one.
      if (value.includes('\0')) return undefined;
      return db.asIdentity(async (tx) => {
        const row = await tx
          .selectFrom('oidc_payload')
          .select(['payload', 'consumed_at'])
          .where('model', '=', model)
          .where(column, '=', value)
          .executeTakeFirst();
        if (!row) return undefined;
        const payload = row.payload as AdapterPayload;
        return isUsed(model, row.consumed_at, clock) ? { ...payload, consumed: true } : payload;
      });
    };

    return {
      upsert: async (id, payload) => {
        const once = model === 'ReplayDetection';
        const saved = await db.asIdentity((tx) => save(tx, model, id, payload, once));
        if (!saved) throw new refusals.InvalidGrant('DPoP proof JWT Replay detected');
      },
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      // The device flow, the only one with user codes, is off.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const again = model === 'RefreshToken';
        const used = await db.asIdentity((tx) => consume(tx, model, id, clock.now(), again));
        if (!used) throw new refusals.InvalidGrant('already used');
      },
      destroy: async (id) => void (await db.asIdentity((tx) => only(tx, 'id', id))),
      // Only this model's rows: other rows of a grant include a pending account change.
      revokeByGrantId: async (grantId) => void (await db.asIdentity((tx) => only(tx, 'grant_id', grantId))),
    };
  };
}

/**
 * Tells whether a token is used. A refresh token counts as unused during the grace period, so that the second of two
 * tabs is served too.
 */
function isUsed(model: string, consumedAt: Date | null, clock: Clock): boolean {
  if (consumedAt === null) return false;
  const grace = model === 'RefreshToken' ? REFRESH_GRACE : 0;
  return clock.now().getTime() - consumedAt.getTime() >= grace;
}

/** @returns whether it was saved: with `once`, an existing row stays */
async function save(
  tx: Tx,
  model: string,
  id: string,
  payload: AdapterPayload,
  once: boolean,
): Promise<boolean> {
  const row = {
    payload: JSON.stringify(payload),
    grant_id: payload.grantId ?? null,
    uid: payload.uid ?? null,
    expires_at: payload.exp === undefined ? null : new Date(payload.exp * 1000),
  };
  const result = await tx
    .insertInto('oidc_payload')
    .values({ model, id, ...row })
    .onConflict((conflict) => {
      const same = conflict.columns(['model', 'id']);
      return once ? same.doNothing() : same.doUpdateSet(row);
    })
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Stores the time of the first use. @returns whether the use is allowed: without `again`, only the first one is */
async function consume(tx: Tx, model: string, id: string, now: Date, again: boolean): Promise<boolean> {
  const first = await tx
    .updateTable('oidc_payload')
    .set({ consumed_at: now })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return again || first.numUpdatedRows === 1n;
}
