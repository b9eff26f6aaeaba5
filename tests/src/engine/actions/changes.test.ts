import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../../../src/engine/actions/changes';
import type { ActionPreview } from '../../../../src/engine/actions/preview';

const named = (ids: string) => [...ids].map((id) => ({ id, name: id.toUpperCase() }));
const preview = (eligible: string, out = '', count = eligible.length): ActionPreview => ({
  chosen: count + out.length,
  eligible: { count, names: named(eligible) },
  leftOut: out ? [{ say: 'Già fatto', brief: 'già fatto', count: out.length, names: named(out) }] : [],
});

describe('what changed between two previews', () => {
  it('is who is out now and why, who has gone, and who is in', () => {
    expect(changesBetween(preview('abc', 'd'), preview('ad', 'b'))).toEqual([
      { id: 'b', name: 'B', now: 'out', reason: 'Già fatto' },
      { id: 'c', name: 'C', now: 'gone' },
      { id: 'd', name: 'D', now: 'in' },
    ]);
    expect(changesBetween(preview('abc', 'd'), preview('abc', 'd'))).toEqual([]);
  });

  it('is said of nobody for whom it cannot be told, because not everybody was named', () => {
    // Only three of ten were named: d may have been included before, and c may be now.
    expect(changesBetween(preview('abc', '', 10), preview('abd', '', 9))).toEqual([]);
    expect(changesBetween(preview('abc', '', 10), preview('ad', 'b', 8))).toEqual([
      { id: 'b', name: 'B', now: 'out', reason: 'Già fatto' },
    ]);
  });
});
