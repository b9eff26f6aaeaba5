import type { Clock } from '../../../contract/clock';
import { CONFIRMED_MINUTES } from '../../../contract/entities/confirmation';
import type { Database } from '../../db/database';

const CONFIRMATION = 'Confirmation';

/** Remembers that the person of a session has just confirmed who they are. It ends with the session's grant. */
export async function keepConfirmation(db: Database, clock: Clock, grant: string): Promise<void> {
  const row = {
    payload: JSON.stringify({}),
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

/** Whether the person of a session confirmed who they are in the last five minutes. */
export async function isConfirmed(db: Database, clock: Clock, grant: string): Promise<boolean> {
  const row = await db.asIdentity((tx) =>
    tx
      .selectFrom('oidc_payload')
      .select('id')
      .where('model', '=', CONFIRMATION)
      .where('id', '=', grant)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst(),
  );
  return row !== undefined;
}
