/** Reports whether a file begins like ASN.1, with a length that cannot occur in text. */
export const isBinary = (file: Buffer): boolean => file[0] === 0x30 && ((file[1] ?? 0) & 0x80) !== 0;

/**
 * Returns bytes that may be decoded as ASN.1: base64 and similar text is decoded in place, so text is copied; binary is
 * not.
 */
export const toRead = (file: Buffer): Buffer => (isBinary(file) ? file : Buffer.from(file));
