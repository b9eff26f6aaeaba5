import { describe, expect, it } from 'vitest';
import { createPreferenceStore } from '../../../src/layout/preferenceStore';

describe('what the browser remembers', () => {
  it('is how the console looks, never what was selected or searched', () => {
    const store = createPreferenceStore();
    store.setup();
    store.setItem('theme', 'dark');
    store.setItem('columns.user.1x', ['email']);
    store.setItem('density.1x', 'compact');
    store.setItem('rolesPerPage.1x', 15);
    store.setItem('user.selectedIds', ['a']);
    store.setItem('user.listParams', { filter: { q: 'Rossi' } });
    expect(store.getItem('user.selectedIds')).toEqual(['a']);
    const after = createPreferenceStore();
    after.setup();
    expect(after.getItem('theme')).toBe('dark');
    expect(after.getItem('columns.user.1x')).toEqual(['email']);
    expect(after.getItem('density.1x')).toBe('compact');
    expect(after.getItem('rolesPerPage.1x')).toBe(15);
    expect(after.getItem('user.selectedIds')).toBeUndefined();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Rossi|selectedIds/);
  });

  it('is Italian when nothing was chosen', () => {
    expect(createPreferenceStore().getItem('locale')).toBe('it');
  });
});
