import { CONFIRMED_MINUTES } from '../../../contract/account/confirmation';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';

const CONFIRMATION = 'Confirmation';

/** Means of a confirmation. A passkey asks for a finger, a face or a PIN: it is two factors by itself. */
export type ConfirmedBy = 'password' | 'passkey' | 'code';

/** Stores that the person of a session has just confirmed their identity. The confirmation ends with the grant. */
export async function storeConfirmation(
  db: Database,
  clock: Clock,
  grant: string,
  by: ConfirmedBy,
): Promise<void> {
  const row = {
    payload: JSON.stringify({ by }),
    expires_at: new Date(clock.now().getTime() + CONFIRMED_MINUTES * 60_000),
  };
  await db.asIdentity((tx) =>
    tx
      .insertInto('oidc_payload')
      .values({ model: CONFIRMATION, id: grant, grant_id: grant, uid: null, ...row })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
      .execute(),
  );
}

/**
 * Returns the means by which the person of a session confirmed their identity in the last five minutes; undefined if
 * they did not.
 */
export async function confirmedBy(
  db: Database,
  clock: Clock,
  grant: string,
): Promise<ConfirmedBy | undefined> {
  const row = await db.asIdentity((tx) =>
    tx
      .selectFrom('oidc_payload')
      .select('payload')
      .where('model', '=', CONFIRMATION)
      .where('id', '=', grant)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst(),
  );
  return (row?.payload as { readonly by?: ConfirmedBy } | undefined)?.by;
}
