import { sql } from 'kysely';
import { NO_SPID_IN_PRIVATE_SCHOOLS } from '../../../contract/entities/spid';
import type { Call } from '../../http/call';
import { Refusal } from '../../http/refusal';

/**
 * Switches the digital identities of the whole school on or off. Users keep their own switch: it counts again once the
 * school's is on.
 * @throws Refusal `conflict` in a private school, which has none
 */
export async function switchSpid({ tx, caller, audit }: Call, spidEnabled: boolean): Promise<void> {
  const { customerCode } = caller;
  const school = await tx
    .selectFrom('school')
    .select(['private_school', 'spid_enabled'])
    .where('customer_code', '=', customerCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (school.private_school) throw new Refusal('conflict', { detail: NO_SPID_IN_PRIVATE_SCHOOLS });
  if (school.spid_enabled === spidEnabled) return;
  await tx
    .updateTable('school')
    .set({ spid_enabled: spidEnabled, version: sql<number>`version + 1` })
    .where('customer_code', '=', customerCode)
    .execute();
  audit({
    entity: 'school',
    action: 'update',
    id: customerCode,
    before: { spidEnabled: school.spid_enabled },
    after: { spidEnabled },
  });
}
