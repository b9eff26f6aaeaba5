import { matches, type Viewer, type Where } from '../../../contract/where';
import type { SchoolContext } from '../../session/surroundings';

/** What is declared with where it is shown. */
export interface Shown {
  readonly shown?: Where<SchoolContext>;
}

/** What is declared to be shown in these surroundings. */
export const shownIn = <T extends Shown>(
  declared: readonly T[],
  surroundings: SchoolContext,
  viewer: Viewer,
): readonly T[] => declared.filter(({ shown }) => !shown || matches(shown, surroundings, viewer));
