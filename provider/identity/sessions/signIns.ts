import { randomUUID } from 'node:crypto';
import { OIDC_CLIENT, OIDC_CLIENT_NAME } from '../../../contract/constants';
import type { Database, Tx } from '../../db/database';
import type { Subject } from '../subject';
import { deviceDetails } from './deviceDetails';

/** When, and from where. */
interface Moment {
  readonly at: Date;
  readonly address: string;
  readonly userAgent?: string | undefined;
}

/** Writes down that somebody signed in, for them to see. @returns its id, by which the session is added */
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

/** Writes which session a sign-in began, or went on with: by it the person can end it. */
export async function addSession(db: Database, id: string, grant: string): Promise<void> {
  await db.asIdentity((tx) =>
    tx.updateTable('sign_in').set({ grant_id: grant }).where('id', '=', id).execute(),
  );
}
