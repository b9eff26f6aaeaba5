/**
 * Media types that a signed file may have (specification, part 2 §5). The last one is generic: such a file is accepted
 * only if its content proves to be a signature (decision Q-039).
 */
export const signedFileTypes = [
  'application/pkcs7',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
  'application/octet-stream',
] as const;

/** Returns whether a file of this type may be uploaded as a signature. */
export const isSignedFileType = (type: string): boolean =>
  (signedFileTypes as readonly string[]).includes(type.split(';')[0]?.trim().toLowerCase() ?? '');
