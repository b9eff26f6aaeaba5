import * as signingMessages from '../messages/it/signing';
import { nextStepOf, type SignatureCode, signatureCodes } from './verdict';

/** Reader of a report on a signed file: its recipient, or the person who must sign it. */
export const readers = ['receiver', 'signer'] as const;
export type Reader = (typeof readers)[number];

const SEND_AS_IS = signingMessages.sendAsIs;
const SIGN_AGAIN = signingMessages.askSignerToSignDocument;
const OTHER_CERTIFICATE = signingMessages.otherCertificate;
const VALID_CERTIFICATE = signingMessages.validCertificate;
const ASK_DOCUMENT = signingMessages.askDocument;
const ASK_SIGNED = signingMessages.askSigned;
const EXTRACT = signingMessages.extract;
const NOTHING = '';

/**
 * Advice on each code for the recipient of a file. The person who must sign gets the advice `next` of the code instead.
 */
const received: Readonly<Record<SignatureCode, string>> = {
  empty: SEND_AS_IS,
  'too-large': EXTRACT,
  'too-complex': SEND_AS_IS,
  'time-limit': signingMessages.tryAgainInFewMinutes,
  truncated: signingMessages.downloadWholeFileAgainIf,
  malformed: SEND_AS_IS,
  pdf: ASK_SIGNED,
  pades: SEND_AS_IS,
  xml: ASK_SIGNED,
  'web-page': signingMessages.signInToSite,
  zip: EXTRACT,
  asic: SEND_AS_IS,
  'time-stamped': SEND_AS_IS,
  'timestamp-token': ASK_DOCUMENT,
  encrypted: signingMessages.askSenderToSendSigned,
  'no-signers': ASK_SIGNED,
  'not-a-signature': ASK_SIGNED,
  'trailing-bytes': SEND_AS_IS,
  detached: NOTHING,
  'content-missing': ASK_DOCUMENT,
  'other-content': SEND_AS_IS,
  'counter-signature-unreadable': SIGN_AGAIN,
  'counter-signature-elsewhere': signingMessages.doNotCountCounterSignature,
  'inner-unreadable': SEND_AS_IS,
  'too-many-levels': signingMessages.saveInnermostFileAndOpen,
  unsigned: ASK_SIGNED,
  'archive-broken': SEND_AS_IS,
  'archive-password': signingMessages.openArchiveWithItsPassword,
  'archive-too-large': EXTRACT,
  'archive-same-name': SEND_AS_IS,
  'archive-path': signingMessages.doNotOpenFile,
  'file-not-signed': signingMessages.takeOnlyFilesAreNamed,
  'file-missing': signingMessages.askSenderForCompleteContainer,
  'evidence-unchecked': signingMessages.askSenderHowToVerify,
  'container-malformed': SEND_AS_IS,
  'xml-broken': SEND_AS_IS,
  'xml-document-type': SEND_AS_IS,
  'xml-part-signed': SIGN_AGAIN,
  'xml-transform': SIGN_AGAIN,
  'xml-external-reference': SIGN_AGAIN,
  'xml-ambiguous': SIGN_AGAIN,
  'properties-not-signed': SIGN_AGAIN,
  'pdf-broken': SEND_AS_IS,
  'pdf-encrypted': signingMessages.askSenderForSignedDocument,
  'pdf-signature-malformed': SEND_AS_IS,
  'pdf-not-covered': SEND_AS_IS,
  'pdf-modified': signingMessages.useDocument,
  'pdf-annotated': signingMessages.askSenderForSignedDocumentWithout,
  'pdf-form-filled': NOTHING,
  'pdf-updated': NOTHING,
  'pdf-not-pades': OTHER_CERTIFICATE,
  'pdf-commented': NOTHING,
  'stamp-verified': NOTHING,
  'stamp-untrusted': signingMessages.stampUntrustedNext,
  'stamp-broken': SEND_AS_IS,
  'stamp-without-content': ASK_DOCUMENT,
  'mail-sender': signingMessages.doNotTrustSender,
  'attributes-missing': SIGN_AGAIN,
  'attribute-repeated': SIGN_AGAIN,
  'content-type-missing': SIGN_AGAIN,
  'content-type-mismatch': SIGN_AGAIN,
  'message-digest-missing': SIGN_AGAIN,
  'signing-time-missing': SIGN_AGAIN,
  'signing-certificate-missing': SIGN_AGAIN,
  'signing-certificate-mismatch': SIGN_AGAIN,
  'signing-certificate-weak': SIGN_AGAIN,
  'content-altered': signingMessages.contentAltered,
  'signature-broken': SEND_AS_IS,
  'algorithm-unknown': SIGN_AGAIN,
  'algorithm-refused': OTHER_CERTIFICATE,
  'algorithms-incoherent': SIGN_AGAIN,
  'digest-weak': SIGN_AGAIN,
  'key-too-small': OTHER_CERTIFICATE,
  'curve-refused': OTHER_CERTIFICATE,
  'tax-code-missing': signingMessages.taxCodeMissing,
  'other-person': signingMessages.otherPerson,
  'another-signer': NOTHING,
  'certificate-missing': SIGN_AGAIN,
  'key-usage': OTHER_CERTIFICATE,
  'signer-is-authority': OTHER_CERTIFICATE,
  'critical-extension': OTHER_CERTIFICATE,
  'certificate-expired': VALID_CERTIFICATE,
  'signed-after-expiry': VALID_CERTIFICATE,
  'certificate-not-yet-valid': VALID_CERTIFICATE,
  'certificate-revoked': VALID_CERTIFICATE,
  'issuer-unknown': signingMessages.askSupport,
  'issuer-not-authority': OTHER_CERTIFICATE,
  'issuer-expired': VALID_CERTIFICATE,
  'issuer-not-qualified': OTHER_CERTIFICATE,
  'certificate-not-qualified': OTHER_CERTIFICATE,
  'chain-too-long': OTHER_CERTIFICATE,
  'chain-weak': OTHER_CERTIFICATE,
  'revocation-unchecked': signingMessages.revocationUncheckedNext,
  'timestamp-verified': NOTHING,
  'timestamp-untrusted': NOTHING,
  'timestamp-broken': NOTHING,
  'archive-timestamp-verified': NOTHING,
  'archive-timestamp-untrusted': NOTHING,
  'archive-timestamp-broken': NOTHING,
  'archive-timestamp-unchecked': NOTHING,
};

const gravity = ['unreadable', 'failed', 'indeterminate', 'note'] as const;

/**
 * Returns the gravest code; undefined without codes. Headline, reason and advice come from the same code, so that they
 * never contradict each other.
 */
export const gravestOf = (codes: readonly SignatureCode[]): SignatureCode | undefined =>
  gravity
    .flatMap((meaning) => codes.filter((code) => signatureCodes[code].means === meaning))
    .find((code) => signatureCodes[code].means !== 'note' || signatureCodes[code].next !== '');

/** Returns the advice for a reader of a file with these codes, in Italian. */
export function adviceFor(codes: readonly SignatureCode[], reader: Reader): string {
  const gravest = gravestOf(codes);
  return (reader === 'receiver' && gravest && received[gravest]) || nextStepOf(gravest ? [gravest] : []);
}

export const receivedAdvice = { say: received };
