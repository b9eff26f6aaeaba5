import type { UserFilter } from '../../../../contract/entities/userFilter';
import { userListWhere } from '../../../../contract/entities/userFilter';
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
  const where = userListWhere(filter);
  const narrowed = filter.applicazione || filter.ruolo;
  return people.filter((person) => {
    if (narrowed && !matches(where, person, viewer)) return false;
    if (words.length === 0) return true;
    const text = fold(`${person.uid} ${person.sn} ${person.cn}`);
    return words.every((word) => text.includes(word));
  });
}

const collator = new Intl.Collator('it');

export const bySurname = (people: readonly UserRow[]): readonly UserRow[] => {
  const keys = new Map(people.map((person) => [person, `${person.sn} ${person.cn}`]));
  return [...people].sort((a, b) => collator.compare(keys.get(a) ?? '', keys.get(b) ?? ''));
};
