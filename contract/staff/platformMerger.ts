import { CUSTOMER_CODE } from '../constants';
import { fields, type RecordOf } from '../schema/fields';

/** States of a merger: announced; choices signed and sent; data moved. */
export const mergerStates = ['announced', 'sent', 'concluded'] as const;

const instant = { kind: 'instant', readOnly: true } as const;

/** Merger of a school into others, as the provider sees it. */
export const platformMergerFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE, about: 'the one that is merged' },
  name: { kind: 'text', required: true, readOnly: true, about: 'of that school' },
  into: { kind: 'text', required: true, readOnly: true, about: 'ministerial codes, commas between them' },
  ceased: { kind: 'flag', required: true, readOnly: true },
  year: { kind: 'text', required: true, readOnly: true },
  state: { kind: 'choice', required: true, readOnly: true, of: mergerStates },
  answered: {
    kind: 'number',
    required: true,
    readOnly: true,
    integer: true,
    about: 'applications to which a receiving school has said yes or no',
  },
  choices: { kind: 'number', required: true, readOnly: true, integer: true, about: 'of so many' },
  announcedAt: { ...instant, required: true },
  sentAt: instant,
  concludedAt: instant,
  undoUntil: { ...instant, about: 'until when the conclusion can be taken back' },
});

export type PlatformMerger = RecordOf<typeof platformMergerFields>;
