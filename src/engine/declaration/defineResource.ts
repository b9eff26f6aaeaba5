import type { Fields } from '../../../contract/schema/fields';
import { bringWords } from '../../i18n/ownWords';
import type { DeclarationInput } from './declarationInput';
import { declarationMistakes } from './declarationMistakes';
import type { Resource } from './resource';
import { type AnyDeclarationInput, withDefaults } from './withDefaults';

export type { Row } from '../query/row';
export type { RecordsOf, Resource } from './resource';

/**
 * Declares a resource: its list, filters, actions and form follow from it. A name that is not in the fields, the
 * filters or the body of a call does not compile; what types cannot check is checked here.
 *
 * What follows from the fields may be omitted: a column may be just a name, and so on ({@link DeclarationInput}).
 *
 * @throws Error naming the declaration, each mistake in it, and how to correct it
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
  // Checked during development only: a production build has passed the tests and omits these messages.
  const mistakes = import.meta.env.PROD ? [] : declarationMistakes(resource);
  if (mistakes.length > 0) throw new Error(`Resource "${name}": ${mistakes.join('\n')}`);
  return resource as unknown as Resource<F>;
}

/** Returns the key of a record, as used in addresses too. */
export const keyOf = (resource: Pick<Resource, 'key'>, record: Readonly<Record<string, unknown>>): string =>
  resource.key.map((field) => String(record[field] ?? '')).join('~');
