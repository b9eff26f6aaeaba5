import { CUSTOMER_CODE } from '../constants';
import { fields, type RecordOf } from '../schema/fields';

/** States of a merger: announced; choices signed and sent; data moved. */
export const mergerStates = ['announced', 'sent', 'concluded'] as const;

const instant = { kind: 'instant', readOnly: true } as const;

/** Merger of a school into others, as the provider sees it. */
export const platformMergerFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE, about: 'the merged school' },
  name: { kind: 'text', required: true, readOnly: true, about: 'name of the merged school' },
  into: {
    kind: 'text',
    required: true,
    readOnly: true,
    about: 'ministerial codes of the receiving schools, separated by commas',
  },
  ceased: { kind: 'flag', required: true, readOnly: true },
  year: { kind: 'text', required: true, readOnly: true },
  state: { kind: 'choice', required: true, readOnly: true, of: mergerStates },
  answered: {
    kind: 'number',
    required: true,
    readOnly: true,
    integer: true,
    about: 'number of applications that a receiving school has accepted or refused',
  },
  choices: {
    kind: 'number',
    required: true,
    readOnly: true,
    integer: true,
    about: 'total number of applications to be accepted or refused',
  },
  announcedAt: { ...instant, required: true },
  sentAt: instant,
  concludedAt: instant,
  undoUntil: { ...instant, about: 'until when the conclusion can be undone' },
});

export type PlatformMerger = RecordOf<typeof platformMergerFields>;
