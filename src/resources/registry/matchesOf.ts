import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import { TAX_CODE } from '../../../contract/values/codiceFiscale';
import { fold } from '../../../contract/values/search';

/** Typed data of a new user. */
interface Typed {
  readonly sn: string;
  readonly cn: string;
  readonly code: string;
}

/** Maximum number of matches. If there are more people, what was typed is too general and nobody is suggested. */
const MOST = 3;
const LETTERS = 2;

const plain = (text: string) => fold(text).replaceAll(/[^a-z]/g, '');
const codeOf = ({ code }: Typed) => code.trim().toUpperCase();

/**
 * Returns the people of the registry whom the typed data may mean: the person with the tax code, or else people with
 * the surname whose first name begins as typed.
 */
export function matchesOf(people: readonly RegistryPerson[], typed: Typed): readonly RegistryPerson[] {
  const code = codeOf(typed);
  const same = people.filter(({ codiceFiscale }) => codiceFiscale && codiceFiscale === code);
  if (same.length > 0 || !isNamed(typed)) return same.slice(0, MOST);
  const [surname, name] = [plain(typed.sn), plain(typed.cn)];
  const named = people.filter(
    (person) => plain(person.cognome) === surname && plain(person.nome).startsWith(name),
  );
  return named.length > MOST ? [] : named;
}

const isNamed = ({ sn, cn }: Typed) => plain(sn).length >= LETTERS && plain(cn).length >= LETTERS;

/** Returns whether enough is typed for a search. */
export const isEnoughTyped = (typed: Typed): boolean => TAX_CODE.test(codeOf(typed)) || isNamed(typed);
