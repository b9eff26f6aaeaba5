import { fields } from '../fields';
import type { User } from './user';
import type { UserFilter } from './userFilter';

/** The last day on which people sign in with a password, besides SPID and CIE. */
export const spidPlanFields = fields({ giorno: { kind: 'day' } });

/** Why somebody cannot enter with SPID or CIE, or did not try: each with the filter of the list that shows them. */
export const readinessReasons = {
  missing: {
    filter: { stato: '1', anomalia: 'missing' },
    holds: ({ anomaliaCodiceFiscale: is }) => is === 'missing',
  },
  wrong: {
    filter: { stato: '1', anomalia: 'wrong' },
    holds: ({ anomaliaCodiceFiscale: is }) => is === 'wrong',
  },
  duplicate: {
    filter: { stato: '1', anomalia: 'duplicate' },
    holds: ({ anomaliaCodiceFiscale: is }) => is === 'duplicate',
  },
  notEnabled: { filter: { stato: '1', spidEnabled: false }, holds: ({ spidEnabled }) => !spidEnabled },
  never: { filter: { stato: '1', maiEntrato: true }, holds: ({ lastLogin }) => !lastLogin },
} as const satisfies Record<string, Reason>;

interface Reason {
  readonly filter: UserFilter;
  readonly holds: (user: User) => boolean;
}

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
export function readinessOf(users: readonly User[]): Readiness {
  const people = users.filter(({ status }) => status);
  const count = ({ holds }: Reason) => people.filter(holds).length;
  const ready = people.filter((user) => user.spidEnabled && !user.anomaliaCodiceFiscale).length;
  const { missing, wrong, duplicate, notEnabled, never } = readinessReasons;
  const by = {
    missing: count(missing),
    wrong: count(wrong),
    duplicate: count(duplicate),
    notEnabled: count(notEnabled),
    never: count(never),
  };
  return { people: people.length, ready, by };
}
