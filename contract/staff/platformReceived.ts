import { CUSTOMER_CODE } from '../constants';
import { fields, type RecordOf } from '../schema/fields';

const school = { kind: 'text', required: true, pattern: CUSTOMER_CODE } as const;
const count = { kind: 'number', required: true, integer: true } as const;

/** What Alunni and Personale said last of a school in a service year. */
export const platformRegistryFields = fields({
  school,
  name: { kind: 'text', required: true, about: 'of the school' },
  year: { kind: 'text', required: true, about: 'service year' },
  people: count,
  publishedAt: { kind: 'instant', required: true },
  updatedAt: { kind: 'instant', about: 'when the school last brought its own copy up to date' },
});

export type PlatformRegistry = RecordOf<typeof platformRegistryFields>;

/** The archive of accesses with SPID and CIE that a school has. */
export const platformSpidArchiveFields = fields({
  school,
  name: { kind: 'text', required: true, about: 'of the school' },
  accesses: count,
  first: { kind: 'instant', required: true },
  last: { kind: 'instant', required: true },
});

export type PlatformSpidArchive = RecordOf<typeof platformSpidArchiveFields>;
