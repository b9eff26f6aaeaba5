import { fields, type RecordOf } from '../schema/fields';
import { schoolName } from './schoolName';

/** Running; waiting for its turn; failed and retrying; given up; recurring. */
export const jobStates = ['running', 'waiting', 'failing', 'parked', 'recurring'] as const;

/** Background job. Its input is not included because it may name people. */
export const platformJobFields = fields({
  id: { kind: 'text', required: true },
  name: { kind: 'text', required: true },
  school: { kind: 'text', about: 'of whom it is, where it says so' },
  schoolName,
  state: { kind: 'choice', required: true, of: jobStates },
  dueAt: { kind: 'instant', required: true },
  attempts: { kind: 'number', required: true, integer: true },
  every: { kind: 'number', integer: true, about: 'seconds between two times' },
  parkedAt: { kind: 'instant' },
  failure: { kind: 'text', about: 'why the last try failed' },
});

/** Waiting to be sent; failed and retrying; sent; given up. */
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
  dueAt: { kind: 'instant', about: 'when it is tried next' },
  attempts: { kind: 'number', required: true, integer: true },
  failure: { kind: 'text' },
  kept: { kind: 'flag', required: true, about: 'what it says is still there, so that it can be sent again' },
});

export type PlatformJob = RecordOf<typeof platformJobFields>;
export type PlatformMail = RecordOf<typeof platformMailFields>;
