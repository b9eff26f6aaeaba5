import { fields, pick, type RecordOf } from '../schema/fields';
import { UUID } from '../values/uuid';

/** Minutes for which a consent is valid, and hours after which an unanswered request lapses. */
export const SUPPORT_MINUTES = 60;
export const SUPPORT_WAITS_HOURS = 24;

/** `lapsed`: not answered in time. */
export const supportStates = ['asked', 'active', 'refused', 'ended', 'lapsed'] as const;

const id = { kind: 'text', required: true, pattern: UUID } as const;

/** Request of the provider's support to operate on behalf of a supervisor. */
export const supportAccessFields = fields({
  id,
  uid: { kind: 'text', required: true, max: 120, about: 'the account of the supervisor' },
  supervisor: { kind: 'text', required: true, privacy: 'personal', about: 'name of that person' },
  operator: {
    kind: 'text',
    required: true,
    privacy: 'personal',
    about: 'name of the person of the provider',
  },
  reason: { kind: 'text', required: true, min: 10, max: 500 },
  state: { kind: 'choice', required: true, of: supportStates },
  askedAt: { kind: 'instant', required: true },
  answerBy: { kind: 'instant', required: true, about: 'nobody can consent after it' },
  answeredAt: { kind: 'instant' },
  until: { kind: 'instant', about: 'where it was consented to: when it ends by itself' },
  endedAt: { kind: 'instant', about: 'where somebody ended it before' },
});

export type SupportAccess = RecordOf<typeof supportAccessFields>;

/** Data about it that both consoles show at the top of every page. */
export const sessionSupportFields = {
  ...pick(supportAccessFields, 'id', 'supervisor', 'operator', 'reason', 'until'),
  state: { kind: 'choice', required: true, of: ['asked', 'active'] },
} as const;

export type SessionSupport = RecordOf<typeof sessionSupportFields>;

export const supportIdFields = fields({ id });
export const supportAnswerFields = fields({
  consent: { kind: 'flag', required: true, about: `true: for ${SUPPORT_MINUTES} minutes from now` },
});
