import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Keys of the settings of appearance that this browser stores. Searches and selections are never stored. */
const kept: readonly string[] = ['locale', 'theme', 'drawer'];
/**
 * Keys of the settings of lists that this browser stores: columns, density, keyboard shortcuts, applications per page.
 * Each key ends with a mark of the person.
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
