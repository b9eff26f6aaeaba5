import { asTaxCode, fitsName, fitsSurname, TAX_CODE } from './codiceFiscale';

/** A name in its two parts. */
export interface PersonName {
  readonly surname: string;
  readonly name: string;
}

/** How a name in one text was divided. */
export interface DividedName extends PersonName {
  /** The tax code, a comma or its two words leave no doubt. */
  readonly isSure: boolean;
  /** The other ways to divide it, the likeliest first. */
  readonly others: readonly PersonName[];
}

/** Which part is first where several people are listed. */
export type NameOrder = 'surnameFirst' | 'nameFirst';

/** Words with which surnames begin, that are none by themselves. */
const PARTICLE =
  /^(?:d[aei]|d[aeo]l|d[aei]ll[aeo'’]?|degli|dei|di|lo|la|le|li|san|santa|mc|mac|van|von|der|den|de|el|al|bin|ben|abd|dos|da|do|das|du|los|las|ter|ten|zu)$/i;
/** More words than these are no name of one person. */
const WORDS = 12;

/**
 * Divides a name that is in one text. The tax code, where it is one, tells where the surname ends and which part is first;
 * without it the order of the others is followed, and a surname has one word and the particles before it.
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

/** Whether a tax code is that of somebody called so. */
export const fits = (code: string, { surname, name }: PersonName): boolean =>
  fitsSurname(code, surname) && fitsName(code, name);

/** Every way to divide words into a surname and a first name, the likeliest first. */
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

/** Behind which word a surname that is first seems to end. */
function likelyEnd(words: readonly string[]): number {
  let at = 0;
  while (at < words.length - 2 && PARTICLE.test(words[at] ?? '')) at += 1;
  return at + 1;
}

/** At which word a surname that is last seems to begin. */
function likelyBeginning(words: readonly string[]): number {
  let at = words.length - 1;
  while (at > 1 && PARTICLE.test(words[at - 1] ?? '')) at -= 1;
  return at;
}
