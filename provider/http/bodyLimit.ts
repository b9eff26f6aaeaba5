import { MOST_SENT_TOGETHER } from '../../contract/schema/attachment';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { Field } from '../../contract/schema/fields';

/** Returns the maximum body size in bytes of a call with files; otherwise the limit of all calls applies. */
export function bodyLimit({ body }: Endpoint): { readonly bodyLimit?: number } {
  const of = body?.kind === 'record' ? Object.values(body.of) : [];
  const files = of.flatMap((field) => {
    const bytes = fileBytes(field);
    return bytes === undefined ? [] : [4 * Math.ceil(bytes / 3)];
  });
  if (files.length === 0) return {};
  return { bodyLimit: files.reduce((sum, bytes) => sum + bytes, BESIDE) };
}

/** Returns the maximum total size in bytes of a field's files in one call; undefined if the field has no files. */
function fileBytes(field: Field): number | undefined {
  if (field.kind === 'attachment') return field.max;
  if (field.kind !== 'list' || field.of.kind !== 'attachment') return undefined;
  return Math.min(MOST_SENT_TOGETHER, field.of.max * (field.max ?? 1));
}

/** Bytes for the rest of the body. */
const BESIDE = 1_000_000;
