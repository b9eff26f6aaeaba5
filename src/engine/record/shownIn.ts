import { matches, type Viewer, type Where } from '../../../contract/schema/where';
import type { SchoolContext } from '../../session/schoolContext';

/** A declared part with the condition under which it is shown. */
export interface Shown {
  readonly shown?: Where<SchoolContext>;
}

/** Returns the declared parts that are shown in this school context. */
export const shownIn = <T extends Shown>(
  declared: readonly T[],
  schoolContext: SchoolContext,
  viewer: Viewer,
): readonly T[] => declared.filter(({ shown }) => !shown || matches(shown, schoolContext, viewer));
