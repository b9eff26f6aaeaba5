import { fetchSentences, isAtHand } from '../../i18n/italian';
import { withKit } from '../declaration/kit';

/** Loads the chunk of all lists, which the dashboard does not need. */
export const fetchLists = withKit(() =>
  import('./ResourceList').then((file) => ({ default: file.ResourceList })),
);

/** Loads the code of a resource's list; a failure is reported when the list is opened. */
export function fetchList({ name }: { readonly name: string }): void {
  const sentences = isAtHand(name) ? undefined : fetchSentences();
  Promise.all([fetchLists(), sentences]).catch(() => undefined);
}
