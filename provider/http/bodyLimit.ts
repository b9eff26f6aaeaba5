import type { Endpoint } from '../../contract/schema/endpoint';

/** Returns the maximum body size in bytes of a call with files; otherwise the limit of all calls applies. */
export function bodyLimit({ body }: Endpoint): { readonly bodyLimit?: number } {
  const of = body?.kind === 'record' ? Object.values(body.of) : [];
  const files = of.flatMap((field) => (field.kind === 'attachment' ? [4 * Math.ceil(field.max / 3)] : []));
  if (files.length === 0) return {};
  return { bodyLimit: files.reduce((sum, bytes) => sum + bytes, BESIDE) };
}

/** Bytes for the rest of the body. */
const BESIDE = 1_000_000;
