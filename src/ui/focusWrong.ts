/** Leads from what was pressed in a dialog to the first field that is wrong there, once that is drawn. */
export function focusWrong(pressed: Element): void {
  setTimeout(() => {
    pressed.closest('[role=dialog]')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
