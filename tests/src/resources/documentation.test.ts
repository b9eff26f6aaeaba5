import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedMistakes } from '../../../contract/mistakes/storedMistakes';
import { allPermissions } from '../../../contract/permissions/permissions';
import { privacyOf } from '../../../contract/schema/fields';
import type { StoredEntity } from '../../../contract/storing/stored';
import { operatorPages } from '../../../scripts/lib/operatorPages.mjs';
import { kinds } from '../../../src/engine/record/kinds';
import { en } from '../../../src/i18n/en/en';
import { first } from '../../../src/i18n/it/first';
import { later } from '../../../src/i18n/it/later';
import { flat } from '../../../src/i18n/phrases';
import { resources } from '../../../src/resources';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { keepStored } from '../../fixtures/keepStored';

const FOLDER = 'docs/resources';
const pages = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);
const text = pages.map(([, page]) => page).join('\n');
/** Returns the code terms in the first column of the tables below a heading; of all tables without one. */
const codes = (heading?: string) => {
  const [section = ''] = heading ? (text.split(`## ${heading}\n`)[1]?.split(/\n###? /) ?? []) : [text];
  return [...section.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  );
};

describe('docs/resources', () => {
  it('lists every kind of field', () => {
    expect(codes('Fields').sort()).toEqual(Object.keys(kinds).sort());
  });

  it('lists every part that a declaration has', () => {
    const parts = codes();
    for (const { name: _name, ...resource } of resources) {
      for (const [part, value] of Object.entries(resource)) {
        const nested = ['can', 'list', 'form'].includes(part);
        const names = nested ? Object.keys(value as object).map((key) => `${part}.${key}`) : [part];
        expect(parts).toEqual(expect.arrayContaining(names));
      }
    }
  });

  it('lists every part that an action has', () => {
    const declared = resources.flatMap(({ actions }) => Object.values(actions).flatMap(Object.keys));
    expect(codes('The parts of an action')).toEqual(expect.arrayContaining([...new Set(declared)]));
  });

  it('names suites that there are', () => {
    const suites = codes('Generated tests');
    expect(suites.length).toBeGreaterThan(3);
    expect(suites.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('the examples of docs/resources', () => {
  const blocks = [...text.matchAll(/^```tsx?\b *(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', code = '']) => [path, code] as const,
  );
  const paths = blocks.map(([path]) => path);
  const undo: (() => void)[] = [];
  let copy: CopyOfConsole;
  beforeAll(() => {
    copy = copyOfConsole();
    for (const [path, code] of blocks) copy.write(path, code);
  });
  afterAll(() => {
    for (const one of undo) one();
    copy.remove();
  });

  it('are on every page, each a file of its own that is not there yet', () => {
    for (const [name, page] of pages.filter(([name]) => name !== 'README.md'))
      expect(page, name).toMatch(/^```tsx? /m);
    // Other folders of the copy are links to our own.
    expect(
      paths.filter((path) => !/^(contract|src\/resources|provider\/hooks)\//.test(path) || existsSync(path)),
    ).toEqual([]);
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it('compile', () => {
    expect(copy.compile(paths)).toBe('');
  });

  it('are formatted', () => {
    expect(copy.lint(paths)).toBe('');
    expect(paths.filter((path, place) => copy.read(path) !== blocks[place]?.[1])).toEqual([]);
  });

  it('are declarations without a mistake', async () => {
    const load = async (path: string) =>
      Object.values((await import(/* @vite-ignore */ join(copy.folder, path))) as Record<string, unknown>);
    for (const path of paths.filter((one) => one.startsWith('contract/stored/')))
      for (const entity of (await load(path)) as StoredEntity[]) {
        expect(storedMistakes(entity), path).toEqual([]);
        undo.push(keepStored(entity));
      }
    for (const path of paths.filter((one) => /^src\/resources\/\w+\/\w+\.ts$/.test(one)))
      expect((await load(path)).length, path).toBeGreaterThan(0);
  });
});

describe('the pages for operators', () => {
  const phrases = { it: { ...flat(first), ...flat(later) }, en: flat(en) };
  const written = Object.entries(
    operatorPages({ resources, permissions: allPermissions(), privacyOf }, phrases),
  );
  it.each(written)('%s is current: else run npm run generate', (path, page) => {
    expect(existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(page);
  });

  it('have the label of each action of a resource that has its texts in its declaration', () => {
    const words = { it: { actions: { approve: { label: 'Approva tutto' } } }, en: {} };
    const rules = [{ say: 'Non si può' }];
    const [one] = resources;
    const declared = { ...one, name: 'declared', words, actions: { approve: { can: one?.can.list, rules } } };
    const pages = operatorPages({ resources: [declared], permissions: allPermissions(), privacyOf }, phrases);
    expect(pages['docs/operators.it.md']).toContain('| Approva tutto |');
  });

  it('have every resource, in the words of its screen, and no word that is not there', () => {
    for (const [, page] of written) {
      expect(page.match(/^## .+$/gm)).toHaveLength(resources.length);
      expect(page).not.toMatch(/: ,|, ,|\| {2}\|.*\| {2}\||undefined/);
    }
  });
});
