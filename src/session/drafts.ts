/** The key prefix of unsaved drafts in sessionStorage, which lasts as long as the tab. */
export const DRAFTS = 'sportello.draft/';

/**
 * Deletes the unsaved drafts of this tab.
 *
 * @param but the person whose drafts are kept
 */
export function forgetDrafts(but?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(DRAFTS)) continue;
    if (but === undefined || !key.startsWith(`${DRAFTS}${but}/`)) sessionStorage.removeItem(key);
  }
}
