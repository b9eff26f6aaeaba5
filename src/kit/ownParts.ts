import { type Inside, optionMistakes } from '../../contract/mistakes/optionMistakes';
import type { Fields } from '../../contract/schema/fields';
import type { Declaration } from '../engine/declaration/declaration';

/** The parts of a declaration that stored and foreign resources share with any other. */
export type OwnParts<F extends Fields> = Pick<
  Declaration<F, Fields, Fields, never, Fields>,
  'views' | 'pages' | 'procedures' | 'timed' | 'show'
>;

const OWN_PARTS = { views: true, pages: true, procedures: true, timed: true, show: true } as const;

/** Returns the parts of a declaration that are listed in `OwnParts`. */
export const ownPartsOf = (declared: object): object =>
  Object.fromEntries(Object.entries(declared).filter(([part]) => Object.hasOwn(OWN_PARTS, part)));

/**
 * Rejects unknown options, which would otherwise be silently ignored.
 * @param known options of this kind of resource, besides those in `OwnParts`
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
 * Rejects a declaration with mistakes.
 * @param find returns the mistakes of the declaration; not called in production
 * @throws Error that lists them
 */
export function refuseMistakes(name: string, find: () => readonly string[]): void {
  if (import.meta.env.PROD) return;
  const mistakes = find();
  if (mistakes.length > 0) throw new Error(`Resource "${name}": ${mistakes.join('\n')}`);
}
