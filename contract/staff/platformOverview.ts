import { fields, type RecordOf } from '../schema/fields';

/** Days ahead in which a licence that ends counts as expiring. */
export const EXPIRING_DAYS = 60;

/** Matters that wait for the staff, or went wrong; each is a list, narrowed by a filter. */
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

/** What waits, and how much Sportello is used: of all schools, or of one. */
export const platformOverviewFields = fields({
  matters: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({ matter: { kind: 'choice', required: true, of: overviewMatters }, count }),
    },
    about: 'all of them, also where nothing waits',
  },
  schools: { ...count, about: 'open ones' },
  signIns: { ...count, about: 'in the last twenty-four hours' },
  schoolsSignedIn: { ...count, about: 'in which somebody signed in since then' },
  people: { kind: 'number', integer: true, about: 'accounts, for one school only; so are the next three' },
  enabled: { kind: 'number', integer: true },
  never: { kind: 'number', integer: true, about: 'enabled ones that never signed in' },
  lastSignIn: { kind: 'instant', about: 'of anybody' },
});

export type PlatformOverview = RecordOf<typeof platformOverviewFields>;
