/** The single-key shortcuts of a list, by command; their words are under the keyboard's `does` in the catalogue. */
export const shortcuts = { search: '/', filters: 'f', act: 'a', views: 'v', export: 'e', help: '?' } as const;

export type ShortcutName = keyof typeof shortcuts;

/** Elements in which letters are typed or select an option: shortcuts are disabled there. */
const WRITING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox]';

/** Returns the shortcut of a key event; undefined with Ctrl, Alt or Meta, during typing or in a dialog. */
export function shortcutOf(event: KeyboardEvent): ShortcutName | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
    return undefined;
  const { target } = event;
  if (target instanceof Element && target.closest(WRITING)) return undefined;
  if (document.querySelector('[role=dialog]')) return undefined;
  return (Object.keys(shortcuts) as ShortcutName[]).find((name) => shortcuts[name] === event.key);
}
