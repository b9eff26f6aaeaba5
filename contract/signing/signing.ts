import * as fieldsMessages from '../messages/it/fields';
import * as signingMessages from '../messages/it/signing';
import { message } from '../messages/message';
import { fields, type RecordOf } from '../schema/fields';
import { onlineProviderNames } from './providers';

const OBLIGATORY = fieldsMessages.requiredInCapitals;
const required = { required: OBLIGATORY } as const;

/** Messages about a one-time code, for both lengths. */
export const otpMessages = {
  required: OBLIGATORY,
  digits: signingMessages.digits,
  length: (length: number) => message(signingMessages.otpLength, { count: length }),
} as const;

/**
 * Input for signing online. The limits of 30 characters for the user name and 8 for the password are known but not
 * applied anywhere.
 */
export const onlineCredentialsFields = fields({
  username: { kind: 'text', required: true, max: 200, say: required, secret: true },
  password: { kind: 'text', required: true, max: 200, say: required, secret: true },
  otp: {
    kind: 'text',
    required: true,
    pattern: /^(\d{6}|\d{8})$/,
    secret: true,
    say: { required: OBLIGATORY, pattern: otpMessages.digits },
  },
});

/** Input for signing online where the person also chooses the service (specification, part 2 §3). */
export const onlineSignatureFields = fields({
  ...onlineCredentialsFields,
  provider: { kind: 'choice', required: true, of: onlineProviderNames, about: 'the service, in lower case' },
});

export type OnlineCredentials = RecordOf<typeof onlineCredentialsFields>;

/** Receipt of a signature, for the signer. */
export const signatureReceiptFields = fields({
  number: { kind: 'text', required: true, about: 'of the receipt: F-2026-000123' },
  at: { kind: 'instant', required: true },
  document: { kind: 'text', required: true },
  documentSha256: { kind: 'text', required: true, about: 'of the document that was handed out' },
  fileSha256: { kind: 'text', required: true, about: 'of the signed file' },
  signer: { kind: 'text', required: true, privacy: 'personal' },
  taxCode: { kind: 'text', required: true, privacy: 'personal' },
  by: { kind: 'text', required: true, about: 'the account that sent it' },
  how: { kind: 'text', required: true, about: 'a service, or offline' },
  others: {
    kind: 'list',
    of: { kind: 'text', required: true, privacy: 'personal' },
    about: 'the names of those who signed the same file besides; absent where there are none',
  },
  revocationChecked: {
    kind: 'flag',
    about: 'whether who issued the certificates said that none was revoked; otherwise nobody was asked',
  },
});

export type SignatureReceipt = RecordOf<typeof signatureReceiptFields>;

/** Response of an endpoint that signs: the receipt, or the information that the signature waits. */
export const signatureAnswerFields = fields({
  ...signatureReceiptFields,
  number: { kind: 'text', about: 'of the receipt; absent while the signature waits' },
  waiting: {
    kind: 'flag',
    about: 'whether it counts only once who issued the certificate says that it was not revoked',
  },
});

export type SignatureAnswer = RecordOf<typeof signatureAnswerFields>;
/** The same, as the response of an endpoint. */
export const signatureAnswer = { kind: 'record', required: true, of: signatureAnswerFields } as const;

/** Procedures with signatures that may wait; each continues in its own way once the signature counts. */
export const pendingProcedures = ['contract', 'preservation', 'spidRequest', 'resizing', 'transfer'] as const;
export type PendingProcedure = (typeof pendingProcedures)[number];

/**
 * `unreachable`: tried for a day, or impossible to try, and left to the provider's staff; `refused`: the document must
 * be signed again.
 */
export const pendingStates = ['waiting', 'unreachable', 'refused'] as const;
export type PendingState = (typeof pendingStates)[number];

/** Valid signature, but not yet confirmed that its certificate was not revoked. */
export const pendingSignatureFields = fields({
  state: { kind: 'choice', required: true, of: pendingStates },
  arrivedAt: { kind: 'instant', required: true },
  refusal: { kind: 'text', about: 'why it was refused, and what to do next' },
});

export type PendingSignature = RecordOf<typeof pendingSignatureFields>;

/** Field of a document with its pending signature. */
export const pendingSignature = {
  kind: 'record',
  of: pendingSignatureFields,
  about: 'a signature that waits until its certificate was checked, or was refused for it',
} as const;

/** Polling interval of documents while a signature on one of them waits, in milliseconds. */
export const PENDING_POLLING = 10_000;

/** Data that the signing pages need beforehand. */
export const signingStateFields = fields({
  maintenance: { kind: 'flag', required: true },
  providers: {
    kind: 'list',
    required: true,
    of: { kind: 'choice', required: true, of: onlineProviderNames },
    about: 'those that can be used here',
  },
  signer: {
    kind: 'text',
    privacy: 'personal',
    about: 'the head of the school, who must sign; absent where nobody is named, or without a tax code',
  },
  demo: {
    kind: 'record',
    about: 'what to type in a demo, whose services are invented; absent elsewhere',
    of: {
      username: { kind: 'text', required: true, about: 'of the head of the school' },
      otp6: { kind: 'text', required: true },
      otp8: { kind: 'text', required: true },
    },
  },
});

export type SigningState = RecordOf<typeof signingStateFields>;

/** Message of the area in maintenance, also for users who are not supervisors (decision Q-071). */
export const SIGNING_MAINTENANCE = signingMessages.signingMaintenance;
