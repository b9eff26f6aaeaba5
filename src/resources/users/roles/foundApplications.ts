import { fold } from '../../../../contract/values/search';
import type { RoleOptions } from './useRoleCatalogue';

type Application = RoleOptions['applications'][number];

const nameOf = ({ ac, description }: Application) => `${ac} ${description}`;
const rolesOf = ({ roles }: Application) =>
  roles.map(({ cn, description }) => `${cn} ${description}`).join(' ');
const hasWords = (text: string, words: readonly string[]) => {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};

/** Returns whether an application, or one of its roles, has all words of a search. */
export const isFound = (one: Application, words: readonly string[]): boolean =>
  hasWords(`${nameOf(one)} ${rolesOf(one)}`, words);

/** Returns whether a search found an application by a role, not by its own name. */
export const isFoundByRole = (one: Application, words: readonly string[]): boolean =>
  words.length > 0 && isFound(one, words) && !hasWords(nameOf(one), words);
