import { fields } from '../schema/fields';
import { matches, type Viewer } from '../schema/where';
import type { User } from '../users/user';
import { type UserFilter, userFilterWhere } from '../users/userFilter';

/** Last day on which people may sign in with a password instead of SPID or CIE. */
export const spidPlanFields = fields({ giorno: { kind: 'day' } });

/**
 * Reasons why a person cannot sign in with SPID or CIE, or has not tried yet. The value of each reason is the filter
 * that lists the people concerned.
 */
export const readinessReasons = {
  missing: { stato: '1', anomalia: 'missing' },
  wrong: { stato: '1', anomalia: 'wrong' },
  duplicate: { stato: '1', anomalia: 'duplicate' },
  notEnabled: { stato: '1', spidEnabled: false },
  never: { stato: '1', maiEntrato: true },
} as const satisfies Record<string, UserFilter>;

export type ReadinessReason = keyof typeof readinessReasons;

export interface Readiness {
  /** Number of enabled accounts; disabled ones are not counted because they cannot sign in. */
  readonly people: number;
  /** Number of the enabled accounts that can sign in with SPID or CIE now. */
  readonly ready: number;
  /** Number of accounts for each reason; one account may have several. */
  readonly by: Readonly<Record<ReadinessReason, number>>;
}

/** Returns a school's progress towards signing in only with SPID and CIE. */
export function readinessOf(users: readonly User[], viewer: Viewer): Readiness {
  const people = users.filter(({ status }) => status);
  const count = (reason: ReadinessReason) => {
    const where = userFilterWhere(readinessReasons[reason]);
    return people.filter((user) => matches(where, user, viewer)).length;
  };
  const ready = people.filter((user) => user.spidEnabled && !user.anomaliaCodiceFiscale).length;
  const by = {
    missing: count('missing'),
    wrong: count('wrong'),
    duplicate: count('duplicate'),
    notEnabled: count('notEnabled'),
    never: count('never'),
  };
  return { people: people.length, ready, by };
}
