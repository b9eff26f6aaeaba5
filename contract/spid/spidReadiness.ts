import { fields } from '../schema/fields';
import { matches, type Viewer } from '../schema/where';
import type { User } from '../users/user';
import { type UserFilter, userFilterWhere } from '../users/userFilter';

/** The last day on which people sign in with a password, besides SPID and CIE. */
export const spidPlanFields = fields({ giorno: { kind: 'day' } });

/** Why somebody cannot enter with SPID or CIE, or did not try: each as the filter of the list that shows them. */
export const readinessReasons = {
  missing: { stato: '1', anomalia: 'missing' },
  wrong: { stato: '1', anomalia: 'wrong' },
  duplicate: { stato: '1', anomalia: 'duplicate' },
  notEnabled: { stato: '1', spidEnabled: false },
  never: { stato: '1', maiEntrato: true },
} as const satisfies Record<string, UserFilter>;

export type ReadinessReason = keyof typeof readinessReasons;

export interface Readiness {
  /** Enabled accounts: the others enter with nothing. */
  readonly people: number;
  /** Those of them who can enter with SPID or CIE now. */
  readonly ready: number;
  /** How many there are for each reason; one person may have several. */
  readonly by: Readonly<Record<ReadinessReason, number>>;
}

/** How far a school is on the way to SPID and CIE alone. */
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
