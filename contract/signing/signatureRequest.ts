import { fields, type RecordOf } from '../schema/fields';
import { UUID } from '../values/uuid';
import { pendingProcedures } from './signing';

/** Days until a request expires, and until the head is reminded. */
export const REQUEST_DAYS = 14;
export const REMINDED_AFTER_DAYS = 3;
/** Maximum number of requests of a school in an hour. */
export const REQUESTS_PER_HOUR = 20;
/** Milliseconds between two reminders of one request. */
export const REMINDER_EVERY = 60 * 60 * 1000;

export const requestStates = ['open', 'checking', 'signed', 'expired', 'cancelled'] as const;
export type RequestState = (typeof requestStates)[number];

/** `replaced`: the document has another version by now, which this request does not cover. */
export const requestedStates = ['toSign', 'checking', 'signed', 'replaced'] as const;

export const requestParams = fields({ id: { kind: 'text', required: true, pattern: UUID } });

/** Request that the school head signs documents from elsewhere. */
export const signatureRequestFields = fields({
  id: { kind: 'text', required: true },
  head: { kind: 'text', required: true, privacy: 'personal', about: 'who is asked to sign' },
  askedBy: { kind: 'text', required: true, privacy: 'personal', about: 'who asks' },
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
