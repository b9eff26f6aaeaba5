import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { usualAttributes } from '../../../contract/provisioning/provisioning';
import type { Tx } from '../../db/database';
import { ofTarget, vaultOf } from '../../db/sealed';
import { DEMO_TARGET, DEMO_TARGET_TOKEN } from '../demoTarget';
import { uidOf } from '../insertSchools';

const SCHOOL = 'SG10001';

/** Connects the first school to the demo's SCIM target, with a first synchronisation to be confirmed. */
export async function insertTarget(tx: Tx, now: Date): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('provisioning_target')
    .values({
      customer_code: SCHOOL,
      id,
      name: 'Rilevatore presenze',
      url: DEMO_TARGET,
      ac: 'PRW',
      user_name: 'uid',
      attributes: JSON.stringify(usualAttributes),
      roles: 'roles',
      deletes: false,
      token: vaultOf(tx).close(DEMO_TARGET_TOKEN, ofTarget(id)),
      token_at: now,
      created_at: now,
      created_by: uidOf('supervisor', SCHOOL),
    })
    .execute();
  const events = JSON.stringify([{ school: SCHOOL, target: id }]);
  await sql`select queue_provisioning(${now}, ${events}::jsonb)`.execute(tx);
}
