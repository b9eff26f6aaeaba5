/** Moves the focus from something in a dialog to the first field there that is wrong, once that is drawn. */
export function focusWrong(from: Element): void {
  setTimeout(() => {
    const dialog = from.closest('[role=dialog], [role=alertdialog]');
    dialog?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
