/** Whether a file begins as ASN.1 does, with a length that no text has. */
export const isBinary = (file: Buffer): boolean => file[0] === 0x30 && ((file[1] ?? 0) & 0x80) !== 0;

/** What may be read as ASN.1: base64 and its like are decoded over themselves, so text is copied, and binary is not. */
export const toRead = (file: Buffer): Buffer => (isBinary(file) ? file : Buffer.from(file));
