import * as signingMessages from '../messages/it/signing';
import { message } from '../messages/message';
import type { SignatureReport } from './report';
import { nextStepOf, type SignatureCode, signatureCodes } from './verdict';

/** Immediate actions offered with a refusal. */
export const refusalActions = ['choose', 'download', 'retry', 'reload', 'users'] as const;
export type RefusalAction = (typeof refusalActions)[number];

interface RefusalDefinition {
  readonly say: string;
  readonly next: string;
  readonly action: RefusalAction;
}

/** Refusals that do not concern the content of a file. */
const otherRefusals = {
  credentials: {
    say: signingMessages.credentials,
    next: signingMessages.credentialsNext,
    action: 'retry',
  },
  otp: {
    say: signingMessages.signingServiceDoesNotAccept,
    next: signingMessages.otpNext,
    action: 'retry',
  },
  'otp-used': {
    say: signingMessages.otpUsed,
    next: signingMessages.otpUsedNext,
    action: 'retry',
  },
  'service-unavailable': {
    say: signingMessages.serviceUnavailable,
    next: signingMessages.serviceUnavailableNext,
    action: 'download',
  },
  'service-unanswered': {
    say: signingMessages.serviceUnanswered,
    next: signingMessages.serviceUnansweredNext,
    action: 'download',
  },
  'service-untrustworthy': {
    say: signingMessages.serviceUntrustworthy,
    next: signingMessages.serviceUntrustworthyNext,
    action: 'retry',
  },
  'no-signer': {
    say: signingMessages.noSigner,
    next: signingMessages.noSignerNext,
    action: 'users',
  },
  replaced: {
    say: signingMessages.replaced,
    next: signingMessages.replacedNext,
    action: 'download',
  },
  'already-signed': {
    say: signingMessages.alreadySigned,
    next: signingMessages.alreadySignedNext,
    action: 'reload',
  },
  'school-alone': {
    say: signingMessages.schoolAlone,
    next: signingMessages.schoolAloneNext,
    action: 'choose',
  },
  'without-school': {
    say: signingMessages.withoutSchool,
    next: signingMessages.withoutSchoolNext,
    action: 'download',
  },
  'awaiting-revocation': {
    say: signingMessages.awaitingRevocation,
    next: signingMessages.awaitingRevocationNext,
    action: 'reload',
  },
  'revocation-unreachable': {
    say: signingMessages.revocationUnreachable,
    next: signingMessages.tryAgainInFewMinutes,
    action: 'retry',
  },
  'unreadable-document': {
    say: signingMessages.unreadableDocument,
    next: signingMessages.unreadableDocumentNext,
    action: 'reload',
  },
  clauses: {
    say: signingMessages.clauses,
    next: 'Leggere e accettare entrambe le dichiarazioni, poi firmare.',
    action: 'retry',
  },
} as const satisfies Record<string, RefusalDefinition>;

export type OtherRefusal = keyof typeof otherRefusals;

/**
 * Reason why a signature was not accepted, and the next step. It is `current` of a problem with the code
 * `signatureRefused`.
 */
export interface SignatureRefusal extends RefusalDefinition {
  readonly code: SignatureCode | OtherRefusal;
}

/** Returns a refusal that does not concern the content of a file. */
export const refusalOf = (code: OtherRefusal): SignatureRefusal => ({ code, ...otherRefusals[code] });

/**
 * Codes after which the signer should download the original document and sign it again; the others require a different
 * file.
 */
const downloads: readonly SignatureCode[] = [
  'other-content',
  'content-altered',
  'other-person',
  'certificate-expired',
  'signed-after-expiry',
  'pades',
  'pdf',
  'key-usage',
];

const moreExact: readonly SignatureCode[] = ['content-altered', 'content-missing'];

/** Returns the gravest code of a report as a refusal, or undefined if the signature is accepted. */
export function refusalIn(report: SignatureReport): SignatureRefusal | undefined {
  if (report.verdict === 'passed') return undefined;
  const found = [...report.codes, ...report.signers.flatMap(({ codes }) => codes)];
  // A code that the document was changed or is missing is more specific than the code that it is a different document.
  const all = found.some((code) => moreExact.includes(code))
    ? found.filter((code) => code !== 'other-content')
    : found;
  const order = ['unreadable', 'failed', 'indeterminate'] as const;
  const [code = 'not-a-signature' as SignatureCode] = order.flatMap((meaning) =>
    all.filter((one) => signatureCodes[one].means === meaning),
  );
  return refusalFor(code);
}

/** Returns the refusal for a code of a file. */
export const refusalFor = (code: SignatureCode): SignatureRefusal => ({
  code,
  say: signatureCodes[code].say,
  next: nextStepOf([code]),
  action: downloads.includes(code) ? 'download' : 'choose',
});

/**
 * Returns the refusal of a signature made by another person, with the names of that person and of the required signer.
 */
export const signedByAnother = (
  refusal: SignatureRefusal,
  { signedBy, expected }: { readonly signedBy: string; readonly expected: string },
): SignatureRefusal => ({
  ...refusal,
  say: message(signingMessages.signedByExpected, { sentence: refusal.say, name: signedBy, expected }),
});
