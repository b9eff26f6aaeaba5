import { useSession } from '../../session/SessionContext';
import { useSchoolContext, viewerOf } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { shownIn } from './shownIn';

/** Returns the fields shown on a record's page besides its title: the declared ones, or the columns of the list. */
export function useFacts({ show, list, title }: Resource): readonly string[] {
  const session = useSession();
  const schoolContext = useSchoolContext();
  const columns = shownIn(list.columns, schoolContext, viewerOf(session)).map(({ field }) => field);
  return (show ?? columns).filter((field) => field !== title);
}
