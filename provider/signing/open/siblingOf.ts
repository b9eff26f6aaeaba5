import type { Sibling } from './form';

/** Returns the file beside a detached signature or timestamp that matches its digest. */
export const siblingOf = (
  siblings: readonly Sibling[],
  digest: { readonly name: string } | undefined,
  value: Buffer | undefined,
): Sibling | undefined =>
  digest && value && siblings.find(({ content }) => content.digest(digest.name).equals(value));
