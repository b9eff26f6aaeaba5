import { describe, expect, it } from 'vitest';
import { matches } from '../../../../contract/where';
import { createRowIndex } from '../../../../src/engine/list/rowIndex';
import { keptBy, workRows } from '../../../../src/engine/list/workRows';
import { users } from '../../../../src/resources/users/users';
import { userRow } from '../../../fixtures/userRecords';

const list = [
  userRow('bianchi', { cn: 'Niccolò', sn: 'Bianchi', lastLogin: '2026-03-01T08:00:00.000Z', status: false }),
  userRow('dangelo', { cn: 'Zoe', sn: "D'Angelo", dataScadenza: '2026-09-01', spidEnabled: true }),
  userRow('rossi', { cn: 'Mario', sn: 'Rossi', lastLogin: '2026-08-31T22:30:00.000Z' }),
];
const index = createRowIndex(users.fields, users.list.search, [], list, () => true);
const everybody = keptBy(index, () => true);
const byUid = { field: 'uid', descending: false };
const found = (search: string, kept = everybody, order = byUid) =>
  workRows(index, kept, search, order).map(({ id }) => id.split('.')[0]);

describe('the rows of a whole list', () => {
  it('are searched by every word, in any order, without capitals and accents', () => {
    expect(found('')).toEqual(['bianchi', 'dangelo', 'rossi']);
    expect(found('rossi mario')).toEqual(['rossi']);
    expect(found('NICCOLO')).toEqual(['bianchi']);
    expect(found("d'ang zoe")).toEqual(['dangelo']);
    expect(found('rossi zoe')).toEqual([]);
  });

  it('are searched by dates as they are shown, in Rome', () => {
    expect(found('01/09/2026')).toEqual(['dangelo', 'rossi']);
    expect(found('31/08/2026')).toEqual([]);
    expect(found('2026-03-01')).toEqual([]);
    expect(found('01/03/2026')).toEqual(['bianchi']);
  });

  it('are not searched by what the list does not show', () => {
    expect(found('customerCode')).toEqual([]);
    expect(found('true')).toEqual([]);
  });

  it('are ordered by any column, both ways', () => {
    expect(found('', everybody, { field: 'lastLogin', descending: false })).toEqual([
      'dangelo',
      'bianchi',
      'rossi',
    ]);
    expect(found('', everybody, { field: 'lastLogin', descending: true })).toEqual([
      'rossi',
      'bianchi',
      'dangelo',
    ]);
    expect(found('', everybody, { field: 'status', descending: false })[0]).toBe('bianchi');
  });

  it('keep their order where they are equal', () => {
    expect(found('', everybody, { field: 'codicefiscale', descending: false })).toEqual(found(''));
  });

  it('are filtered by what the filters mean', () => {
    const viewer = { now: new Date('2026-09-01T10:00:00Z') };
    const filtered = (values: object) => {
      const where = users.list.filters.where(values as never);
      return found(
        '',
        keptBy(index, (row) => matches(where as never, row, viewer)),
      );
    };
    expect(filtered({ stato: '0' })).toEqual(['bianchi']);
    expect(filtered({ stato: '1', spidEnabled: false })).toEqual(['rossi']);
  });

  it('are ready in pieces, each as long as somebody allows', () => {
    const rows = Array.from({ length: 1000 }, (_, i) => userRow(`u${i}`));
    const many = createRowIndex(
      users.fields,
      users.list.search,
      ['uid', 'email'],
      rows,
      ({ id }) => id !== 'u7.SG10001',
    );
    let pieces = 0;
    while (!many.prepare(() => pieces++ % 2 === 1)) expect(pieces).toBeLessThan(50);
    expect(pieces).toBeGreaterThan(4);
    expect(many.text(999)).toContain('u999@example.org');
    expect([...many.barred()]).toEqual(['u7.SG10001']);
  });
});
