import type { UserFilter } from '../../../../contract/entities/userFilter';
import { userListMeans } from '../../../../contract/entities/userFilter';
import { filterWhere } from '../../../../contract/filterMeaning';
import { fold } from '../../../../contract/search';
import { matches, type Viewer } from '../../../../contract/where';
import type { UserRow } from '../roles/foreseen';

/** What the matrix is narrowed to. */
export interface MatrixFilter extends Pick<UserFilter, 'applicazione' | 'ruolo'> {
  readonly search: string;
}

/** The people that are found, by surname and name. @param people in the order in which they are to be shown */
export function foundPeople(
  people: readonly UserRow[],
  { search, ...filter }: MatrixFilter,
  viewer: Viewer,
): readonly UserRow[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const where = filterWhere<UserRow>(userListMeans, filter);
  const narrowed = filter.applicazione || filter.ruolo;
  return people.filter((person) => {
    if (narrowed && !matches(where, person, viewer)) return false;
    if (words.length === 0) return true;
    const text = searched(person);
    return words.every((word) => text.includes(word));
  });
}

/** Folded once: ten thousand names at every key would be felt. */
const texts = new WeakMap<UserRow, string>();

function searched(person: UserRow): string {
  const known = texts.get(person);
  if (known !== undefined) return known;
  const text = fold(`${person.uid} ${person.sn} ${person.cn}`);
  texts.set(person, text);
  return text;
}

/** As lists order texts: comparing what is folded takes a quarter of the time that a collator takes. */
export function bySurname(people: readonly UserRow[]): readonly UserRow[] {
  const keyed = people.map((person) => ({ person, key: fold(`${person.sn} ${person.cn}`) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return keyed.map(({ person }) => person);
}
