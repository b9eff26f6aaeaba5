import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { freeUsernames, usernameField, usernameFor } from '../../../contract/users/newUser';

const schema = fieldSchema(usernameField);
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom('Supervisor', 'SUPERVISORE', "Super-Visor d'Oro", 'Sùpervisor', ' supervisor ', 'Bo', ''),
  fc.string({ unit: fc.constantFrom('a', 'È', "'", ' ', '-'), maxLength: 120 }),
);

describe('the name of somebody who chose none', () => {
  it.each([
    ['Łuczak', 'Łucja', 'luczak.lucja'],
    ['Đorđević', 'Đura', 'dordevic.dura'],
    ['Петренко', 'Maria', 'maria'],
    ['王', '小明', 'utente'],
    ['Supervisor', '王', 'u.supervisor'],
    ['王', 'Supervisor', 'u.supervisor'],
  ])('a username of %s %s has no empty part', (sn, cn, username) => {
    expect(usernameFor(sn, cn)).toBe(username);
  });

  it('passes the checks of one that is typed, whatever the person is called, with a number behind it too', () => {
    fc.assert(
      fc.property(names, names, fc.integer({ min: 2, max: 99_999 }), (sn, cn, nth) => {
        const name = usernameFor(sn, cn);
        expect([name, schema.isValidSync(name)]).toEqual([name, true]);
        expect([name, schema.isValidSync(`${name}${nth}`)]).toEqual([name, true]);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['Supervisor', 'Mario', 'mario.supervisor'],
    ['Supervisore Bianchi', 'Anna Maria', 'anna.supervisorebianchi'],
    ['Supervisor', 'Supervisor', 'u.supervisor'],
    ['Rossi', 'Supervisor', 'rossi.supervisor'],
    ["D'Angelò", 'Nicolò Maria', 'dangelo.nicolo'],
  ])('of %s %s is %s', (sn, cn, name) => {
    expect(usernameFor(sn, cn)).toBe(name);
    expect(freeUsernames(new Set([name]))(name)).toBe(`${name}2`);
  });

  it('of thousands with one name take a step each', () => {
    let looks = 0;
    const has = (name: string) => {
      looks += 1;
      return name === 'rossi.ada' || name === 'rossi.ada3';
    };
    const nextFree = freeUsernames({ has });
    const names = Array.from({ length: 5000 }, () => nextFree('rossi.ada'));
    expect(names.slice(0, 2)).toEqual(['rossi.ada2', 'rossi.ada4']);
    expect(new Set(names).size).toBe(5000);
    expect(looks).toBe(5002);
  });
});
