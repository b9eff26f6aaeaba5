import { randomUUID } from 'node:crypto';
import { OIDC_CLIENT, OIDC_CLIENT_NAME } from '../../../contract/constants';
import type { Database, Tx } from '../../db/database';
import type { Subject } from '../subject';
import { deviceDetails } from './deviceDetails';

/** Time and origin of a sign-in. */
interface Moment {
  readonly at: Date;
  readonly address: string;
  readonly userAgent?: string | undefined;
}

/** Stores a sign-in, for the person to see. @returns its id, to which the session is added */
export async function recordSignIn(
  tx: Tx,
  { person, customerCode, uid }: Subject,
  { at, address, userAgent }: Moment,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('sign_in')
    .values({
      person,
      id,
      customer_code: customerCode,
      uid,
      at,
      address,
      device_details: deviceDetails(userAgent),
      client_id: OIDC_CLIENT,
      client_name: OIDC_CLIENT_NAME,
      grant_id: null,
    })
    .execute();
  return id;
}

/** Stores which session a sign-in began or continued, so that the person can end it. */
export async function addSession(db: Database, id: string, grant: string): Promise<void> {
  await db.asIdentity((tx) =>
    tx.updateTable('sign_in').set({ grant_id: grant }).where('id', '=', id).execute(),
  );
}
