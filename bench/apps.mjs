/**
 * The navigation of each app. `opener` returns the element to click to open the list; `showAll` puts all users
 * on one page where that can be.
 * @typedef {object} App
 * @property {string} name
 * @property {string} rows CSS of a row of the table
 * @property {(page: import('playwright-core').Page) => Promise<import('playwright-core').Locator>} opener
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} showAll
 * @property {(page: import('playwright-core').Page) => import('playwright-core').Locator} header
 * @property {(page: import('playwright-core').Page) => import('playwright-core').Locator} search
 * @property {(page: import('playwright-core').Page) => import('playwright-core').Locator} selectAll
 */

const peer = {
  rows: 'tbody tr',
  opener: async (page) => page.getByRole('button', { name: 'Utenti' }),
  showAll: async () => undefined,
  header: (page) => page.getByRole('button', { name: 'codicefiscale' }),
  search: (page) => page.getByLabel('Cerca'),
  selectAll: (page) => page.getByLabel('Tutti'),
};

/** @type {App[]} */
export const peers = [
  {
    ...peer,
    name: 'stock-datatable',
    header: (page) => page.locator('th.column-codicefiscale').getByRole('button'),
    search: (page) => page.getByRole('textbox', { name: 'Search' }),
    selectAll: (page) => page.locator('thead input[type=checkbox]'),
  },
  {
    ...peer,
    name: 'mui-x',
    rows: '.MuiDataGrid-row',
    header: (page) => page.getByRole('columnheader', { name: 'codicefiscale' }),
    selectAll: (page) => page.getByRole('checkbox', { name: /select all rows/i }),
  },
];

/** @type {App} */
export const ours = {
  name: 'sportello',
  // While it loads there are empty rows; above and below the visible rows there are spacers.
  rows: 'main tbody tr:has(a)',
  opener: async (page) => page.getByRole('navigation').getByRole('link', { name: 'Gestione utenti' }),
  showAll: (page) => page.locator('main select').selectOption('all'),
  header: (page) => page.getByRole('columnheader', { name: 'Codice fiscale' }).getByRole('button'),
  search: (page) => page.getByRole('search').getByRole('textbox'),
  selectAll: (page) => page.locator('main thead input[type=checkbox]'),
};

/**
 * The limit: a bare virtual table in our own console, so that the address, the sign-in and the frame around the
 * list cost both the same.
 * @type {App}
 */
export const limit = { ...peer, name: 'bare-virtual', rows: 'main tbody tr', opener: ours.opener };
