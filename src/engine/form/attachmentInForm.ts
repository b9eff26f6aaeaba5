import type { Attachment } from '../../../contract/schema/attachment';

/** Encodes a file as the value of an input; empty if there is none. */
export function attachmentInForm(value: Attachment | null | undefined): string {
  if (!value) return '';
  const { name, type, size, sha256, content } = value;
  return JSON.stringify({ name, type, size, sha256, content });
}

/** Decodes the value of an input into a file. */
export const attachmentOf = (held: unknown): Attachment | undefined =>
  typeof held === 'string' && held !== '' ? (JSON.parse(held) as Attachment) : undefined;
