import { describe, expect, it, vi } from 'vitest';
import { createSelection } from '../../../../src/engine/list/selection';

describe('the selection', () => {
  it('ticks and unticks', () => {
    const selection = createSelection();
    selection.set(['a', 'b'], true);
    selection.set(['a'], false);
    expect([...selection.ids()]).toEqual(['b']);
    expect(selection.has('a')).toBe(false);
  });

  it('forgets rows that are gone, and says nothing when none are', () => {
    const selection = createSelection();
    selection.set(['a', 'b'], true);
    const told = vi.fn();
    const stop = selection.subscribe(told);
    selection.keep(new Set(['a', 'b', 'c']));
    expect(told).not.toHaveBeenCalled();
    selection.keep(new Set(['b', 'c']));
    expect(told).toHaveBeenCalledOnce();
    expect([...selection.ids()]).toEqual(['b']);
    stop();
    selection.keep(new Set());
    expect(told).toHaveBeenCalledOnce();
  });

  it('hands out a set that does not change under its reader', () => {
    const selection = createSelection();
    const before = selection.ids();
    selection.set(['a'], true);
    expect(before.size).toBe(0);
    expect(selection.ids()).toBe(selection.ids());
  });
});
