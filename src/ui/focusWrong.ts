/**
 * Moves the focus from an element in a dialog to the list of what prevents a save, or to the first invalid field if
 * the dialog has no such list, after that is rendered.
 */
export function focusWrong(from: Element): void {
  setTimeout(() => {
    const dialog = from.closest('[role=dialog], [role=alertdialog]');
    const find = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
    (find('[data-problems]') ?? find('[aria-invalid=true]'))?.focus();
  });
}
