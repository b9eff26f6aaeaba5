/**
 * When what had the focus goes from the page or is hidden, the first of these that is there takes it, not nobody.
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
