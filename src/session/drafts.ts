/** Where forms keep what was typed and not saved: this tab's own storage, which ends with it. */
export const DRAFTS = 'sportello.draft/';

/**
 * Forgets what was typed and not saved, in this tab.
 *
 * @param but the person whose drafts stay
 */
export function forgetDrafts(but?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(DRAFTS)) continue;
    if (but === undefined || !key.startsWith(`${DRAFTS}${but}/`)) sessionStorage.removeItem(key);
  }
}
