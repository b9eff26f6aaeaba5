import type { Spoken } from './declaredWords';

/** The words that a resource brings in one language, in the shape of its part of the catalogue; few or all of them. */
export interface OwnWords {
  /** What one of them is called, and several: `Avviso |||| Avvisi`. */
  readonly name?: string;
  readonly [part: string]: string | OwnWords | undefined;
}

/** By language. */
export type InLanguages = Readonly<Record<'it' | 'en', OwnWords>>;

type Speaker = (
  own: ReadonlyMap<string, InLanguages>,
  locale: 'it' | 'en',
  key: string,
  otherwise: string | undefined,
) => string | undefined;

const own = new Map<string, InLanguages>();
let speaker: Speaker | undefined;

/** Makes the words known that a resource brings itself. */
export function bringWords(resource: string, words: Spoken): void {
  own.set(resource, words as unknown as InLanguages);
}

/** Says what catalogues do not: whoever declares resources in one file sets it, see resourceWords.ts. */
export function speakBy(one: Speaker): void {
  speaker = one;
}

/** What is said for a key that the catalogue lacks; `otherwise` is what the asker would say. */
export const ownWord = (locale: string, key: string, otherwise: string | undefined): string | undefined =>
  speaker?.(own, locale === 'en' ? 'en' : 'it', key, otherwise);
