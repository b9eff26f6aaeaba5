import { CUSTOMER_CODE } from '../constants';
import { fields, type RecordOf } from '../schema/fields';

const school = { kind: 'text', required: true, pattern: CUSTOMER_CODE } as const;
const count = { kind: 'number', required: true, integer: true } as const;

/** Latest data about a school that Alunni and Personale sent for a service year. */
export const platformRegistryFields = fields({
  school,
  name: { kind: 'text', required: true, about: 'of the school' },
  year: { kind: 'text', required: true, about: 'service year' },
  people: count,
  publishedAt: { kind: 'instant', required: true },
  updatedAt: { kind: 'instant', about: 'when the school last updated its own copy' },
});

export type PlatformRegistry = RecordOf<typeof platformRegistryFields>;

/** A school's archive of accesses with SPID and CIE. */
export const platformSpidArchiveFields = fields({
  school,
  name: { kind: 'text', required: true, about: 'of the school' },
  accesses: count,
  first: { kind: 'instant', required: true },
  last: { kind: 'instant', required: true },
});

export type PlatformSpidArchive = RecordOf<typeof platformSpidArchiveFields>;
