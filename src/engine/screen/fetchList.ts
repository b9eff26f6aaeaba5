import { fetchSentences, isAtHand } from '../../i18n/italian';

/** Every list is in one chunk, which the dashboard does without. */
export const fetchLists = () => import('./ResourceList').then((file) => ({ default: file.ResourceList }));

/** Fetches what a list of this resource is drawn with; a failure is told when the list is opened. */
export function fetchList({ name }: { readonly name: string }): void {
  const sentences = isAtHand(name) ? undefined : fetchSentences();
  Promise.all([fetchLists(), sentences]).catch(() => undefined);
}
