import type { Viewer } from '../schema/where';
import { birthDayOf } from '../values/birthDay';
import { inLatinLetters } from '../values/latinLetters';
import { usernameFor } from './newUser';

/** Writes a name in Latin letters, or gives nothing while the tables for it are not there. */
type TransliterateIfLoaded = (name: string) => string | undefined;

interface Named {
  readonly sn?: string | null | undefined;
  readonly cn?: string | null | undefined;
}
interface Coded {
  readonly codicefiscale?: string | null | undefined;
}

/** What an input of a new record may be filled with, from what is typed in others; by the name that a declaration says. */
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

/** The proposals that such a record can have. */
export type ProposalOf<R> = {
  [P in ProposalName]: R extends Parameters<(typeof proposals)[P]>[0] ? P : never;
}[ProposalName];
