import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { allResources as resources } from '../../src/resources';
import { packageOf, target } from './sources';

/**
 * Places of a declaration that may contain a function: each function loads a component. docs/resources/ways-out.md lists them.
 */
const ESCAPES = [
  'page',
  'pages.*.load',
  'procedures.*.one',
  'procedures.*.many',
  'list.columns.*.cell',
  'recordedBy.*',
  'list.above.load',
  'list.detail',
  'list.listActions.*.opens.dialog',
  'form.own.*',
  'form.around.*',
  'form.ownTabs.*',
  'views.list',
  'views.form',
  'views.create',
  'actions.*.dialog',
];

/** Places for declarations of other projects: none of ours uses them. */
const UNUSED = ['views.form', 'views.create'];

/** Matches a variable step of a path, written `*` in ESCAPES. */
const OPEN =
  /^(pages|procedures|list\.columns|list\.listActions|form\.ownTabs|form\.own|form\.around|actions|recordedBy)\.[^.]+/;
const placeOf = (path: string) => path.replace(OPEN, '$1.*');

/** Returns the paths of the functions in a value, and the value without them. */
function parted(value: unknown, path = ''): { functions: string[]; data: unknown } {
  if (typeof value === 'function') return { functions: [path], data: undefined };
  if (typeof value !== 'object' || value === null || value instanceof RegExp)
    return { functions: [], data: value };
  const parts = Object.entries(value).map(([name, part]) => ({
    name,
    ...parted(part, path ? `${path}.${name}` : name),
  }));
  return {
    functions: parts.flatMap(({ functions }) => functions),
    data: Array.isArray(value)
      ? parts.map(({ data }) => data)
      : Object.fromEntries(parts.map(({ name, data }) => [name, data])),
  };
}

/** JSON has no regular expressions: patterns are serialized as source and flags. */
const written = (_name: string, value: unknown) =>
  value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value;
const read = (_name: string, value: { pattern?: unknown; flags?: unknown } | null) =>
  typeof value?.pattern === 'string' && typeof value.flags === 'string'
    ? new RegExp(value.pattern, value.flags)
    : value;

/** Returns everything statically loaded with one of our files: no types and no lazy imports. */
function loadedWith(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (files.has(path)) return;
    files.add(path);
    const { staticImports, staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
    const requests = [
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
      ),
    ];
    for (const request of requests) {
      const name = packageOf(request);
      const file = target(path, request) ?? '';
      const found = ['.ts', '.tsx', '/index.ts'].map((ending) => `${file}${ending}`).find(existsSync);
      if (name) packages.add(name);
      else if (found) visit(found);
    }
  };
  visit(entry);
  return { files, packages };
}

describe('declarations', () => {
  it.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s is data: written and read again it lost nothing but components that are loaded',
    (_name, resource) => {
      const { functions, data } = parted(resource);
      expect(functions.filter((path) => !ESCAPES.includes(placeOf(path)))).toEqual([]);
      expect(structuredClone(data)).toEqual(data);
      expect(JSON.parse(JSON.stringify(data, written), read)).toEqual(data);
    },
  );

  it('escape from data only where the documentation says', () => {
    const text = readFileSync('docs/resources/ways-out.md', 'utf8');
    const used = new Set(resources.flatMap((resource) => parted(resource).functions.map(placeOf)));
    const escapes = ESCAPES.filter((path) => !UNUSED.includes(path));
    expect([...used].sort()).toEqual(escapes.sort());
    for (const path of ESCAPES) expect(text).toContain(`| \`${path}\` |`);
  });

  it('are read without React, MUI or react-admin', () => {
    const { files, packages } = loadedWith('src/resources/index.ts');
    expect(files.size).toBeGreaterThan(50);
    expect([...packages].filter((name) => /^(react|@mui|ra-|@tanstack)/.test(name))).toEqual([]);
  });
});
