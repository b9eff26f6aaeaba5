import { describe, expect, it } from 'vitest';
import { matches } from '../../../contract/schema/where';
import type { User } from '../../../contract/users/user';
import { type UserFilter, userFilterWhere } from '../../../contract/users/userFilter';

/** Half past midnight in Rome, on 1 September; in UTC it is still August. */
const viewer = { now: new Date('2026-08-31T22:30:00Z') };

const keeps = (filter: UserFilter, user: Partial<User>) =>
  matches(userFilterWhere(filter), user as User, viewer);

describe('the filters of users, at their edges', () => {
  it.each([
    ['3', '2026-05-31T22:30:00.000Z'],
    ['6', '2026-02-28T22:30:00.000Z'],
    ['9', '2025-11-30T22:30:00.000Z'],
    ['12', '2025-08-31T22:30:00.000Z'],
  ] as const)('USR-048 last access over %s months ago is before that very moment', (ultimoAccesso, edge) => {
    const earlier = new Date(Date.parse(edge) - 1).toISOString();
    expect(keeps({ ultimoAccesso }, { lastLogin: earlier })).toBe(true);
    expect(keeps({ ultimoAccesso }, { lastLogin: edge })).toBe(false);
    expect(keeps({ ultimoAccesso }, { lastLogin: null }), 'never is no access long ago').toBe(false);
  });

  it.each([
    ['expired', [], ['2026-08-31', '2020-01-01']],
    ['1', ['2026-09-01', '2026-10-01'], []],
    ['3', ['2026-09-01', '2026-12-01'], []],
  ] as const)('USR-049 expiry %s counts days as Rome does, both ends in it', (scadenza, within, before) => {
    for (const dataScadenza of [...within, ...before])
      expect(keeps({ scadenza }, { dataScadenza }), dataScadenza).toBe(true);
    const outside = { expired: '2026-09-01', 1: '2026-10-02', 3: '2026-12-02' }[scadenza];
    expect(keeps({ scadenza }, { dataScadenza: outside })).toBe(false);
    if (scadenza !== 'expired') expect(keeps({ scadenza }, { dataScadenza: '2026-08-31' })).toBe(false);
    expect(keeps({ scadenza }, { dataScadenza: null })).toBe(false);
  });

  it.each([
    ['arrivi', { dataInizio: '2026-09-02' }, { dataInizio: '2026-09-01' }],
    ['termine', { status: true, dataScadenza: '2026-10-01' }, { status: true, dataScadenza: '2026-10-02' }],
    ['termine', { status: true, dataScadenza: '2026-09-02' }, { status: true, dataScadenza: '2026-09-01' }],
    ['termine', { status: true, dataScadenza: '2026-09-30' }, { status: false, dataScadenza: '2026-09-30' }],
    ['cessati', { status: false, dataScadenza: '2026-09-01' }, { status: false, dataScadenza: '2026-09-02' }],
    ['cessati', { status: false, dataScadenza: '2026-01-01' }, { status: true, dataScadenza: '2026-01-01' }],
  ] as const)('%s keeps %o and not %o', (servizio, kept, left) => {
    expect([keeps({ servizio }, kept), keeps({ servizio }, left)]).toEqual([true, false]);
  });
});
