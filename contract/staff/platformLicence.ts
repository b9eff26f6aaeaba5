import { CUSTOMER_CODE } from '../constants';
import { licenceProductFields } from '../licences/licenceProduct';
import { fields, type RecordOf } from '../schema/fields';
import { schoolName } from './schoolName';

const school = { kind: 'text', required: true, pattern: CUSTOMER_CODE } as const;
const ac = { kind: 'text', required: true, pattern: /^[A-Z0-9]{2,10}$/, about: 'application code' } as const;

/** Licence to grant, or to grant again. */
export const newLicenceFields = fields({
  ac,
  expirationDate: { kind: 'day', about: 'absent where it does not expire' },
});

/** Licence of a school as the provider sees it. */
export const platformLicenceFields = fields({
  school,
  schoolName,
  ...newLicenceFields,
  description: { kind: 'text', required: true, readOnly: true, about: 'of the application' },
  status: { kind: 'flag', required: true, readOnly: true, about: 'false: ended' },
  state: {
    kind: 'choice',
    required: true,
    readOnly: true,
    of: ['inForce', 'ended'],
    about: 'the same as a word',
  },
  expiry: {
    kind: 'choice',
    readOnly: true,
    of: ['over', 'soon', 'later'],
    about: 'of one in force with an expiry: passed, within sixty days, afterwards',
  },
  endedAt: { kind: 'instant', readOnly: true },
  endedBy: { kind: 'text', readOnly: true },
  restoreUntil: { kind: 'instant', readOnly: true, about: 'until when ending it can be taken back' },
});

export type PlatformLicence = RecordOf<typeof platformLicenceFields>;
export type NewLicence = RecordOf<typeof newLicenceFields>;

const count = { kind: 'number', required: true, integer: true } as const;

/** Consequences of ending a licence. No file is removed. */
export const licenceEndingFields = fields({
  people: { ...count, about: 'who hold a role of the application; they keep it' },
  enabled: { ...count, about: 'of them, those who may sign in now' },
  signedInLately: { ...count, about: 'of them, those who did in the last thirty days' },
  restoreDays: count,
});

/** Product of a school as the provider writes it; the school only sees it. */
export const writtenProductFields = Object.fromEntries(
  Object.entries(licenceProductFields).map(([name, field]) => [name, { ...field, readOnly: undefined }]),
) as unknown as {
  readonly [F in keyof typeof licenceProductFields]: Omit<(typeof licenceProductFields)[F], 'readOnly'>;
};

/** Product with the school that bought it. */
export const platformProductFields = fields({ school, schoolName, ...writtenProductFields });

export type PlatformProduct = RecordOf<typeof platformProductFields>;
