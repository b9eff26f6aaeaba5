import { describe, expect, it } from 'vitest';
import { matches, type Where } from '../../../../contract/schema/where';
import type { User } from '../../../../contract/users/user';
import { resolveWhere } from '../../../../src/engine/query/resolveWhere';
import { userRow } from '../../../fixtures/userRecords';

const viewer = { now: new Date('2026-09-01T10:00:00Z'), uid: 'a.SG10001', customerCode: 'SG10001' };

describe('a settled predicate', () => {
  it('has days in the place of what they are relative to', () => {
    const where: Where<User> = {
      all: [
        { dataScadenza: { from: { today: {} }, before: { today: { months: 1 } } } },
        { not: { uid: { mine: 'uid' } } },
        { any: [{ status: { not: true } }, { email: { in: ['a'] } }] },
      ],
    };
    expect(resolveWhere(where, viewer)).toEqual({
      all: [
        { dataScadenza: { from: '2026-09-01', before: '2026-10-01' } },
        { not: { uid: 'a.SG10001' } },
        { any: [{ status: { not: true } }, { email: { in: ['a'] } }] },
      ],
    });
  });

  it('means what it meant', () => {
    const predicates: Where<User>[] = [
      { uid: { mine: 'uid' } },
      { uid: { not: { mine: 'uid' } } },
      { uid: { not: { startsWith: 'super' } } },
      { lastLogin: { before: { now: { months: -3 } } } },
      { lastLogin: { empty: true } },
      { dataScadenza: { before: { today: { months: 1, days: 1 } } } },
      { status: true },
    ];
    const rows = [
      userRow('a'),
      userRow('supervisor', { status: false, dataScadenza: '2026-10-01' }),
      userRow('b', { lastLogin: '2026-05-01T10:00:00.000Z', dataScadenza: '2026-10-02' }),
      userRow('c', { lastLogin: '2026-07-01T10:00:00.000Z' }),
    ];
    for (const where of predicates) {
      for (const row of rows) {
        expect(matches(resolveWhere(where, viewer), row, viewer), JSON.stringify(where)).toBe(
          matches(where, row, viewer),
        );
      }
    }
  });
});
