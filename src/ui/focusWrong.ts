/**
 * Waits for the next render, then focuses the list of problems in the dialog around an element or, if it has none, the
 * first invalid field.
 */
export function focusWrong(from: Element): void {
  setTimeout(() => {
    const dialog = from.closest('[role=dialog], [role=alertdialog]');
    const find = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
    (find('[data-problems]') ?? find('[aria-invalid=true]'))?.focus();
  });
}
