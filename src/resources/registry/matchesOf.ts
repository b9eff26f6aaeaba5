import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import { TAX_CODE } from '../../../contract/values/codiceFiscale';
import { fold } from '../../../contract/values/search';

/** What is typed of somebody new. */
interface Typed {
  readonly sn: string;
  readonly cn: string;
  readonly code: string;
}

/** As many are offered: more than that are no match. */
const MOST = 3;
const LETTERS = 2;

const plain = (text: string) => fold(text).replaceAll(/[^a-z]/g, '');
const codeOf = ({ code }: Typed) => code.trim().toUpperCase();

/** Who of the registry is meant by what is typed: whoever has the tax code, else those of the surname whose name begins so. */
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

/** Whether enough is typed to look for somebody. */
export const isEnoughTyped = (typed: Typed): boolean => TAX_CODE.test(codeOf(typed)) || isNamed(typed);
