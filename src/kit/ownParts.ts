import { type Inside, optionMistakes } from '../../contract/mistakes/optionMistakes';
import type { Fields } from '../../contract/schema/fields';
import type { Declaration } from '../engine/declaration/declaration';

/** The parts of a declaration that stored and foreign resources share with any other. */
export type OwnParts<F extends Fields> = Pick<
  Declaration<F, Fields, Fields, never, Fields>,
  'views' | 'pages' | 'procedures' | 'timed' | 'show'
>;

const OWN_PARTS = { views: true, pages: true, procedures: true, timed: true, show: true } as const;

/** Returns those parts that are present. */
export const ownPartsOf = (declared: object): object =>
  Object.fromEntries(Object.entries(declared).filter(([part]) => Object.hasOwn(OWN_PARTS, part)));

/**
 * Rejects options that neither a stored nor a foreign resource has, which would otherwise be silently ignored.
 *
 * @param known its own options, besides those above
 * @throws Error for an unknown option
 */
export function refuseUnknownParts(
  name: string,
  declared: object,
  known: Readonly<Record<string, Inside>>,
): void {
  const { page, ...others } = declared as { readonly page?: unknown };
  refuseMistakes(name, () => [
    ...(page === undefined
      ? []
      : ['page is of records that no form changes. Draw the page of a record by views: { form: … }.']),
    ...optionMistakes('', others, { options: { ...OWN_PARTS, ...known } }),
  ]);
}

/**
 * @param find returns the mistakes of a declaration; not called in production
 * @throws Error that lists them
 */
export function refuseMistakes(name: string, find: () => readonly string[]): void {
  if (import.meta.env.PROD) return;
  const mistakes = find();
  if (mistakes.length > 0) throw new Error(`Resource "${name}": ${mistakes.join('\n')}`);
}
