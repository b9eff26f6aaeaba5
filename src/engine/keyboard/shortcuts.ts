/** The single keys of a list, by what they do; their words are what the keyboard `does` in the catalogue. */
export const shortcuts = { search: '/', filters: 'f', act: 'a', views: 'v', export: 'e', help: '?' } as const;

export type ShortcutName = keyof typeof shortcuts;

/** Where letters are for writing, or for choosing: shortcuts are dead there. */
const WRITING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox]';

/** The shortcut that a key stands for, where it was pressed; none with Ctrl, Alt or Meta, while writing or in a dialog. */
export function shortcutOf(event: KeyboardEvent): ShortcutName | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
    return undefined;
  const { target } = event;
  if (target instanceof Element && target.closest(WRITING)) return undefined;
  if (document.querySelector('[role=dialog]')) return undefined;
  return (Object.keys(shortcuts) as ShortcutName[]).find((name) => shortcuts[name] === event.key);
}
