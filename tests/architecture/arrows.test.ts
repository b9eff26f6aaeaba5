import { describe, expect, it } from 'vitest';
import { allowedImports } from './allowedImports';
import { actualImports, againstTheArrows, circle, cycleIn } from './arrows';
import { filesUnder, source, sourcesUnder } from './sources';

const all = sourcesUnder('contract', 'src', 'provider');
const imports = (path: string, ...requests: string[]) =>
  source(path, requests.map((request) => `import '${request}';`).join('\n'));

describe('the imports between folders', () => {
  it('are followed by every import', () => {
    expect(againstTheArrows(all)).toEqual([]);
  });

  it('let nobody into the other side, and say where the code should go', () => {
    const [toProvider] = againstTheArrows([imports('src/engine/list.ts', '../../provider/config')]);
    expect(toProvider).toMatch(/src may not import provider; .* belongs in contract\//);
    expect(againstTheArrows([imports('contract/schema/where.ts', '../../src/engine/list')])).toHaveLength(1);
    expect(againstTheArrows([imports('provider/app.ts', '../src/App')])).toHaveLength(1);
  });

  it('run one way inside a side', () => {
    expect(againstTheArrows([imports('src/resources/users/list.tsx', '../../engine/list')])).toEqual([]);
    expect(againstTheArrows([imports('src/engine/list.tsx', '../resources/users/list')])).toHaveLength(1);
    expect(againstTheArrows([imports('provider/db/tables.ts', '../areas/users/store')])).toHaveLength(1);
  });

  it('run one way inside the engine', () => {
    const words = 'src/engine/record/words.ts';
    expect(againstTheArrows([imports('src/engine/list/useBadges.ts', '../record/words')])).toEqual([]);
    expect(againstTheArrows([imports(words, '../../ui/Page')])).toEqual([]);
    expect(againstTheArrows([imports(words, '../list/useBadges')])).toEqual([
      `${words} imports src/engine/list/useBadges: src/engine/record may import declaration, query and contract only; move what both need to one of these, or pass it in from above`,
    ]);
    const type = source(words, "export type T = import('../screen/ResourceList').T;");
    expect(againstTheArrows([type])).toHaveLength(1);
  });

  it('run one way inside identity', () => {
    const grant = 'provider/identity/oidc/grant.ts';
    expect(againstTheArrows([imports(grant, '../accounts/readRights')])).toEqual([]);
    expect(againstTheArrows([imports(grant, '../pages/logout')])).toEqual([
      `${grant} imports provider/identity/pages/logout: provider/identity/oidc may import accounts, sessions, cookies, log, subject and contract only; move what both need to one of these, or pass it in from above`,
    ]);
    expect(againstTheArrows([imports(grant, '../../http/call')])).toHaveLength(1);
  });

  it.each(Object.keys(allowedImports))('let no folder of %s import one that imports it', (folder) => {
    const inside = allowedImports[folder] ?? {};
    const back = Object.entries(inside).flatMap(([upper, below]) =>
      (below === 'all' ? [] : below)
        .filter((other) => inside[other] !== 'all')
        .map((other) => imports(`${folder}/${other}/planted.ts`, `../${upper}/planted`)),
    );
    expect(back.length).toBeGreaterThan(20);
    expect(againstTheArrows(back)).toHaveLength(back.length);
  });

  it.each(Object.keys(allowedImports))(
    'are a table in which no folders of %s import one another',
    (folder) => {
      expect(cycleIn(allowedImports[folder] ?? {})).toBeUndefined();
    },
  );

  it.each(Object.keys(allowedImports))('name no folder that is not there in %s', (folder) => {
    const found = filesUnder(folder).map((path) => path.slice(folder.length + 1).split('/')[0] ?? '');
    const named = Object.keys(allowedImports[folder] ?? {});
    const there = new Set(found.map((name) => name.replace(/\.tsx?$/, '')));
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it('lead from the nouns of the contract to its kernel, never back', () => {
    const table = actualImports('contract', all);
    const kernel = ['constants', 'html', 'messages', 'permissions', 'schema', 'tables', 'values'];
    const back = (folder: string) => [table[folder] ?? []].flat().filter((other) => !kernel.includes(other));
    expect([...back('values'), ...back('schema')]).toEqual([]);
    const planted = [imports('contract/schema/fields.ts', '../users/user')];
    expect(actualImports('contract', planted).schema).toEqual(['users']);
  });

  it('keep neighbours apart', () => {
    const [why] = againstTheArrows([imports('src/resources/users/list.tsx', '../registry/list')]);
    expect(why).toContain('folders of src/resources never import each other');
    const lazy = source(
      'src/resources/users/list.tsx',
      "export const open = () => import('../registry/Sync');",
    );
    expect(againstTheArrows([lazy])).toEqual([]);
  });

  it('guard a folder on the day it is born', () => {
    const [why] = againstTheArrows([imports('src/brandNew/thing.ts', '../engine/list')]);
    expect(why).toContain('src/brandNew is new');
    expect(againstTheArrows([imports('src/engine/list.ts', '../brandNew/thing')])).toHaveLength(1);
  });

  it('see imports in types, lazy imports and re-exports', () => {
    const hidden = source(
      'contract/a.ts',
      `export { x } from '../provider/x';
       export type T = import('../provider/y').T;
       export const lazy = () => import('../provider/z');`,
    );
    expect(againstTheArrows([hidden])).toHaveLength(3);
  });

  it('make no circle', () => {
    expect(circle(all)).toBeUndefined();
  });
});
