/** Moves the focus from an element in a dialog to the first invalid field there, after that is rendered. */
export function focusWrong(from: Element): void {
  setTimeout(() => {
    const dialog = from.closest('[role=dialog], [role=alertdialog]');
    dialog?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
