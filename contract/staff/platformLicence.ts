import { CUSTOMER_CODE } from '../constants';
import { licenceProductFields } from '../licences/licenceProduct';
import { fields, type RecordOf } from '../schema/fields';
import { schoolName } from './schoolName';

const school = { kind: 'text', required: true, pattern: CUSTOMER_CODE } as const;
const ac = { kind: 'text', required: true, pattern: /^[A-Z0-9]{2,10}$/, about: 'application code' } as const;

/** Licence to grant or to change. */
export const newLicenceFields = fields({
  ac,
  expirationDate: { kind: 'day', about: 'absent if the licence does not expire' },
});

/** Licence of a school as the provider sees it. */
export const platformLicenceFields = fields({
  school,
  schoolName,
  ...newLicenceFields,
  description: { kind: 'text', required: true, readOnly: true, about: 'description of the application' },
  status: { kind: 'flag', required: true, readOnly: true, about: 'true if in force, false if ended' },
  state: {
    kind: 'choice',
    required: true,
    readOnly: true,
    of: ['inForce', 'ended'],
    about: 'name of the status',
  },
  expiry: {
    kind: 'choice',
    readOnly: true,
    of: ['over', 'soon', 'later'],
    about:
      'for a licence in force with an expiry: over if it has passed, soon if it is within sixty days, else later',
  },
  endedAt: { kind: 'instant', readOnly: true },
  endedBy: { kind: 'text', readOnly: true },
  restoreUntil: { kind: 'instant', readOnly: true, about: 'until when ending the licence can be undone' },
});

export type PlatformLicence = RecordOf<typeof platformLicenceFields>;
export type NewLicence = RecordOf<typeof newLicenceFields>;

const count = { kind: 'number', required: true, integer: true } as const;

/** Consequences of ending a licence. No file is removed. */
export const licenceEndingFields = fields({
  people: { ...count, about: 'number of people with a role of the application; they keep it' },
  enabled: { ...count, about: 'number of these people who may sign in now' },
  signedInLately: { ...count, about: 'number of these people who signed in within the last thirty days' },
  restoreDays: count,
});

/** Product of a school, as the provider writes it. In a school's own lists all its fields are read-only. */
export const writtenProductFields = Object.fromEntries(
  Object.entries(licenceProductFields).map(([name, field]) => [name, { ...field, readOnly: undefined }]),
) as unknown as {
  readonly [F in keyof typeof licenceProductFields]: Omit<(typeof licenceProductFields)[F], 'readOnly'>;
};

/** Product that a school has bought, with the school. */
export const platformProductFields = fields({ school, schoolName, ...writtenProductFields });

export type PlatformProduct = RecordOf<typeof platformProductFields>;
