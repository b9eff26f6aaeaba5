import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../../contract/values/search';
import { kinds } from '../../../../src/engine/record/kinds';
import type { Words } from '../../../../src/engine/record/words';
import { renderCell, toneOf } from '../../../../src/engine/table/renderCell';
import { users } from '../../../../src/resources/users/users';
import { userRow } from '../../../fixtures/userRecords';

const words = {
  say: (key: string) => key,
  value: (field: string, value: unknown) => `${field} ${value}`,
} as unknown as Words;
const columnOf = (field: string) => {
  const column = users.list.columns.find((one) => one.field === field);
  if (!column) throw new Error(`no column ${field}`);
  return column;
};
const nowhere = { linkOf: () => undefined, go: () => undefined };
const at = (instant: string) => ({ now: new Date(instant) });

describe('cells', () => {
  it('show days and moments as Italians write them, the moment by its day in Rome', () => {
    expect(kinds.day.text('2026-09-01', String)).toBe('01/09/2026');
    expect(kinds.instant.text('2026-08-31T22:30:00.000Z', String)).toBe('01/09/2026');
    expect(kinds.instant.text('2026-01-31T22:30:00.000Z', String)).toBe('31/01/2026');
    expect(kinds.instant.text(null, String)).toBe('');
  });

  it('show amounts in groups of three', () => {
    expect(kinds.number.text(1_042, String)).toBe('1.042');
    expect(kinds.number.text(999, String)).toBe('999');
    expect(kinds.number.text(undefined, String)).toBe('');
  });

  it('fold capitals and accents for searching', () => {
    expect(fold("NICCOLÒ D'Ànzi")).toBe("niccolo d'anzi");
  });

  it('break a long address after @ and before a dot where there is room for more lines, and are cut elsewhere', () => {
    const row = userRow('a', { email: 'anna@example.org' });
    const where = { resource: users as never, viewer: at('2026-09-01T00:00:00.000Z'), words, ...nowhere };
    const html = (spelt: boolean) =>
      render(<>{renderCell(where, columnOf('email') as never, row, spelt)}</>).container.innerHTML;
    expect(html(true)).toBe('anna@<wbr>example<wbr>.org');
    expect(html(false)).toBe('anna@example.org');
  });

  it('USR-041 USR-032 what is before today in Rome is red, today is not (Q-032)', () => {
    const row = userRow('a', { dataScadenza: '2026-09-01', lastLogin: '2026-08-31T22:30:00.000Z' });
    for (const field of ['dataScadenza', 'lastLogin']) {
      const tone = (now: string) => toneOf(columnOf(field), row, at(now))?.as;
      expect(tone('2026-09-01T21:59:00.000Z')).not.toBe('bad');
      expect(tone('2026-09-01T22:00:00.000Z')).toBe('bad');
    }
  });

  it('say in words what colour and drawing say', () => {
    const row = userRow('a', { dataScadenza: '2026-08-01', status: false });
    const screen = { resource: users, viewer: at('2026-09-01T10:00:00Z'), words, ...nowhere };
    const cell = (field: string, spelt = false) => render(renderCell(screen, columnOf(field), row, spelt));
    expect(cell('dataScadenza').container.textContent).toBe('01/08/2026 (tones.expired)');
    expect(cell('status').getByRole('img')).toHaveAccessibleName('status false');
    expect(cell('status', true).container.textContent).toContain('status false');
  });
});
