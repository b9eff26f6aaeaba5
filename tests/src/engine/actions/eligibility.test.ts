import { describe, expect, it } from 'vitest';
import { brokenRule } from '../../../../contract/schema/actionRule';
import { disableRules } from '../../../../contract/users/user';
import { eligibility } from '../../../../src/engine/actions/eligibility';
import { userRow } from '../../../fixtures/userRecords';

const viewer = { now: new Date('2026-09-01T10:00:00Z'), uid: 'gestore.SG10001' };

describe('who an action is for', () => {
  it('splits the chosen by the first rule that they break', () => {
    const rows = [
      userRow('rossi'),
      userRow('verdi', { status: false }),
      userRow('supervisor', { status: false }),
      userRow('gestore'),
      userRow('neri', { status: false }),
    ];
    const { chosen, eligible, leftOut } = eligibility(disableRules, rows, viewer);
    expect(chosen).toBe(5);
    expect(eligible.map(({ username }) => username)).toEqual(['rossi']);
    expect(leftOut.map(({ rule, rows: out }) => [rule.brief, out.map(({ username }) => username)])).toEqual([
      ['supervisor |||| supervisor', ['supervisor']],
      ['la propria utenza |||| proprie utenze', ['gestore']],
      ['già disattivato |||| già disattivati', ['verdi', 'neri']],
    ]);
  });

  it('says why not, and nothing where it is for them', () => {
    expect(brokenRule(disableRules, userRow('verdi', { status: false }), viewer)?.say).toBe(
      "L'utente risulta gia' disattivato!",
    );
    expect(brokenRule(disableRules, userRow('verdi'), viewer)).toBeUndefined();
  });
});
