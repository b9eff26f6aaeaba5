import { fields, type RecordOf } from '../schema/fields';
import { UUID } from '../values/uuid';
import { pendingProcedures } from './signing';

/** Days until a request expires. */
export const REQUEST_DAYS = 14;
/** Days until the school head is reminded of a request. */
export const REMINDED_AFTER_DAYS = 3;
/** Maximum number of requests of a school in an hour. */
export const REQUESTS_PER_HOUR = 20;
/** Minimum milliseconds between two reminders of the same request. */
export const REMINDER_EVERY = 60 * 60 * 1000;

export const requestStates = ['open', 'checking', 'signed', 'expired', 'cancelled'] as const;
export type RequestState = (typeof requestStates)[number];

/** States of a requested document. `replaced`: the document has a newer version, which the request does not cover. */
export const requestedStates = ['toSign', 'checking', 'signed', 'replaced'] as const;

export const requestParams = fields({ id: { kind: 'text', required: true, pattern: UUID } });

/** Request to the school head to sign documents from elsewhere. */
export const signatureRequestFields = fields({
  id: { kind: 'text', required: true },
  head: {
    kind: 'text',
    required: true,
    privacy: 'personal',
    about: 'name of the person who is asked to sign',
  },
  askedBy: { kind: 'text', required: true, privacy: 'personal', about: 'name of the person who asks' },
  askedAt: { kind: 'instant', required: true },
  expiresAt: { kind: 'instant', required: true },
  remindedAt: { kind: 'instant' },
  state: { kind: 'choice', required: true, of: requestStates },
  own: { kind: 'flag', about: 'whether the caller is who is asked to sign' },
  procedure: { kind: 'choice', required: true, of: pendingProcedures },
  documents: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        fileName: { kind: 'text', required: true },
        name: { kind: 'text', required: true },
        state: { kind: 'choice', required: true, of: requestedStates },
      }),
    },
  },
});

export type SignatureRequest = RecordOf<typeof signatureRequestFields>;
