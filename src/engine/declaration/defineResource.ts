import type { Fields } from '../../../contract/schema/fields';
import { bringWords } from '../../i18n/ownWords';
import type { DeclarationInput } from './declarationInput';
import { declarationMistakes } from './declarationMistakes';
import type { Resource } from './resource';
import { type AnyDeclarationInput, withDefaults } from './withDefaults';

export type { Row } from '../query/row';
export type { RecordsOf, Resource } from './resource';

/**
 * Declares a resource: its list, filters, actions and form follow from it. A name that the fields, the
 * filters or the body of a call do not have does not compile; what types cannot tell is checked here.
 *
 * What follows from the fields may be left out: columns are their names alone, and so on ({@link DeclarationInput}).
 *
 * @throws Error naming the declaration, each mistake in it, and how to write it right
 * @example export const users = defineResource('user', { fields: userFields, key: 'uid', … });
 */
export function defineResource<
  const F extends Fields,
  const Q extends Fields,
  const B extends Fields,
  const A extends { readonly [name: string]: Fields },
  const C extends Fields,
>(name: string, input: DeclarationInput<F, Q, B, A, C>): Resource<F> {
  if (input.words) bringWords(name, input.words);
  const resource = withDefaults(name, input as unknown as AnyDeclarationInput);
  // Told while it is written: what is built has passed the tests, and need not carry these sentences.
  const mistakes = import.meta.env.PROD ? [] : declarationMistakes(resource);
  if (mistakes.length > 0) throw new Error(`Resource "${name}": ${mistakes.join('\n')}`);
  return resource as unknown as Resource<F>;
}

/** What a record is known by, in the address too. */
export const keyOf = (resource: Pick<Resource, 'key'>, record: Readonly<Record<string, unknown>>): string =>
  resource.key.map((field) => String(record[field] ?? '')).join('~');
