import { CUSTOMER_CODE } from '../constants';
import { fields, type RecordOf } from '../schema/fields';

const count = { kind: 'number', required: true, integer: true } as const;

/** Space used by the files of a school. */
export const platformSpaceFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  name: { kind: 'text', required: true, about: 'of the school' },
  percent: { ...count, about: 'used part of the limit; above 100 if the limit was lowered afterwards' },
  megabytes: {
    ...count,
    about: 'total size of its files, including parts of unfinished uploads that are still to be sent',
  },
  mostMegabytes: { ...count, about: 'maximum total size of its files' },
  ownLimit: { kind: 'flag', required: true, about: 'whether the limit was set for this school' },
  files: count,
  open: { ...count, about: 'number of unfinished uploads' },
});

export type PlatformSpace = RecordOf<typeof platformSpaceFields>;

/** Limit on the files of one school. */
export const writtenSpaceFields = fields({
  mostMegabytes: {
    kind: 'number',
    integer: true,
    min: 0,
    max: 1_000_000_000,
    about: 'absent: the configured default (SCHOOL_SPACE_MB)',
  },
});
