import type { Endpoint } from '../../contract/schema/endpoint';

/** The bytes that the body of a call may have, where it brings files along; else the limit of all calls. */
export function bodyLimit({ body }: Endpoint): { readonly bodyLimit?: number } {
  const of = body?.kind === 'record' ? Object.values(body.of) : [];
  const files = of.flatMap((field) => (field.kind === 'attachment' ? [4 * Math.ceil(field.max / 3)] : []));
  if (files.length === 0) return {};
  return { bodyLimit: files.reduce((sum, bytes) => sum + bytes, BESIDE) };
}

/** For what is beside the files. */
const BESIDE = 1_000_000;
