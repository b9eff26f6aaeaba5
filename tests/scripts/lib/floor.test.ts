import { describe, expect, it } from 'vitest';
import { lost, readFloor, writeFloor } from '../../../scripts/lib/floor.mjs';

const statements = ['AA-001', 'AA-002', 'BB-001'].map((id) => ({
  id,
  area: id.slice(0, 2),
  kind: 'rule',
  statement: `The sentence of ${id}.`,
  source: '',
}));

describe('what was proven before', () => {
  it('is kept in one line an area, with how many they are', () => {
    const text = writeFloor(new Set(['BB-001', 'AA-002', 'AA-001']));
    expect(text).toBe('area\tproven\tnumbers\nAA\t2\t001 002\nBB\t1\t001\n');
    expect([...readFloor(text)]).toEqual(['AA-001', 'AA-002', 'BB-001']);
  });

  it('is missed by its area and its sentence when no test proves it any more', () => {
    const floor = new Set(['AA-001', 'AA-002', 'BB-001']);
    expect(lost(statements, floor, new Set(['AA-002']))).toEqual([
      'AA: 1 proven before, and no longer:\n  AA-001 The sentence of AA-001.',
      'BB: 1 proven before, and no longer:\n  BB-001 The sentence of BB-001.',
    ]);
  });

  it('is not missed while the tests prove it, or more', () => {
    expect(lost(statements, new Set(['AA-001']), new Set(['AA-001', 'BB-001']))).toEqual([]);
  });
});
