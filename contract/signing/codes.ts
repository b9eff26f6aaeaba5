import * as documentsMessages from '../messages/it/documents';
import * as signingMessages from '../messages/it/signing';

/**
 * Effect of a code on the verdict of a signature (docs/signing.md):
 * - `unreadable`: the file cannot be read as a signature at all;
 * - `failed`: a rule is violated, and no later information could change that;
 * - `indeterminate`: a rule cannot be decided with the information available;
 * - `note`: additional information that does not change the verdict.
 */
export type Meaning = 'unreadable' | 'failed' | 'indeterminate' | 'note';

interface CodeDefinition {
  readonly means: Meaning;
  /** Finding, in Italian. */
  readonly say: string;
  /** Advice on the next step, in Italian. */
  readonly next: string;
}

/** Codes of files that cannot be read as a signature. */
const containerCodes = {
  empty: {
    means: 'unreadable',
    say: documentsMessages.empty,
    next: signingMessages.emptyNext,
  },
  'too-large': {
    means: 'unreadable',
    say: signingMessages.tooLarge,
    next: signingMessages.tooLargeNext,
  },
  'too-complex': {
    means: 'unreadable',
    say: signingMessages.tooComplex,
    next: signingMessages.tooComplexNext,
  },
  'time-limit': {
    means: 'unreadable',
    say: signingMessages.timeLimit,
    next: signingMessages.timeLimitNext,
  },
  truncated: {
    means: 'unreadable',
    say: signingMessages.truncated,
    next: signingMessages.truncatedNext,
  },
  malformed: {
    means: 'unreadable',
    say: signingMessages.malformed,
    next: signingMessages.malformedNext,
  },
  pdf: {
    means: 'unreadable',
    say: signingMessages.fileIsPdfWithoutCades,
    next: signingMessages.pdfNext,
  },
  pades: {
    means: 'unreadable',
    say: signingMessages.pades,
    next: signingMessages.padesNext,
  },
  xml: {
    means: 'unreadable',
    say: signingMessages.fileIsXmlDocument,
    next: signingMessages.xmlNext,
  },
  'web-page': {
    means: 'unreadable',
    say: signingMessages.webPage,
    next: signingMessages.webPageNext,
  },
  zip: {
    means: 'unreadable',
    say: signingMessages.fileIsCompressedArchive,
    next: signingMessages.zipNext,
  },
  asic: {
    means: 'unreadable',
    say: signingMessages.asic,
    next: signingMessages.asicNext,
  },
  'time-stamped': {
    means: 'unreadable',
    say: signingMessages.timeStamped,
    next: signingMessages.timeStampedNext,
  },
  'timestamp-token': {
    means: 'unreadable',
    say: signingMessages.timestampToken,
    next: signingMessages.timestampTokenNext,
  },
  encrypted: {
    means: 'unreadable',
    say: signingMessages.encrypted,
    next: signingMessages.encryptedNext,
  },
  'no-signers': {
    means: 'unreadable',
    say: signingMessages.noSigners,
    next: signingMessages.noSignersNext,
  },
  'not-a-signature': {
    means: 'unreadable',
    say: signingMessages.notASignature,
    next: signingMessages.notASignatureNext,
  },
} as const satisfies Record<string, CodeDefinition>;

/** Codes of the envelope as a whole. */
const envelopeCodes = {
  'trailing-bytes': {
    means: 'failed',
    say: signingMessages.trailingBytes,
    next: signingMessages.trailingBytesNext,
  },
  detached: {
    means: 'note',
    say: signingMessages.detached,
    next: '',
  },
  'content-missing': {
    means: 'indeterminate',
    say: signingMessages.contentMissing,
    next: signingMessages.contentMissingNext,
  },
  'other-content': {
    means: 'failed',
    say: signingMessages.otherContent,
    next: signingMessages.otherContentNext,
  },
  'counter-signature-unreadable': {
    means: 'indeterminate',
    say: signingMessages.counterSignatureUnreadable,
    next: signingMessages.counterSignatureUnreadableNext,
  },
  'counter-signature-elsewhere': {
    means: 'failed',
    say: signingMessages.counterSignatureElsewhere,
    next: signingMessages.counterSignatureUnreadableNext,
  },
  'inner-unreadable': {
    means: 'indeterminate',
    say: signingMessages.innerUnreadable,
    next: signingMessages.innerUnreadableNext,
  },
  'too-many-levels': {
    means: 'indeterminate',
    say: signingMessages.tooManyLevels,
    next: signingMessages.tooManyLevelsNext,
  },
} as const satisfies Record<string, CodeDefinition>;

export { type CodeDefinition, containerCodes, envelopeCodes };
