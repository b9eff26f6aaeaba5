/** The reasons to refuse a file as a trusted list. */
export const listRefusals = [
  'not-utf8',
  'not-xml',
  'document-type',
  'too-complex',
  'time-limit',
  'unsigned',
  'several-signatures',
  'not-xades',
  'coverage',
  'external-reference',
  'transform',
  'weak-algorithm',
  'other-signer',
  'changed',
  'signer-validity',
  'no-list',
  'no-issue',
  'expired',
  'empty',
] as const;

export type ListRefusal = (typeof listRefusals)[number];

/** A file is refused as a trusted list. */
export class ListRefused extends Error {
  constructor(readonly reason: ListRefusal) {
    super(`trusted list refused: ${reason}`);
  }
}
