import { asTaxCode, fitsName, fitsSurname, TAX_CODE } from './codiceFiscale';

/** Name in its two parts. */
export interface PersonName {
  readonly surname: string;
  readonly name: string;
}

/** Result of dividing a full name into surname and first name. */
export interface DividedName extends PersonName {
  /** Whether the division is certain: by a matching tax code, by a comma, or because there are only two words. */
  readonly isSure: boolean;
  /** Other possible divisions, the most likely first. */
  readonly others: readonly PersonName[];
}

/** Order of the parts in a list of people. */
export type NameOrder = 'surnameFirst' | 'nameFirst';

/** Words that begin a surname and are not a surname by themselves. */
const PARTICLE =
  /^(?:d[aei]|d[aeo]l|d[aei]ll[aeo'’]?|degli|dei|di|lo|la|le|li|san|santa|mc|mac|van|von|der|den|de|el|al|bin|ben|abd|dos|da|do|das|du|los|las|ter|ten|zu)$/i;
/** Maximum number of words in the name of one person. */
const WORDS = 12;

/**
 * Divides a full name into surname and first name. A valid tax code shows where the surname ends and which part comes
 * first. Without one, the parts are in the given order, and the surname is one word with the particles before it.
 */
export function divideName(text: string, taxCode: string, order: NameOrder): DividedName {
  const [before = '', after, ...more] = text.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  if (before && after && more.length === 0) return { surname: before, name: after, isSure: true, others: [] };
  const words = text.split(/[\s,]+/).filter(Boolean);
  const ways = words.length > WORDS ? [] : waysOf(words, order);
  const [usual = { surname: words.join(' '), name: '' }] = ways;
  const code = asTaxCode(taxCode);
  const isCode = TAX_CODE.test(code);
  const fitting = isCode ? ways.filter((way) => fits(code, way)) : [];
  const [chosen = usual] = fitting;
  const isSure = isCode ? fitting.length === 1 : words.length === 2 && !PARTICLE.test(words[0] ?? '');
  const others = (fitting.length > 1 ? fitting : ways).filter((way) => way !== chosen);
  return { ...chosen, isSure, others: isSure ? [] : others };
}

/** Returns whether a tax code matches a name. */
export const fits = (code: string, { surname, name }: PersonName): boolean =>
  fitsSurname(code, surname) && fitsName(code, name);

/** Returns all ways to divide words into a surname and a first name, the most likely first. */
function waysOf(words: readonly string[], order: NameOrder): readonly PersonName[] {
  const cuts = Array.from({ length: Math.max(0, words.length - 1) }, (_, at) => at + 1);
  const cut = (at: number) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
  const surnameFirst = cuts.map((at) => {
    const [surname, name] = cut(at);
    return { surname, name, likely: at === likelyEnd(words) };
  });
  const nameFirst = cuts.map((at) => {
    const [name, surname] = cut(at);
    return { surname, name, likely: at === likelyBeginning(words) };
  });
  const [first, second] = order === 'surnameFirst' ? [surnameFirst, nameFirst] : [nameFirst, surnameFirst];
  return [...byLikelihood(first), ...byLikelihood(second)];
}

const byLikelihood = (ways: readonly (PersonName & { readonly likely: boolean })[]): readonly PersonName[] =>
  [...ways]
    .sort((one, other) => Number(other.likely) - Number(one.likely))
    .map(({ surname, name }) => ({ surname, name }));

/** Returns the word after which a leading surname probably ends. */
function likelyEnd(words: readonly string[]): number {
  let at = 0;
  while (at < words.length - 2 && PARTICLE.test(words[at] ?? '')) at += 1;
  return at + 1;
}

/** Returns the word at which a trailing surname probably begins. */
function likelyBeginning(words: readonly string[]): number {
  let at = words.length - 1;
  while (at > 1 && PARTICLE.test(words[at - 1] ?? '')) at -= 1;
  return at;
}
