import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';
import { cleanFileName, fileNameProblem } from '../values/fileName';
import { brokenLimit, bytesIn, type FileLimits, fileTypeOf, fileTypes, sizeText } from '../values/files';

/** A file of a record: its metadata, and its bytes when it is sent. */
export interface Attachment {
  /** The name given by the user. */
  readonly name: string;
  /** The media type. */
  readonly type?: string;
  /** Size in bytes. */
  readonly size?: number;
  /** SHA-256 of the bytes, hexadecimal. Without `content`, it identifies the existing file. */
  readonly sha256?: string;
  /** In base64; never part of a response. */
  readonly content?: string;
}

/** Maximum size in bytes: a file is sent in one piece. */
export const MOST_ATTACHED = 10_000_000;

/** Maximum number of files in a list of attachments. */
export const MOST_FILES = 50;

/** Maximum total size in bytes of the new files in a list, because they are sent in one request. */
export const MOST_SENT_TOGETHER = 30_000_000;

export const TOO_MUCH_TOGETHER = message(fieldsMessages.tooMuchTogether, {
  size: sizeText(MOST_SENT_TOGETHER),
});

/** Tells whether the new files of a list are too large for one request. */
export const isTooMuchTogether = (sent: readonly unknown[]): boolean =>
  sent
    .map((one) => (one as Attachment | null)?.content)
    .reduce((sum, content) => sum + (typeof content === 'string' ? bytesIn(content) : 0), 0) >
  MOST_SENT_TOGETHER;

export const SHA256 = /^[0-9a-f]{64}$/;

/** Returns the limit that a file violates, or what is wrong with its name; undefined if it is accepted. */
export function brokenAttachment(
  limits: FileLimits,
  sent: unknown,
): 'max' | 'type' | { readonly say: string } | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return 'type';
  const { name, type, size, sha256, content, ...more } = sent as Readonly<Record<string, unknown>>;
  if (Object.keys(more).length > 0 || typeof name !== 'string') return 'type';
  if (sha256 !== undefined && !(typeof sha256 === 'string' && SHA256.test(sha256))) return 'type';
  if (content === undefined) return sha256 === undefined ? 'type' : undefined;
  const say = fileNameProblem(cleanFileName(name));
  if (say !== undefined) return { say };
  if (typeof content !== 'string') return 'type';
  const broken = brokenLimit(limits, content);
  if (broken) return broken;
  const known = fileTypeOf(content);
  if (type !== undefined && known && type !== fileTypes[known].media) return 'type';
  return size !== undefined && size !== bytesIn(content) ? 'type' : undefined;
}

/** Returns the files in the value of an attachment field or of a list of attachments. */
export const filesIn = (value: unknown): readonly Attachment[] =>
  [(value ?? []) as Attachment | readonly Attachment[]].flat();

/** Describes a file in a few words: orario.pdf (120 KB). Empty if there is none. */
export function attachmentText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { name, size, content } = value as Attachment;
  const bytes = size ?? (content === undefined ? undefined : bytesIn(content));
  return bytes === undefined ? name : `${name} (${sizeText(bytes)})`;
}
