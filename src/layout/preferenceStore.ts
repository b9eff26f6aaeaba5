import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** What this browser remembers: how the console looks. Never what was searched or selected in it. */
const kept: readonly string[] = ['locale', 'theme', 'drawer'];
/** Of lists: which columns, how dense, with shortcuts or without, how many applications of somebody; each with a mark of the person after it. */
const keptOfLists = /^(columns|density|shortcuts|rolesPerPage)\./;

/** react-admin's store: preferences outlive the visit, everything else ends with the page. */
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
