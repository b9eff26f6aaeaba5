import { readFileSync } from 'node:fs';
import { filesUnder, packageOf, source } from './sources';

/** Where that is imported which package.json lists for users, and that which it lists for development. */
const FOLDERS = {
  dependencies: ['contract', 'src', 'provider'],
  devDependencies: ['tests', 'bench', 'scripts'],
} as const;
const CONFIGURATIONS = ['vite.config.ts', 'vite.provider.config.ts', 'vitest.config.ts'];

/** What is listed and imported nowhere, each with its reason. */
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

/** The packages that the files of a list import, and those whose fonts its style sheets load. */
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

/** What is listed and not imported, without what has its reason. Types serve the package that they are the types of. */
export function notImported(
  listed: readonly string[],
  imported: ReadonlySet<string | undefined>,
  all: readonly string[],
): string[] {
  const serves = (name: string) => ['node', ...all].some((other) => name === `@types/${other}`);
  return listed.filter((name) => !imported.has(name) && !(name in NOT_IMPORTED) && !serves(name));
}

/** Reasons that are given for nothing: what they are about is imported, or listed no more. */
export const idleReasons = (listed: Readonly<Record<Listed, readonly string[]>>): string[] => {
  const wanting = (Object.keys(FOLDERS) as Listed[]).flatMap((list) => {
    const imported = packagesOf(list);
    return listed[list].filter((name) => !imported.has(name));
  });
  return Object.keys(NOT_IMPORTED).filter((name) => !wanting.includes(name));
};
