import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Appearance settings stored in this browser. Never what was searched for or selected. */
const kept: readonly string[] = ['locale', 'theme', 'drawer'];
/**
 * Settings of lists: columns, density, keyboard shortcuts, applications per page; each key ends with a mark of the
 * person.
 */
const keptOfLists = /^(columns|density|shortcuts|rolesPerPage)\./;

/** Creates react-admin's store: preferences persist in the browser, everything else lives as long as the page. */
export function createPreferenceStore(): Store {
  const browser = localStorageStore('1', '.sportello');
  const page = memoryStore();
  const of = (key: string) => (kept.includes(key) || keptOfLists.test(key) ? browser : page);
  const standard: Readonly<Record<string, unknown>> = { locale: 'it' };

  return {
    setup() {
      browser.setup();
      page.setup();
    },
    teardown() {
      browser.teardown();
      page.teardown();
    },
    getItem: (key, otherwise) => of(key).getItem(key, otherwise ?? (standard[key] as typeof otherwise)),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (prefix) => page.removeItems(prefix),
    reset: () => page.reset(),
    subscribe: (key, callback) => of(key).subscribe(key, callback),
    listItems: (prefix) => page.listItems?.(prefix) ?? {},
  };
}
