import { createHash } from 'node:crypto';

/** A document in an answer, as contract/schema/fileAnswer has it. @param pages where they are known */
export const pdfAnswer = (name: string, bytes: Uint8Array, pages?: number) => ({
  ...answerOf(name, 'application/pdf', bytes),
  ...(pages !== undefined && { pages }),
});

/** A signed file in an answer. */
export const p7mAnswer = (name: string, bytes: Uint8Array) => answerOf(name, 'application/pkcs7-mime', bytes);

const answerOf = (name: string, media: string, bytes: Uint8Array) => ({
  name,
  media,
  content: Buffer.from(bytes).toString('base64'),
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
