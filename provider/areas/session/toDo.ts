import { may } from '../../../contract/permissions/permissions';
import { rolesOf } from '../../../contract/permissions/roles';
import { assigneeOf } from '../../../contract/procedures/procedureInProgress';
import type { Outside } from '../../http/call';
import { readRights } from '../../identity/accounts/readRights';
import { subjectOf } from '../../identity/subject';
import type { ProcedureSource } from '../../procedures/procedureSource';

/** Counts the procedures that wait for the school, as one of the caller's accounts sees them with its own rights. */
export async function toDoOf(
  sources: readonly ProcedureSource[],
  { db, caller: asking, now }: Pick<Outside, 'db' | 'caller' | 'now'>,
  { uid, customerCode }: { readonly uid: string; readonly customerCode: string },
): Promise<number> {
  const subject = subjectOf(uid, asking.person);
  return db.inSchool({ customerCode, person: asking.person }, async (tx) => {
    const rights = await readRights(tx, subject, now);
    // The link or the account has been removed in the meantime.
    if (!rights?.enabled) return 0;
    const { groups } = rights;
    const { sub, person, userType } = subject;
    const caller = { sub, person, uid, customerCode, userType, groups, roles: rolesOf(groups) };
    const found = [];
    for (const source of sources)
      if (may(caller.roles, source.can)) found.push(...(await source.read({ tx, caller, now })));
    return found.filter((one) => !one.endedAt && assigneeOf(one) === 'school').length;
  });
}
