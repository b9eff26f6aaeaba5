import { fields, pick, type RecordOf } from '../schema/fields';
import { UUID } from '../values/uuid';

/** Minutes for which a consent is valid. */
export const SUPPORT_MINUTES = 60;
/** Hours after which an unanswered request lapses. */
export const SUPPORT_WAITS_HOURS = 24;

/** States of a request. `lapsed`: it was not answered in time. */
export const supportStates = ['asked', 'active', 'refused', 'ended', 'lapsed'] as const;

const id = { kind: 'text', required: true, pattern: UUID } as const;

/** Request of the provider's support to operate on behalf of a supervisor. */
export const supportAccessFields = fields({
  id,
  uid: { kind: 'text', required: true, max: 120, about: 'uid of the supervisor' },
  supervisor: { kind: 'text', required: true, privacy: 'personal', about: 'name of the supervisor' },
  operator: {
    kind: 'text',
    required: true,
    privacy: 'personal',
    about: 'name of the person of the provider’s staff',
  },
  reason: { kind: 'text', required: true, min: 10, max: 500 },
  state: { kind: 'choice', required: true, of: supportStates },
  askedAt: { kind: 'instant', required: true },
  answerBy: { kind: 'instant', required: true, about: 'until when the supervisor can consent' },
  answeredAt: { kind: 'instant' },
  until: { kind: 'instant', about: 'if consent was given: when it expires' },
  endedAt: { kind: 'instant', about: 'if the access was ended early: when' },
});

export type SupportAccess = RecordOf<typeof supportAccessFields>;

/** Request or access as both consoles show it at the top of every page. */
export const sessionSupportFields = {
  ...pick(supportAccessFields, 'id', 'supervisor', 'operator', 'reason', 'until'),
  state: { kind: 'choice', required: true, of: ['asked', 'active'] },
} as const;

export type SessionSupport = RecordOf<typeof sessionSupportFields>;

export const supportIdFields = fields({ id });
export const supportAnswerFields = fields({
  consent: {
    kind: 'flag',
    required: true,
    about: `true: consents for ${SUPPORT_MINUTES} minutes from now; false: refuses`,
  },
});
