import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge } from '../../../../src/engine/form/merge';

describe('two changes of the same record', () => {
  it('go together where they touch different inputs', () => {
    const base = { email: 'a', nome: 'b', scadenza: 'c' };
    const { values, conflicts } = merge(base, { ...base, email: 'mine' }, { ...base, scadenza: 'theirs' });
    expect(values).toEqual({ email: 'mine', nome: 'b', scadenza: 'theirs' });
    expect(conflicts).toEqual([]);
  });

  it('stand against each other where both changed the same input, and mine is kept', () => {
    const { values, conflicts } = merge({ email: 'a' }, { email: 'mine' }, { email: 'theirs' });
    expect(values).toEqual({ email: 'mine' });
    expect(conflicts).toEqual(['email']);
  });

  it('agree where both changed an input to the same', () => {
    expect(merge({ email: 'a' }, { email: 'b' }, { email: 'b' }).conflicts).toEqual([]);
  });

  it('never lose what somebody changed without asking', () => {
    const values = fc.record({
      a: fc.constantFrom('1', '2', '3'),
      b: fc.boolean(),
      c: fc.constantFrom('', 'x'),
    });
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs);
        for (const name of ['a', 'b', 'c'] as const) {
          if (merged.conflicts.includes(name)) continue;
          if (mine[name] !== base[name]) expect(merged.values[name]).toBe(mine[name]);
          else expect(merged.values[name]).toBe(theirs[name]);
        }
      }),
    );
  });
});
