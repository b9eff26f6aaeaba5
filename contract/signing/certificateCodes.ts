import * as signingMessages from '../messages/it/signing';
import type { CodeDefinition } from './codes';

const RENEWED = signingMessages.renewed;
const QUALIFIED = signingMessages.qualified;
const ASK_SUPPORT = signingMessages.askSupport;

/** Codes of the signer's certificate, of its issuers and of the proof of time. */
const certificateCodes = {
  'certificate-missing': {
    means: 'indeterminate',
    say: signingMessages.certificateMissing,
    next: signingMessages.next,
  },
  'key-usage': {
    means: 'failed',
    say: signingMessages.keyUsage,
    next: signingMessages.keyUsageNext,
  },
  'signer-is-authority': {
    means: 'failed',
    say: signingMessages.signerIsAuthority,
    next: QUALIFIED,
  },
  'critical-extension': {
    means: 'failed',
    say: signingMessages.criticalExtension,
    next: QUALIFIED,
  },
  'certificate-expired': {
    means: 'indeterminate',
    say: signingMessages.certificateExpired,
    next: RENEWED,
  },
  'signed-after-expiry': {
    means: 'failed',
    say: signingMessages.signedAfterExpiry,
    next: RENEWED,
  },
  'certificate-not-yet-valid': {
    means: 'failed',
    say: signingMessages.certificateNotYetValid,
    next: RENEWED,
  },
  'certificate-revoked': {
    means: 'failed',
    say: signingMessages.certificateRevoked,
    next: RENEWED,
  },
  'issuer-unknown': {
    means: 'indeterminate',
    say: signingMessages.issuerUnknown,
    next: ASK_SUPPORT,
  },
  'issuer-not-authority': {
    means: 'failed',
    say: signingMessages.issuerNotAuthority,
    next: QUALIFIED,
  },
  'issuer-expired': {
    means: 'indeterminate',
    say: signingMessages.issuerExpired,
    next: RENEWED,
  },
  'issuer-not-qualified': {
    means: 'failed',
    say: signingMessages.issuerNotQualified,
    next: QUALIFIED,
  },
  'certificate-not-qualified': {
    means: 'failed',
    say: signingMessages.certificateNotQualified,
    next: QUALIFIED,
  },
  'chain-too-long': {
    means: 'failed',
    say: signingMessages.chainTooLong,
    next: QUALIFIED,
  },
  'chain-weak': {
    means: 'failed',
    say: signingMessages.chainWeak,
    next: QUALIFIED,
  },
  'revocation-unchecked': {
    means: 'note',
    say: signingMessages.revocationUnchecked,
    next: signingMessages.revocationUncheckedNext,
  },
  'timestamp-verified': {
    means: 'note',
    say: signingMessages.timestampVerified,
    next: '',
  },
  'timestamp-untrusted': {
    means: 'note',
    say: signingMessages.timestampUntrusted,
    next: '',
  },
  'timestamp-broken': {
    means: 'note',
    say: signingMessages.timestampBroken,
    next: '',
  },
  'archive-timestamp-verified': {
    means: 'note',
    say: signingMessages.archiveTimestampVerified,
    next: '',
  },
  'archive-timestamp-untrusted': {
    means: 'note',
    say: signingMessages.archiveTimestampUntrusted,
    next: '',
  },
  'archive-timestamp-broken': {
    means: 'note',
    say: signingMessages.archiveTimestampBroken,
    next: '',
  },
  'archive-timestamp-unchecked': {
    means: 'note',
    say: signingMessages.archiveTimestampUnchecked,
    next: '',
  },
} as const satisfies Record<string, CodeDefinition>;

export { certificateCodes };
