import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPermissions as permissions } from '../../../contract/permissions/permissions';
import { privacyOf } from '../../../contract/schema/fields';
import { operatorPages } from '../../../scripts/lib/operatorPages.mjs';
import { kinds } from '../../../src/engine/record/kinds';
import { en } from '../../../src/i18n/en/en';
import { first } from '../../../src/i18n/it/first';
import { later } from '../../../src/i18n/it/later';
import { flat } from '../../../src/i18n/phrases';
import { resources } from '../../../src/resources';

const text = readFileSync('docs/resources.md', 'utf8');
/** Returns the code terms in the first column of the table below a heading. */
const codes = (heading: string) => {
  const [section = ''] = text.split(`## ${heading}\n`)[1]?.split(/\n###? /) ?? [];
  return [...section.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  );
};

describe('docs/resources.md', () => {
  it('lists every kind of field', () => {
    expect(codes('Fields').sort()).toEqual(Object.keys(kinds).sort());
  });

  it('lists every part that a declaration has', () => {
    const parts = codes('The parts of a declaration');
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
    expect(codes('Actions')).toEqual(expect.arrayContaining([...new Set(declared)]));
  });

  it('names suites that there are', () => {
    const suites = codes('What is tested without a line of code');
    expect(suites.length).toBeGreaterThan(3);
    expect(suites.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('the pages for operators', () => {
  const phrases = { it: { ...flat(first), ...flat(later) }, en: flat(en) };
  const pages = Object.entries(operatorPages({ resources, permissions, privacyOf }, phrases));
  it.each(pages)('%s is current: else run npm run generate', (path, page) => {
    expect(existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(page);
  });

  it('have every resource, in the words of its screen, and no word that is not there', () => {
    for (const [, page] of pages) {
      expect(page.match(/^## .+$/gm)).toHaveLength(resources.length);
      expect(page).not.toMatch(/: ,|, ,|\| {2}\|.*\| {2}\||undefined/);
    }
  });
});
