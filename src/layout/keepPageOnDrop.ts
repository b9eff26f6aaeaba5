/**
 * Keeps the browser from opening a file that is dropped beside a drop zone in place of the page, which would lose what
 * was typed. Dropping text into a field still works.
 */
export function keepPageOnDrop(): void {
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, (event) => {
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    });
}
