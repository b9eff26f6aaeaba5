import * as signingMessages from '../messages/it/signing';
import type { CodeDefinition } from './codes';

const SIGN_AGAIN = signingMessages.innerUnreadableNext;
const OTHER_PROGRAM = signingMessages.otherProgram;
const OTHER_CERTIFICATE = signingMessages.qualified;

/** Codes of the attributes that a CAdES signature must contain (EN 319 122-1). */
const attributeCodes = {
  'attributes-missing': {
    means: 'failed',
    say: signingMessages.attributesMissing,
    next: OTHER_PROGRAM,
  },
  'attribute-repeated': {
    means: 'failed',
    say: signingMessages.attributeRepeated,
    next: OTHER_PROGRAM,
  },
  'content-type-missing': {
    means: 'failed',
    say: signingMessages.contentTypeMissing,
    next: OTHER_PROGRAM,
  },
  'content-type-mismatch': {
    means: 'failed',
    say: signingMessages.contentTypeMismatch,
    next: SIGN_AGAIN,
  },
  'message-digest-missing': {
    means: 'failed',
    say: signingMessages.messageDigestMissing,
    next: OTHER_PROGRAM,
  },
  'signing-time-missing': {
    means: 'failed',
    say: signingMessages.signingTimeMissing,
    next: OTHER_PROGRAM,
  },
  'signing-certificate-missing': {
    means: 'failed',
    say: signingMessages.signingCertificateMissing,
    next: OTHER_PROGRAM,
  },
  'signing-certificate-mismatch': {
    means: 'failed',
    say: signingMessages.signingCertificateMismatch,
    next: SIGN_AGAIN,
  },
  'signing-certificate-weak': {
    means: 'failed',
    say: signingMessages.signingCertificateWeak,
    next: OTHER_PROGRAM,
  },
} as const satisfies Record<string, CodeDefinition>;

const cryptographyCodes = {
  'content-altered': {
    means: 'failed',
    say: signingMessages.documentWasChanged,
    next: signingMessages.otherContentNext,
  },
  'signature-broken': {
    means: 'failed',
    say: signingMessages.signatureBroken,
    next: SIGN_AGAIN,
  },
  'algorithm-unknown': {
    means: 'indeterminate',
    say: signingMessages.algorithmUnknown,
    next: OTHER_PROGRAM,
  },
  'algorithm-refused': {
    means: 'failed',
    say: signingMessages.algorithmRefused,
    next: OTHER_CERTIFICATE,
  },
  'algorithms-incoherent': {
    means: 'failed',
    say: signingMessages.algorithmsIncoherent,
    next: OTHER_PROGRAM,
  },
  'digest-weak': {
    means: 'failed',
    say: signingMessages.digestWeak,
    next: OTHER_PROGRAM,
  },
  'key-too-small': {
    means: 'failed',
    say: signingMessages.keyTooSmall,
    next: OTHER_CERTIFICATE,
  },
  'curve-refused': {
    means: 'failed',
    say: signingMessages.curveRefused,
    next: OTHER_CERTIFICATE,
  },
} as const satisfies Record<string, CodeDefinition>;

const personCodes = {
  'tax-code-missing': {
    means: 'indeterminate',
    say: signingMessages.certificateHoldsNoTaxCode,
    next: OTHER_CERTIFICATE,
  },
  'other-person': {
    means: 'failed',
    say: signingMessages.taxCodeOfCertificate,
    next: signingMessages.otherPersonNext,
  },
  'another-signer': {
    means: 'note',
    say: signingMessages.anotherSigner,
    next: '',
  },
} as const satisfies Record<string, CodeDefinition>;

export { attributeCodes, cryptographyCodes, personCodes };
