import { fields, type RecordOf } from '../schema/fields';

/** Number of days before its end during which a licence counts as expiring. */
export const EXPIRING_DAYS = 60;

/** Matters that await action by the staff or have failed. Each is a list narrowed by a filter. */
export const overviewMatters = [
  'mailsFailed',
  'jobsParked',
  'jobsFailing',
  'ordersWaiting',
  'ordersUnpaid',
  'practicesWaiting',
  'exportsWaiting',
  'spidWaiting',
  'mergersSent',
  'contractsToSign',
  'licencesExpiring',
  'licencesOver',
  'schoolsSuspended',
  'schoolsClosed',
] as const;

export type OverviewMatter = (typeof overviewMatters)[number];

const count = { kind: 'number', required: true, integer: true, min: 0 } as const;

/** Matters to act on, and usage figures, for all schools or for one. */
export const platformOverviewFields = fields({
  matters: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({ matter: { kind: 'choice', required: true, of: overviewMatters }, count }),
    },
    about: 'every kind of matter, including those with count 0',
  },
  schools: { ...count, about: 'number of open schools' },
  signIns: { ...count, about: 'number of sign-ins in the last twenty-four hours' },
  schoolsSignedIn: { ...count, about: 'number of schools with a sign-in in the last twenty-four hours' },
  people: {
    kind: 'number',
    integer: true,
    about: 'number of accounts; present only for a single school, like enabled, never and lastSignIn',
  },
  enabled: { kind: 'number', integer: true },
  never: { kind: 'number', integer: true, about: 'number of enabled accounts that never signed in' },
  lastSignIn: { kind: 'instant', about: 'time of the last sign-in to any account' },
});

export type PlatformOverview = RecordOf<typeof platformOverviewFields>;
