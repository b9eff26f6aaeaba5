import { sql } from 'kysely';
import { NO_SPID_IN_PRIVATE_SCHOOLS } from '../../contract/spid/spid';
import type { Tx } from './database';

const NOT_APPROVED = 'La richiesta della scuola non è ancora stata approvata da AgID.';

interface Switched {
  /** True if the setting was different before. */
  readonly changed: boolean;
  /** Reason why the setting was not switched; undefined if it was. */
  readonly why?: string;
}

/**
 * Switches digital identities on or off for the whole school; nothing else changes that setting. It is switched on only
 * if the agency has approved the request, and never for a private school. Users keep their own setting, which has no
 * effect while the school's is off.
 */
export async function switchSpid(tx: Tx, customerCode: string, spidEnabled: boolean): Promise<Switched> {
  const school = await tx
    .selectFrom('school')
    .select(['private_school', 'spid_enabled'])
    .where('customer_code', '=', customerCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (spidEnabled && school.private_school) return { changed: false, why: NO_SPID_IN_PRIVATE_SCHOOLS };
  if (school.spid_enabled === spidEnabled) return { changed: false };
  if (spidEnabled && !(await isApproved(tx, customerCode))) return { changed: false, why: NOT_APPROVED };
  await tx
    .updateTable('school')
    .set({ spid_enabled: spidEnabled, version: sql<number>`version + 1` })
    .where('customer_code', '=', customerCode)
    .execute();
  return { changed: true };
}

async function isApproved(tx: Tx, customerCode: string): Promise<boolean> {
  const request = await tx
    .selectFrom('spid_request')
    .select('status')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  return request?.status === 'APPROVATA';
}
