import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './sources';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const TEXT = /\.(tsx?|mjs|jsx?|json|md|yml|yaml|html|css|sql|tsv|txt|sh)$|^\.ci\/run$|^LICENSE$/;
const files = filesUnder('').filter((path) => TEXT.test(path));

/** Spelled in pieces, so that this file does not hold what it looks for. */
const MACHINE = new RegExp(['/wo' + 'rk/(main|shared|\\.)', '/ro' + 'ot/', '/ho' + 'me/\\w'].join('|'));
const WRITERS = new RegExp(
  ['\\bclau' + 'de\\b', 'anthro' + 'pic', 'chat' + 'gpt', 'open' + 'ai\\b', 'copi' + 'lot'].join('|'),
  'i',
);

/** Licences that ask for no more than their notice. The fonts are under OFL, data of the browser under CC-BY. */
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

/** 'MIT OR Apache-2.0' is fine when one of them is; '(MIT AND ISC)' when all are. */
/** Packages whose package.json does not say exactly which licence is in their LICENSE file, as read by a person. */
const READ_FROM_FILE: Readonly<Record<string, string>> = {
  'css-mediaquery': 'BSD-3-Clause',
  'png-js': 'MIT',
};

const isPermissive = (expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((licence) => PERMISSIVE.has(licence.trim())));

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

  it('ships nothing under a licence that binds its users', () => {
    const { packages } = json('package-lock.json') as { packages: Record<string, { dev?: boolean }> };
    const shipped = Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev && existsSync(`${path}/package.json`))
      .map(([path]) => json(`${path}/package.json`));
    expect(shipped.length).toBeGreaterThan(50);
    const binding = shipped.filter(
      ({ name, license }) => !isPermissive(READ_FROM_FILE[name] ?? license?.type ?? license ?? 'none'),
    );
    expect(binding.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });
});
