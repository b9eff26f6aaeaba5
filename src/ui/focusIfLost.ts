/**
 * Focuses the first of these elements that exists, when the focused one is removed or hidden and the focus would be
 * lost.
 *
 * @example onClick={() => { remove(); focusIfLost('#filters', 'main h1'); }}
 */
export function focusIfLost(...selectors: readonly string[]): void {
  setTimeout(() => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body && !activeElement.closest('[hidden]')) return;
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  });
}
