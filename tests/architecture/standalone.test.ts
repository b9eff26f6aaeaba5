import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { source, target } from './sources';

/** Replaced by files of the example, as vite.config.ts of it says. */
const REPLACED = ['src/i18n/italian', 'src/i18n/en/en'];

/** Folders of the contract that know no noun, see ARCHITECTURE.md. */
const KERNEL = [
  'constants.ts',
  'html',
  'messages',
  'mistakes',
  'permissions',
  'schema',
  'storing',
  'tables',
  'values',
];

/**
 * Nouns of schools that the engine still takes along, through the calls of views, exports, imports and operations, and
 * the table of exportable fields (contract/exports/exports.ts). The list may only become shorter.
 */
const NOUNS = [
  ...[
    'account',
    'assistance',
    'audit',
    'campus',
    'exportRequests',
    'exports',
    'imports',
    'licences',
    'operations',
  ],
  ...[
    'orders',
    'provisioning',
    'registry',
    'roles',
    'schools',
    'session',
    'spid',
    'staff',
    'supportAccess',
    'transfer',
    'users',
  ],
  ...['views', 'webhooks'],
];

/** Returns every file that a file imports, and those that they import, at once or later. */
function reachedFrom(first: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [first];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    if (!/\.tsx?$/.test(path)) continue;
    for (const request of source(path, readFileSync(path, 'utf8')).imports) {
      const wanted = target(path, request);
      if (wanted === undefined || REPLACED.includes(wanted)) continue;
      const found = ['', '.ts', '.tsx', '.d.ts'].map((end) => wanted + end).find((one) => existsSync(one));
      if (found) open.push(found);
    }
  }
  return reached;
}

const reached = [...reachedFrom('examples/standalone/main.tsx')];
const foldersIn = (root: string) =>
  [
    ...new Set(reached.filter((path) => path.startsWith(`${root}/`)).map((path) => path.split('/')[1] ?? '')),
  ].sort();

describe('an admin of another domain on the engine', () => {
  it('takes along no page, resource, procedure or sign-in of schools', () => {
    expect(foldersIn('src')).toEqual([
      'api',
      'dataProvider',
      'engine',
      'i18n',
      'kit',
      'layout',
      'session',
      'ui',
    ]);
    expect(reached.filter((path) => path.startsWith('provider/') || path.startsWith('operators/'))).toEqual(
      [],
    );
  });

  it('takes the theme from the layout, and nothing else', () => {
    expect(reached.filter((path) => path.startsWith('src/layout/')).sort()).toEqual([
      'src/layout/ConsoleTheme.tsx',
      'src/layout/theme.ts',
      'src/layout/useThemeMode.ts',
    ]);
  });

  it('takes along no more of the contract than these nouns', () => {
    expect(
      foldersIn('contract').filter((folder) => !KERNEL.includes(folder) && !NOUNS.includes(folder)),
    ).toEqual([]);
    expect(NOUNS.filter((noun) => !foldersIn('contract').includes(noun))).toEqual([]);
  });
});
