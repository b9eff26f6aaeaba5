import { describe, expect, it } from 'vitest';
import { filterWhere } from '../../../contract/schema/filterMeaning';
import { matches } from '../../../contract/schema/where';
import type { User } from '../../../contract/users/user';
import { type UserFilter, userListMeans } from '../../../contract/users/userFilter';

const viewer = { now: new Date('2026-09-01T10:00:00Z') };
const keeps = (filter: UserFilter, user: Partial<User>) =>
  matches(filterWhere<User>(userListMeans, filter), user as User, viewer);

describe('what filters mean', () => {
  it('is nothing where none has a value', () => {
    expect(filterWhere(userListMeans, {})).toEqual({ all: [] });
    expect(filterWhere(userListMeans, { uid: '', stato: null, anomalia: undefined })).toEqual({ all: [] });
  });

  it('is the value in the field that is named; no is as good as none', () => {
    expect(filterWhere(userListMeans, { anomalia: 'missing' })).toEqual({
      all: [{ anomaliaCodiceFiscale: 'missing' }],
    });
    expect([keeps({ spidEnabled: false }, {}), keeps({ spidEnabled: false }, { spidEnabled: true })]).toEqual(
      [true, false],
    );
  });

  it('is the condition of the value, and nobody for one that has none', () => {
    expect([keeps({ stato: '1' }, { status: true }), keeps({ stato: '1' }, { status: false })]).toEqual([
      true,
      false,
    ]);
    for (const stato of ['2', 'constructor'])
      expect(keeps({ stato } as never, { status: true }), stato).toBe(false);
  });

  it('is of one and the same record of a list, where several look into it', () => {
    const groups = [
      { uid: 'ALU', group: 'WSX_READ' },
      { uid: 'PER', group: 'WWP_ADMIN' },
    ];
    expect(keeps({ applicazione: 'ALU', ruolo: 'WSX_READ' }, { groups })).toBe(true);
    expect(keeps({ applicazione: 'ALU', ruolo: 'WWP_ADMIN' }, { groups })).toBe(false);
    expect(keeps({ ruolo: 'WWP_ADMIN' }, { groups })).toBe(true);
    expect(keeps({ applicazione: 'MOF' }, { groups })).toBe(false);
  });
});
