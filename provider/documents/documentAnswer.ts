import { createHash } from 'node:crypto';

/** Returns a document in a response, as contract/schema/fileAnswer declares it. @param pages if known */
export const pdfAnswer = (name: string, bytes: Uint8Array, pages?: number) => ({
  ...answerOf(name, 'application/pdf', bytes),
  ...(pages !== undefined && { pages }),
});

/** Returns a signed file in a response. */
export const p7mAnswer = (name: string, bytes: Uint8Array) => answerOf(name, 'application/pkcs7-mime', bytes);

const answerOf = (name: string, media: string, bytes: Uint8Array) => ({
  name,
  media,
  content: Buffer.from(bytes).toString('base64'),
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
