import type { Spoken } from './declaredWords';

/** Words of a resource in one language, in the shape of its part of the catalogue; any of them may be omitted. */
export interface OwnWords {
  /** Singular and plural name: `Avviso |||| Avvisi`. */
  readonly name?: string;
  readonly [part: string]: string | OwnWords | undefined;
}

/** Words by language. */
export type InLanguages = Readonly<Record<'it' | 'en', OwnWords>>;

type Speaker = (
  own: ReadonlyMap<string, InLanguages>,
  locale: 'it' | 'en',
  key: string,
  otherwise: string | undefined,
) => string | undefined;

const own = new Map<string, InLanguages>();
let speaker: Speaker | undefined;

/** Registers the words of a resource. */
export function bringWords(resource: string, words: Spoken): void {
  own.set(resource, words as unknown as InLanguages);
}

/**
 * Registers the function that supplies words missing from the catalogues; set by resourceWords.ts for resources that
 * are declared in one file.
 */
export function speakBy(one: Speaker): void {
  speaker = one;
}

/** Returns the words for a key that the catalogue lacks; `otherwise` is the caller's default. */
export const ownWord = (locale: string, key: string, otherwise: string | undefined): string | undefined =>
  speaker?.(own, locale === 'en' ? 'en' : 'it', key, otherwise);
