import { describe, expect, it } from 'vitest';
import { filterWhere } from '../../../../contract/schema/filterMeaning';
import { matches } from '../../../../contract/schema/where';
import type { Resource, Row } from '../../../../src/engine/declaration/defineResource';
import { filterMask, findAndSortRows } from '../../../../src/engine/list/findAndSortRows';
import { createRowIndex } from '../../../../src/engine/list/rowIndex';
import { valuesNotFound } from '../../../../src/engine/list/valuesNotFound';
import type { Words } from '../../../../src/engine/record/words';
import { exportRequests } from '../../../../src/resources/exportRequests/exportRequests';
import { users } from '../../../../src/resources/users/users';
import { sayOf } from '../../../fixtures/suites/onScreen';
import { userRow } from '../../../fixtures/userRecords';

const list = [
  userRow('bianchi', { cn: 'Niccolò', sn: 'Bianchi', lastLogin: '2026-03-01T08:00:00.000Z', status: false }),
  userRow('dangelo', { cn: 'Zoe', sn: "D'Angelo", dataScadenza: '2026-09-01', spidEnabled: true }),
  userRow('rossi', { cn: 'Mario', sn: 'Rossi', lastLogin: '2026-08-31T22:30:00.000Z' }),
];
const wordsOf = (resource: Resource) =>
  ({ value: (field: string, value: unknown) => sayOf(resource, `values.${field}.${value}`) }) as Words;
const index = createRowIndex(users, wordsOf(users), list, () => true);
const everybody = filterMask(index, () => true);
const byUid = { field: 'uid', descending: false };
const found = (search: string, kept = everybody, order = byUid) =>
  findAndSortRows(index, kept, search, order).map(({ id }) => id.split('.')[0]);

describe('the rows of a whole list', () => {
  it('are searched by every word, in any order, without capitals and accents', () => {
    expect(found('')).toEqual(['bianchi', 'dangelo', 'rossi']);
    expect(found('rossi mario')).toEqual(['rossi']);
    expect(found('NICCOLO')).toEqual(['bianchi']);
    expect(found("d'ang zoe")).toEqual(['dangelo']);
    expect(found('rossi zoe')).toEqual([]);
  });

  it('are found whatever was searched before: a longer word, a shorter one, another, one more, one less', () => {
    expect(found('rossi')).toEqual(['rossi']);
    expect(found('bianchi')).toEqual(['bianchi']);
    expect(found('ros')).toEqual(['rossi']);
    expect(found('o')).toEqual(['bianchi', 'dangelo', 'rossi']);
    expect(found('o z')).toEqual(['dangelo']);
    expect(found('zoe')).toEqual(['dangelo']);
    expect(found('z o')).toEqual(['dangelo']);
    expect(found('o')).toEqual(['bianchi', 'dangelo', 'rossi']);
    expect(found('')).toEqual(['bianchi', 'dangelo', 'rossi']);
  });

  it('are those that have any of several values, and what was not found is named', () => {
    expect(found('mario rossi; zoe')).toEqual(['dangelo', 'rossi']);
    expect(found('rossi')).toEqual(['rossi']);
    expect(found('rossi\nbianchi\n')).toEqual(['bianchi', 'rossi']);
    const missing = (search: string) => valuesNotFound(search, () => list.map((_, at) => index.text(at)));
    expect(missing('rossi; verdi; Zoe; neri mario')).toEqual(['verdi', 'neri mario']);
    expect(missing('verdi')).toEqual([]);
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
      'bianchi',
      'rossi',
      'dangelo',
    ]);
    expect(found('', everybody, { field: 'lastLogin', descending: true })).toEqual([
      'rossi',
      'bianchi',
      'dangelo',
    ]);
    expect(found('', everybody, { field: 'status', descending: false })[0]).toBe('bianchi');
  });

  it('without a value come last in both directions, whatever the kind of the field', () => {
    const resource = {
      ...exportRequests,
      fields: {
        text: { kind: 'text' },
        number: { kind: 'number' },
        day: { kind: 'day' },
        several: { kind: 'list', of: { kind: 'text' } },
        file: { kind: 'file' },
      },
    } as unknown as Resource;
    const rows = [
      { id: 'none', text: ' ', several: [] },
      { id: 'low', text: 'a', number: -1, day: '2026-01-01', several: ['a'], file: 'data:;base64,AAAA' },
      { id: 'null', text: null, number: null, day: '', several: null, file: null },
      { id: 'high', text: 'b', number: 7, day: '2027-01-01', several: ['b'], file: 'data:;base64,AAAAAAAA' },
    ];
    const valued = createRowIndex(resource, wordsOf(resource), rows, () => true);
    for (const field of Object.keys(resource.fields))
      for (const descending of [false, true]) {
        const ids = findAndSortRows(valued, undefined, '', { field, descending }).map(({ id }) => id);
        expect(ids, field).toEqual([...(descending ? ['high', 'low'] : ['low', 'high']), 'none', 'null']);
      }
  });

  it('are searched and ordered by the words of a choice, and of the choices in a list', () => {
    const rows = [
      { id: '1', stato: 'active', applicazioni: ['WWP', 'WWA'] },
      { id: '2', stato: 'expired', applicazioni: ['WWB'] },
      { id: '3', stato: 'pending', applicazioni: [] },
    ];
    const searched = {
      ...exportRequests,
      list: { ...exportRequests.list, search: ['stato', 'applicazioni'] },
    } as Resource;
    const worded = createRowIndex(searched, wordsOf(searched), rows, () => true);
    const ids = (search: string, field: string) =>
      findAndSortRows(worded, undefined, search, { field, descending: false }).map(({ id }) => id);
    expect(ids('in elaborazione', 'stato')).toEqual(['3']);
    expect(ids('pending', 'stato')).toEqual([]);
    expect(ids('personale', 'stato')).toEqual(['1']);
    expect(ids('', 'stato')).toEqual(['1', '3', '2']);
    expect(ids('', 'applicazioni')).toEqual(['2', '1', '3']);
  });

  it('keep their order where they are equal', () => {
    expect(found('', everybody, { field: 'codicefiscale', descending: false })).toEqual(found(''));
  });

  it('are filtered by what the filters mean', () => {
    const viewer = { now: new Date('2026-09-01T10:00:00Z') };
    const filtered = (values: object) => {
      const where = filterWhere<Row>(users.list.filters.means, values);
      return found(
        '',
        filterMask(index, (row) => matches(where, row, viewer)),
      );
    };
    expect(filtered({ stato: '0' })).toEqual(['bianchi']);
    expect(filtered({ stato: '1', spidEnabled: false })).toEqual(['rossi']);
  });

  it('are ready in pieces, each as long as somebody allows', () => {
    const rows = Array.from({ length: 1000 }, (_, i) => userRow(`u${i}`));
    const many = createRowIndex(users, wordsOf(users), rows, ({ id }) => id !== 'u7.SG10001');
    let pieces = 0;
    while (!many.prepare(() => pieces++ % 2 === 1)) expect(pieces).toBeLessThan(50);
    expect(pieces).toBeGreaterThan(4);
    expect(many.text(999)).toContain('u999@example.org');
    expect([...many.barred()]).toEqual(['u7.SG10001']);
  });
});
