import type { Sibling } from './form';

/** The file beside a detached signature or timestamp whose digest it names. */
export const siblingOf = (
  siblings: readonly Sibling[],
  digest: { readonly name: string } | undefined,
  value: Buffer | undefined,
): Sibling | undefined =>
  digest && value && siblings.find(({ content }) => content.digest(digest.name).equals(value));
