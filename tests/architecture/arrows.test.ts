import { describe, expect, it } from 'vitest';
import { againstTheArrows, circle } from './arrows';
import { source, sourcesUnder } from './sources';

const all = sourcesUnder('contract', 'src', 'provider');
const imports = (path: string, ...requests: string[]) =>
  source(path, requests.map((request) => `import '${request}';`).join('\n'));

describe('the arrows of the house', () => {
  it('are followed by every import', () => {
    expect(againstTheArrows(all)).toEqual([]);
  });

  it('let nobody into the other side, and say where the code should go', () => {
    const [toProvider] = againstTheArrows([imports('src/engine/list.ts', '../../provider/config')]);
    expect(toProvider).toMatch(/src may not import provider; .* belongs in contract\//);
    expect(againstTheArrows([imports('contract/where.ts', '../src/engine/list')])).toHaveLength(1);
    expect(againstTheArrows([imports('provider/app.ts', '../src/App')])).toHaveLength(1);
  });

  it('run one way inside a side', () => {
    expect(againstTheArrows([imports('src/resources/users/list.tsx', '../../engine/list')])).toEqual([]);
    expect(againstTheArrows([imports('src/engine/list.tsx', '../resources/users/list')])).toHaveLength(1);
    expect(againstTheArrows([imports('provider/db/tables.ts', '../areas/users/store')])).toHaveLength(1);
  });

  it('keep neighbours apart', () => {
    const [why] = againstTheArrows([imports('src/resources/users/list.tsx', '../registry/list')]);
    expect(why).toContain('neighbours in src/resources never import each other');
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

  it('would show a circle', () => {
    const three = [imports('src/a.ts', './b'), imports('src/b.tsx', './c'), imports('src/c.ts', './a')];
    expect(circle(three)).toEqual(['src/a.ts', 'src/b.tsx', 'src/c.ts', 'src/a.ts']);
  });
});
