import { fields, type RecordOf } from '../schema/fields';
import { schoolName } from './schoolName';

/** States of a job: running; waiting for its turn; failed and to be retried; given up; recurring. */
export const jobStates = ['running', 'waiting', 'failing', 'parked', 'recurring'] as const;

/** Background job. Its input is not included because it may name people. */
export const platformJobFields = fields({
  id: { kind: 'text', required: true },
  name: { kind: 'text', required: true },
  school: { kind: 'text', about: 'customer code, if the job concerns one school' },
  schoolName,
  state: { kind: 'choice', required: true, of: jobStates },
  dueAt: { kind: 'instant', required: true },
  attempts: { kind: 'number', required: true, integer: true },
  every: { kind: 'number', integer: true, about: 'seconds between two runs of a recurring job' },
  parkedAt: { kind: 'instant' },
  failure: { kind: 'text', about: 'why the last attempt failed' },
});

/** States of a mail: waiting to be sent; failed and to be retried; sent; given up. */
export const mailStates = ['waiting', 'trying', 'sent', 'failed'] as const;

/** Mail of the outbox, without its contents. */
export const platformMailFields = fields({
  id: { kind: 'text', required: true },
  school: { kind: 'text', required: true },
  schoolName,
  recipient: { kind: 'text', required: true, privacy: 'personal' },
  subject: { kind: 'text', required: true },
  state: { kind: 'choice', required: true, of: mailStates },
  createdAt: { kind: 'instant', required: true },
  sentAt: { kind: 'instant' },
  dueAt: { kind: 'instant', about: 'time of the next attempt' },
  attempts: { kind: 'number', required: true, integer: true },
  failure: { kind: 'text' },
  kept: {
    kind: 'flag',
    required: true,
    about: 'whether its text is still stored, so that it can be sent again',
  },
});

export type PlatformJob = RecordOf<typeof platformJobFields>;
export type PlatformMail = RecordOf<typeof platformMailFields>;
