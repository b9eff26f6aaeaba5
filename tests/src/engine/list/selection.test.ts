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
    const listener = vi.fn();
    const stop = selection.subscribe(listener);
    selection.keep(new Set(['a', 'b', 'c']));
    expect(listener).not.toHaveBeenCalled();
    selection.keep(new Set(['b', 'c']));
    expect(listener).toHaveBeenCalledOnce();
    expect([...selection.ids()]).toEqual(['b']);
    stop();
    selection.keep(new Set());
    expect(listener).toHaveBeenCalledOnce();
  });

  it('hands out a set that does not change under its reader', () => {
    const selection = createSelection();
    const before = selection.ids();
    selection.set(['a'], true);
    expect(before.size).toBe(0);
    expect(selection.ids()).toBe(selection.ids());
  });

  it('may be all matching records except some, however many of them are in the browser', () => {
    const selection = createSelection();
    let heard = 0;
    selection.subscribe(() => heard++);
    selection.setAll({ filter: { stato: '1' }, total: 100_000, except: new Set(['boss']) }, ['a', 'b']);
    expect(selection.count()).toBe(99_999);
    expect(['a', 'boss', 'elsewhere'].map(selection.has)).toEqual([true, false, true]);
    selection.set(['a', 'elsewhere'], false);
    expect(selection.count()).toBe(99_997);
    selection.set(['a'], true);
    expect(selection.all()).toEqual({
      filter: { stato: '1' },
      total: 100_000,
      except: new Set(['boss', 'elsewhere']),
    });
    // Another page of the list is another part of the same selection.
    selection.keep(new Set(['y', 'z']));
    expect(selection.count()).toBe(99_998);
    expect(heard).toBe(3);
  });

  it('is what was in the browser once the matching records are others', () => {
    const selection = createSelection();
    selection.setAll({ filter: {}, total: 3, except: new Set() }, ['a', 'b', 'c']);
    selection.set(['b'], false);
    selection.forgetAll();
    expect([...selection.ids()]).toEqual(['a', 'c']);
    expect(selection.all()).toBeUndefined();
    selection.setAll({ filter: {}, total: 3, except: new Set() }, ['a', 'b', 'c']);
    selection.keep(new Set());
    expect(selection.count()).toBe(0);
  });

  it('is empty once all matching records were unticked, and records found next are not ticked', () => {
    const selection = createSelection();
    selection.setAll({ filter: { stato: '1' }, total: 3, except: new Set() }, ['a', 'b']);
    selection.set(['a', 'b'], false);
    selection.set(['elsewhere'], false);
    expect([selection.count(), selection.all(), selection.has('found later')]).toEqual([0, undefined, false]);
    selection.set(['a'], true);
    expect(selection.count()).toBe(1);
    // Another user changed them all meanwhile.
    selection.setAll({ filter: { stato: '1' }, total: 0, except: new Set() }, ['a']);
    expect([selection.count(), selection.has('a')]).toEqual([0, false]);
  });
});
