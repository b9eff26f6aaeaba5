import { CUSTOMER_CODE } from '../constants';
import { fields, type RecordOf } from '../schema/fields';

const count = { kind: 'number', required: true, integer: true } as const;

/** Space used by the files of a school. */
export const platformSpaceFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  name: { kind: 'text', required: true, about: 'of the school' },
  percent: { ...count, about: 'of its space that is taken; more than 100 where the limit was lowered since' },
  megabytes: { ...count, about: 'of its files, including the parts of uploads that are still to come' },
  mostMegabytes: { ...count, about: 'that its files may have together' },
  ownLimit: { kind: 'flag', required: true, about: 'said of this school alone' },
  files: count,
  open: { ...count, about: 'uploads under way' },
});

export type PlatformSpace = RecordOf<typeof platformSpaceFields>;

/** Limit of one school. */
export const writtenSpaceFields = fields({
  mostMegabytes: {
    kind: 'number',
    integer: true,
    min: 0,
    max: 1_000_000_000,
    about: 'absent: that of the configuration (SCHOOL_SPACE_MB)',
  },
});
