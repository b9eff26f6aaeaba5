import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './sources';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const TEXT = /\.(tsx?|mjs|jsx?|json|md|yml|yaml|html|css|sql|tsv|txt|sh)$|^\.ci\/run$|^LICENSE$/;
const files = filesUnder('').filter((path) => TEXT.test(path));

/** Spelled in pieces, so that this file does not contain what it searches for. */
const MACHINE = new RegExp(['/wo' + 'rk/(main|shared|\\.)', '/ro' + 'ot/', '/ho' + 'me/\\w'].join('|'));
const WRITERS = new RegExp(
  ['\\bclau' + 'de\\b', 'anthro' + 'pic', 'chat' + 'gpt', 'open' + 'ai\\b', 'copi' + 'lot'].join('|'),
  'i',
);

/** Licences that require only their notice. The fonts are under OFL, browser data under CC-BY. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Zlib',
  'Python-2.0',
  'PostgreSQL',
]);

/** Tools whose licence binds people who modify them; no part of them is shipped. */
const TOOLS: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0: examines pages in tests',
  lightningcss: 'MPL-2.0: a part of Vite that packs style sheets; what it writes is ours',
};

/** Packages whose package.json does not state the exact licence of their LICENSE file, which was read manually. */
const READ_FROM_FILE: Readonly<Record<string, string>> = {
  'css-mediaquery': 'BSD-3-Clause',
  'png-js': 'MIT',
};

/** 'MIT OR Apache-2.0' is permissive if one of them is; '(MIT AND ISC)' if all are. */
const isPermissive = (expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((licence) => PERMISSIVE.has(licence.trim())));

interface Locked {
  readonly dev?: boolean;
  readonly license?: string;
}

describe('the repository', () => {
  it.each([
    ['a path of the machine it was written on', MACHINE],
    ['the name of a writing tool', WRITERS],
  ])('does not hold %s', (_, pattern) => {
    expect(files.filter((path) => pattern.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('has a lock file without download addresses', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": *"https?:/);
  });

  it('documents only commands that exist', () => {
    const { scripts } = json('package.json');
    const commands = files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(
          ([, name]) => `${path}: ${name}`,
        ),
      );
    expect(commands.filter((one) => !(one.split(': ')[1] ?? '' in scripts))).toEqual([]);
    expect(commands).toContain('README.md: start');
    expect(commands).toContain('README.md: test');
  });

  it('documents every setting that is read', () => {
    const settings = ['config', 'environment'].map((name) => readFileSync(`provider/${name}.ts`, 'utf8'));
    const read = [...settings.join('\n').matchAll(/\benv(?:\.|, ')([A-Z\d_]+)/g)];
    const documented = readFileSync('docs/configuration.md', 'utf8');
    expect(read.length).toBeGreaterThan(10);
    expect(read.map(([, name]) => name).filter((name) => !documented.includes(`| \`${name}\` |`))).toEqual(
      [],
    );
  });

  it('documents only files that exist', () => {
    const links = files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) => {
        const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
        const text = readFileSync(path, 'utf8');
        return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, to]) => `${folder}${to}`);
      });
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  /** Licences of installed packages; for packages of other platforms those in the lock file. */
  const licences = (dev: boolean) =>
    Object.entries(json('package-lock.json').packages as Record<string, Locked>)
      .filter(([path, locked]) => path !== '' && (locked.dev ?? false) === dev)
      .map(([path, locked]) => {
        const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
        const { license } = existsSync(`${path}/package.json`) ? json(`${path}/package.json`) : locked;
        return { name, licence: READ_FROM_FILE[name] ?? license?.type ?? license ?? 'none' };
      });
  const binding = (packages: ReturnType<typeof licences>) =>
    packages
      .filter(({ licence }) => !isPermissive(licence))
      .map(({ name, licence }) => `${name}: ${licence}`);

  it('ships nothing under a licence that binds its users', () => {
    const shipped = licences(false);
    expect(shipped.length).toBeGreaterThan(50);
    expect(binding(shipped)).toEqual([]);
  });

  it('is made with nothing under such a licence, but for tools with a reason', () => {
    const toolOf = (line: string) =>
      Object.keys(TOOLS).find((tool) => line.startsWith(`${tool}: `) || line.startsWith(`${tool}-`));
    const tools = licences(true);
    expect(tools.length).toBeGreaterThan(50);
    const found = binding(tools);
    expect(found.filter((line) => !toolOf(line))).toEqual([]);
    expect(new Set(found.map(toolOf))).toEqual(new Set(Object.keys(TOOLS)));
    expect(found.filter((line) => /GPL|CC-BY-SA/.test(line))).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'LGPL-2.1+',
    'CC-BY-SA-4.0',
    'MIT AND GPL-2.0',
    'SEE LICENSE IN X',
    'none',
  ])('takes %s for a licence that binds', (licence) => {
    expect(isPermissive(licence)).toBe(false);
    expect(isPermissive(`(MIT OR ${licence})`)).toBe(true);
  });

  it('is updated for the Node that it supports, by exact versions', () => {
    const { engines, dependencies, devDependencies } = json('package.json');
    const { constraints, constraintsFiltering } = json('renovate.json');
    expect(engines.node).toBe(`>=${constraints.node.replace(/\.0$/, '')}`);
    expect(constraintsFiltering).toBe('strict');
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });
});
