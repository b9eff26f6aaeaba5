import { describe, expect, it } from 'vitest';
import { outcomeText, readOutcomes } from '../../../contract/roles/outcomes';

const docente = { uid: 'WWA', group: 'Docente' };
const tutor = { uid: 'WWA', group: 'Tutor-orientatore' };

describe('what became of an assignment', () => {
  it('ROLE-022 is written user-role, with the reason after it where it was not given', () => {
    expect(outcomeText({ username: 'rossi.maria', role: docente })).toBe('rossi.maria-WWA:Docente');
    expect(outcomeText({ username: 'rossi.maria', role: docente, reason: 'No' })).toBe(
      'rossi.maria-WWA:Docente-No',
    );
  });
  it('ROLE-022 is read again whatever hyphens are in it, the longest pair first', () => {
    const sent = [
      { username: 'rossi', groups: [{ uid: 'WWA', group: 'Tutor' }, tutor] },
      { username: 'rossi-WWA:Tutor', groups: [docente] },
      { username: 'de-santis', groups: [docente] },
    ];
    const outcomes = [
      { username: 'de-santis', role: docente, reason: 'Un motivo - con un trattino' },
      { username: 'rossi', role: tutor },
      { username: 'rossi-WWA:Tutor', role: docente, reason: 'No' },
    ];
    expect(readOutcomes(sent, outcomes.map(outcomeText))).toEqual(outcomes);
  });
  it('is left out where it is about nobody who was sent', () => {
    expect(readOutcomes([{ username: 'rossi', groups: [docente] }], ['bianchi-WWA:Docente', ''])).toEqual([]);
  });
});
