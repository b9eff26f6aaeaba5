type Json = Readonly<Record<string, unknown>>;

/** Returns the value at a path of an answer: `valueAt({ meta: { total: 3 } }, 'meta.total')` is 3. */
export function valueAt(answer: unknown, path: string): unknown {
  if (path === '') return answer;
  return path.split('.').reduce<unknown>((on, key) => (on as Json | null | undefined)?.[key], answer);
}

/** Wraps a value so that it is at a path: `wrapAt(3, 'meta.total')` is `{ meta: { total: 3 } }`. */
export const wrapAt = (value: unknown, path: string): unknown =>
  path === '' ? value : path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
