import { readFileSync } from 'node:fs';
import { filesUnder, packageOf, source } from './sources';

/** Folders that import the packages which package.json lists as dependencies, and as development dependencies. */
const FOLDERS = {
  dependencies: ['contract', 'src', 'provider'],
  devDependencies: ['tests', 'bench', 'scripts'],
} as const;
const CONFIGURATIONS = ['vite.config.ts', 'vite.provider.config.ts', 'vitest.config.ts'];

/** Packages that are listed but not imported, with the reason. */
const NOT_IMPORTED: Readonly<Record<string, string>> = {
  '@emotion/styled': '@mui/material asks for it as a peer',
  '@mui/system': 'ra-ui-materialui, a part of react-admin, asks for it as a peer',
  'react-router-dom': 'ra-core asks for it as a peer',
  '@testing-library/dom': '@testing-library/react asks for it as a peer',
  '@biomejs/biome': 'a program, which formats and lints',
  typescript: 'a program, which checks types',
  jsdom: 'Vitest loads it by its name, for the tests of screens',
};

export type Listed = keyof typeof FOLDERS;

/** Returns the packages that the files of a list import, and those whose fonts its style sheets load. */
export function packagesOf(listed: Listed): ReadonlySet<string | undefined> {
  const files = [
    ...FOLDERS[listed].flatMap(filesUnder),
    ...(listed === 'devDependencies' ? CONFIGURATIONS : []),
  ];
  const requests = files.flatMap((path) => {
    if (/\.(tsx?|mjs|js)$/.test(path)) return source(path, readFileSync(path, 'utf8')).imports;
    if (!path.endsWith('.css')) return [];
    return [...readFileSync(path, 'utf8').matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address);
  });
  return new Set(requests.map(packageOf));
}

/**
 * Returns the packages that are listed but not imported, except those with a reason. Types count as part of the package
 * that they describe.
 */
export function notImported(
  listed: readonly string[],
  imported: ReadonlySet<string | undefined>,
  all: readonly string[],
): string[] {
  const serves = (name: string) => ['node', ...all].some((other) => name === `@types/${other}`);
  return listed.filter((name) => !imported.has(name) && !(name in NOT_IMPORTED) && !serves(name));
}

/** Returns unnecessary reasons: their package is imported, or no longer listed. */
export const idleReasons = (listed: Readonly<Record<Listed, readonly string[]>>): string[] => {
  const wanting = (Object.keys(FOLDERS) as Listed[]).flatMap((list) => {
    const imported = packagesOf(list);
    return listed[list].filter((name) => !imported.has(name));
  });
  return Object.keys(NOT_IMPORTED).filter((name) => !wanting.includes(name));
};
