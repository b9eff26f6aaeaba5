import * as usersMessages from '../messages/it/users';
import type { ActionRule } from '../schema/actionRule';
import type { Where } from '../schema/where';

/** Names of the properties of a record that decide whether only a supervisor can change an account. */
interface Facts<R> {
  readonly uid: keyof R & string;
  /** Whether the person is the DS or the DSGA of the school. */
  readonly inOffice: keyof R & string;
  /** Whether the person belongs to an administrative group. */
  readonly reservedGroup: keyof R & string;
}

/**
 * Returns the condition for reserved accounts, which only a supervisor can change, in every field and by every
 * endpoint: those of supervisors, of the DS and the DSGA, and of all members of an administrative group.
 * A member of an administrative group who is neither a supervisor nor in office can still change their own account.
 */
export const reservedAccounts = <R>({ uid, inOffice, reservedGroup }: Facts<R>): Where<R> =>
  ({
    any: [
      { [uid]: { startsWith: 'supervisor' } },
      { [inOffice]: true },
      { all: [{ [reservedGroup]: true }, { [uid]: { not: { mine: 'uid' } } }] },
    ],
  }) as unknown as Where<R>;

/** Returns a rule that refuses changes of reserved accounts by anybody but a supervisor. */
export const reservedRuleOn = <R>(facts: Facts<R>): ActionRule<R> => ({
  where: { not: reservedAccounts(facts) },
  unless: 'supervisor',
  say: usersMessages.onlySupervisorCanChangeAccounts,
  brief: usersMessages.reservedToSupervisor,
});
