import * as fieldsMessages from '../messages/it/fields';
import * as signingMessages from '../messages/it/signing';
import { message } from '../messages/message';
import { fields, type RecordOf } from '../schema/fields';
import { onlineProviderNames } from './providers';

const OBLIGATORY = fieldsMessages.requiredInCapitals;
const required = { required: OBLIGATORY } as const;

/** Messages about one-time codes of 6 and of 8 digits. */
export const otpMessages = {
  required: OBLIGATORY,
  digits: signingMessages.digits,
  length: (length: number) => message(signingMessages.otpLength, { count: length }),
} as const;

/**
 * Input for signing online. The specification's limits of 30 characters for the user name and 8 for the password are
 * not applied.
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
  number: { kind: 'text', required: true, about: 'number of the receipt, such as F-2026-000123' },
  at: { kind: 'instant', required: true },
  document: { kind: 'text', required: true },
  documentSha256: { kind: 'text', required: true, about: 'SHA-256 of the original document' },
  fileSha256: { kind: 'text', required: true, about: 'SHA-256 of the signed file' },
  signer: { kind: 'text', required: true, privacy: 'personal' },
  taxCode: { kind: 'text', required: true, privacy: 'personal' },
  by: { kind: 'text', required: true, about: 'account that sent the signature' },
  how: { kind: 'text', required: true, about: 'name of the signature service, or offline' },
  others: {
    kind: 'list',
    of: { kind: 'text', required: true, privacy: 'personal' },
    about: 'names of the other people who signed the same file; absent if there are none',
  },
  revocationChecked: {
    kind: 'flag',
    about:
      'whether the issuers confirmed that none of the certificates was revoked; if false, they were not asked',
  },
});

export type SignatureReceipt = RecordOf<typeof signatureReceiptFields>;

/** Response of an endpoint that signs: the receipt, or that the signature waits for the check of its certificate. */
export const signatureAnswerFields = fields({
  ...signatureReceiptFields,
  number: { kind: 'text', about: 'of the receipt; absent while the signature waits' },
  waiting: {
    kind: 'flag',
    about: 'whether the signature counts only once the issuer confirms that the certificate was not revoked',
  },
});

export type SignatureAnswer = RecordOf<typeof signatureAnswerFields>;
/** Definition of `signatureAnswerFields` as a response. */
export const signatureAnswer = { kind: 'record', required: true, of: signatureAnswerFields } as const;

/**
 * Procedures in which a signature may wait for the check of its certificate. Each continues in its own way once the
 * signature counts.
 */
export const pendingProcedures = ['contract', 'preservation', 'spidRequest', 'resizing', 'transfer'] as const;
export type PendingProcedure = (typeof pendingProcedures)[number];

/**
 * States of a pending signature. `unreachable`: the certificate could not be checked for a day, or not at all, so the
 * provider's staff must act; `refused`: the document must be signed again.
 */
export const pendingStates = ['waiting', 'unreachable', 'refused'] as const;
export type PendingState = (typeof pendingStates)[number];

/** Valid signature for which the issuer has not confirmed yet that the certificate was not revoked. */
export const pendingSignatureFields = fields({
  state: { kind: 'choice', required: true, of: pendingStates },
  arrivedAt: { kind: 'instant', required: true },
  refusal: { kind: 'text', about: 'why it was refused, and the next step' },
});

export type PendingSignature = RecordOf<typeof pendingSignatureFields>;

/** Field of a document with its pending signature. */
export const pendingSignature = {
  kind: 'record',
  of: pendingSignatureFields,
  about: 'a signature whose certificate is still to be checked, or was refused by the check',
} as const;

/** Polling interval of documents while a signature on one of them waits, in milliseconds. */
export const PENDING_POLLING = 10_000;

/** State of signing that pages read before they offer to sign. */
export const signingStateFields = fields({
  maintenance: { kind: 'flag', required: true },
  providers: {
    kind: 'list',
    required: true,
    of: { kind: 'choice', required: true, of: onlineProviderNames },
    about: 'services that can be used in this installation',
  },
  signer: {
    kind: 'text',
    privacy: 'personal',
    about: 'name of the school head, who must sign; absent if none is appointed, or without a tax code',
  },
  demo: {
    kind: 'record',
    about: 'input for signing in a demo, whose services are simulated; absent elsewhere',
    of: {
      username: { kind: 'text', required: true, about: 'user name of the school head' },
      otp6: { kind: 'text', required: true },
      otp8: { kind: 'text', required: true },
    },
  },
});

export type SigningState = RecordOf<typeof signingStateFields>;

/** Message of the area in maintenance, also for users who are not supervisors (decision Q-071). */
export const SIGNING_MAINTENANCE = signingMessages.signingMaintenance;
