import type { Attachment } from '../../../contract/schema/attachment';

/** A file as an input holds it; empty where there is none. */
export function attachmentInForm(value: Attachment | null | undefined): string {
  if (!value) return '';
  const { name, type, size, sha256, content } = value;
  return JSON.stringify({ name, type, size, sha256, content });
}

/** What an input holds, as a file. */
export const attachmentOf = (held: unknown): Attachment | undefined =>
  typeof held === 'string' && held !== '' ? (JSON.parse(held) as Attachment) : undefined;
