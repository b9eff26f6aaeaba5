import { describe, expect, it } from 'vitest';
import { foundPeople, peopleOf } from '../../../../../src/resources/users/matrix/matrixRows';
import { heldRoles } from '../../../../fixtures/heldRoles';
import { userRow } from '../../../../fixtures/userRecords';

const viewer = { now: new Date('2026-09-01T10:00:00Z') };
const users = [
  userRow('verdi', { sn: 'Verdì', groups: heldRoles('WWA/Preside') }),
  userRow('rossi', { sn: 'Rossi', cn: 'Ada', groups: heldRoles('WWA/Docente', 'WWP/Segreteria') }),
  userRow('bianchi', { sn: 'Bianchi', groups: heldRoles('WWP/Docente') }),
];
const people = peopleOf(users);
const names = (filter: Parameters<typeof foundPeople>[1]) =>
  foundPeople(people, filter, viewer).map(({ username }) => username);

describe('the people of the matrix', () => {
  it('P04 are in the order of their surnames', () => {
    expect(people.all.map(({ sn }) => sn)).toEqual(['Bianchi', 'Rossi', 'Verdì']);
  });
  it('P04 are found by every word, whatever the accents, and by an application and its role together', () => {
    expect(names({ search: '' })).toHaveLength(3);
    expect(names({ search: 'VERDI mario' })).toEqual(['verdi']);
    expect(names({ search: 'mario rossi' })).toEqual([]);
    expect(names({ search: '', applicazione: 'WWA' })).toEqual(['rossi', 'verdi']);
    expect(names({ search: '', applicazione: 'WWA', ruolo: 'Docente' })).toEqual(['rossi']);
  });
});
