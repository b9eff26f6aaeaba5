import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A source file: its path from the root of the project, and its imports. */
export interface Source {
  readonly path: string;
  readonly text: string;
  /** As written: './fields', 'react', 'node:path'. */
  readonly imports: readonly string[];
  /** The lazy ones among `imports`: `import('./ImportDialog')`. */
  readonly lazy: readonly string[];
}

const CODE = /\.(tsx?|js)$/;
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'data',
  'test-results',
  'shots',
  '.git',
  '.cache',
  'results',
]);

/** Returns every file under a folder, from the root of the project, without generated or installed ones. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Returns the TypeScript files under these folders. */
export const sourcesUnder = (...folders: string[]): Source[] =>
  folders
    .flatMap(filesUnder)
    .filter((path) => CODE.test(path))
    .map((path) => source(path, readFileSync(path, 'utf8')));

/** Cache: many tests read all files, and parsing them takes a second each time. */
const readBefore = new Map<string, Source>();

/** Reads the imports of a file: imports, re-exports, lazy imports and imports inside types. */
export function source(path: string, text: string): Source {
  const before = readBefore.get(path);
  if (before?.text === text) return before;
  const read = parsed(path, text);
  readBefore.set(path, read);
  return read;
}

function parsed(path: string, text: string): Source {
  const { module } = parseSync(path, text);
  const direct = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
  ].filter((request) => request !== undefined);
  const called = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, request = '']) => request);
  const lazy = called.filter((request) => !direct.includes(request));
  return { path, text, imports: [...new Set([...direct, ...lazy])], lazy };
}

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Readonly<Record<string, { readonly default: string }>>;
};

/** Resolves a name in `imports` of package.json to its file outside a browser. */
const importedFile = (request: string): string | undefined =>
  imports[request] && posix.normalize(imports[request].default).replace(CODE, '');

/** Returns the path of one of our files that is imported, without its extension, or undefined for a package. */
export function target(from: string, request: string): string | undefined {
  if (request.startsWith('#')) return importedFile(request);
  if (!request.startsWith('.')) return undefined;
  return posix.join(posix.dirname(from), request).replace(/\?.*$/, '').replace(CODE, '');
}

/** Returns the package of an import: '@mui/material/Button' → '@mui/material'; undefined for one of our files. */
export function packageOf(request: string): string | undefined {
  if (/^(\.|#|virtual:)/.test(request)) return undefined;
  if (request.startsWith('node:')) return 'node';
  const parts = request.split('/');
  return request.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}
