import type { Viewer } from '../schema/where';
import { birthDayOf } from '../values/birthDay';
import { inLatinLetters } from '../values/latinLetters';
import { usernameFor } from './newUser';

/** Transliterates a name to Latin letters, or returns undefined while the tables are not loaded. */
type TransliterateIfLoaded = (name: string) => string | undefined;

interface Named {
  readonly sn?: string | null | undefined;
  readonly cn?: string | null | undefined;
}
interface Coded {
  readonly codicefiscale?: string | null | undefined;
}

/**
 * Functions that propose a value for an input of a new record from its other inputs. Declarations refer to them by
 * name.
 */
export const proposals = {
  username: ({ sn, cn }: Named, _viewer: Viewer, transliterate: TransliterateIfLoaded) => {
    if (!sn?.trim() || !cn?.trim()) return undefined;
    const [surname, name] = [inLatinLetters(sn, transliterate), inLatinLetters(cn, transliterate)];
    return surname === undefined || name === undefined ? undefined : usernameFor(surname, name);
  },
  birthDay: ({ codicefiscale }: Coded, { now }: Viewer) => birthDayOf(codicefiscale ?? '', now),
} as const satisfies Record<
  string,
  (record: never, viewer: Viewer, transliterate: TransliterateIfLoaded) => string | undefined
>;

export type ProposalName = keyof typeof proposals;

/** Names of the proposals that can be computed from records of type R. */
export type ProposalOf<R> = {
  [P in ProposalName]: R extends Parameters<(typeof proposals)[P]>[0] ? P : never;
}[ProposalName];
