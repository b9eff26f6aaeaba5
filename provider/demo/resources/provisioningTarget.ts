import { usualAttributes } from '../../../contract/provisioning/provisioning';
import { queueTarget } from '../../areas/provisioning/queuePersons';
import { insertTarget, sealToken } from '../../areas/provisioning/targetStore';
import type { Tx } from '../../db/database';
import { DEMO_TARGET, DEMO_TARGET_TOKEN } from '../demoTarget';
import { uidOf } from '../insertSchools';

const SCHOOL = 'SG10001';

/** Connects the first school to the demo's SCIM target. Its first synchronisation waits for confirmation. */
export async function connectTarget(tx: Tx, now: Date): Promise<void> {
  const target = {
    customerCode: SCHOOL,
    name: 'Rilevatore presenze',
    url: DEMO_TARGET,
    ac: 'PRW',
    userName: 'uid',
    attributes: usualAttributes,
    roles: 'roles',
    deletes: false,
  } as const;
  const id = await insertTarget(tx, target, now, uidOf('supervisor', SCHOOL));
  await sealToken(tx, { customerCode: SCHOOL, id, token: DEMO_TARGET_TOKEN }, now);
  await queueTarget(tx, id, SCHOOL, now);
}
