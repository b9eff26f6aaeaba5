import type { ActionRule } from '../schema/actionRule';
import type { Where } from '../schema/where';

/** What a record calls the facts about an account that decide whether a supervisor alone changes it. */
interface Facts<R> {
  readonly uid: keyof R & string;
  /** Is the DS or the DSGA of the school. */
  readonly inOffice: keyof R & string;
  /** Holds a group that administers something. */
  readonly reservedGroup: keyof R & string;
}

/**
 * The accounts that a supervisor alone changes, in every field and by every way: those of supervisors, of the DS and the
 * DSGA, and of everybody who holds a reserved group. Managers who are neither change their own data.
 */
export const reservedAccounts = <R>({ uid, inOffice, reservedGroup }: Facts<R>): Where<R> =>
  ({
    any: [
      { [uid]: { startsWith: 'supervisor' } },
      { [inOffice]: true },
      { all: [{ [reservedGroup]: true }, { [uid]: { not: { mine: 'uid' } } }] },
    ],
  }) as unknown as Where<R>;

/** Stops everybody but a supervisor. */
export const reservedRuleOn = <R>(facts: Facts<R>): ActionRule<R> => ({
  where: { not: reservedAccounts(facts) },
  unless: 'supervisor',
  say: 'Solo il supervisor può modificare le utenze dei supervisor, del dirigente scolastico, del DSGA e dei gestori',
  brief: 'riservato al supervisor |||| riservati al supervisor',
});
