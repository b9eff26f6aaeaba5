import { describe, expect, it } from 'vitest';
import { may } from '../../../../contract/permissions/permissions';
import type { Field } from '../../../../contract/schema/fields';
import { hasInput } from '../../../../src/engine/declaration/hasInput';
import { formKind } from '../../../../src/engine/form/formKinds';
import { updateFormSpec } from '../../../../src/engine/form/formSpec';
import { fromForm, refusedInputs, toForm } from '../../../../src/engine/form/formValues';
import { lockedInputs } from '../../../../src/engine/form/locked';
import { users } from '../../../../src/resources/users/users';
import { viewerOf } from '../../../../src/session/viewer';
import { supervisorSession, userRow } from '../../../fixtures/userRecords';

const spec = updateFormSpec(users, supervisorSession);
const row = userRow('rossi', { dataNascita: '1985-12-10', accessibility: true });
const none = new Set<string>();

describe('what a form shows and sends', () => {
  it('is the record, with days as they are typed', () => {
    expect(toForm(spec, row)).toEqual({
      sn: 'Rossi',
      cn: 'Mario',
      codicefiscale: 'RSSMRA85T10A562S',
      email: 'rossi@example.org',
      dataNascita: '10/12/1985',
      dataInizio: '',
      dataScadenza: '',
      status: true,
      gestoreUtenti: false,
      spidEnabled: false,
      otpenabled: false,
      accessibility: true,
    });
  });

  it('goes back as the contract has it: no blanks around, capitals, days as YYYY-MM-DD, nothing as null', () => {
    const typed = {
      ...toForm(spec, row),
      email: ' a@example.org ',
      codicefiscale: 'rssmra85t10a562s',
      dataScadenza: '1/9/2026',
    };
    expect(fromForm(spec, typed)).toMatchObject({
      email: 'a@example.org',
      codicefiscale: 'RSSMRA85T10A562S',
      dataNascita: '1985-12-10',
      dataScadenza: '2026-09-01',
    });
    expect(fromForm(spec, { ...typed, dataScadenza: '' })).toMatchObject({ dataScadenza: null });
  });

  it('understands days as people write them, and only days that exist', () => {
    const { tidy, fromForm: read } = formKind({ kind: 'day' });
    for (const typed of ['1/9/2026', '01-09-2026', '01.09.2026', '01092026', ' 1/9/2026 ']) {
      expect(tidy?.(typed)).toBe('01/09/2026');
      expect(read(typed)).toBe('2026-09-01');
    }
    for (const typed of ['31/02/2026', '2026-02-30', 'domani', '1/9/026']) {
      expect(tidy?.(typed)).toBe(typed);
      expect(read(typed)).toBe(typed);
    }
  });

  it('is refused in the words of the contract, locked inputs aside', () => {
    const wrong = { ...toForm(spec, row), sn: '', email: 'a', dataNascita: '31/02/1990' };
    expect(refusedInputs(spec, row, toForm(spec, row), none)).toEqual({});
    expect(refusedInputs(spec, row, wrong, none)).toEqual({
      sn: 'Cognome obbligatorio',
      email: 'E-mail non valida',
      dataNascita: 'Inserire la data nel formato DD/MM/YYYY',
    });
    expect(refusedInputs(spec, row, wrong, new Set(['sn']))).not.toHaveProperty('sn');
  });
});

describe('the kinds that a declaration may ask for', () => {
  it('are those that a form knows how to ask for', () => {
    const text: Field = { kind: 'text' };
    const simple: readonly Field[] = [
      text,
      { kind: 'number' },
      { kind: 'flag' },
      { kind: 'day' },
      { kind: 'instant' },
      { kind: 'choice', of: ['a'] },
      { kind: 'ref', to: 'user' },
      { kind: 'json' },
    ];
    const records = simple.map((field): Field => ({ kind: 'record', of: { text, field } }));
    const lists = [...simple, ...records].map((of): Field => ({ kind: 'list', of }));
    for (const field of [...simple, ...records, ...lists]) {
      const known = () => formKind(field);
      if (hasInput(field)) expect(known, JSON.stringify(field)).not.toThrow();
      else expect(known, JSON.stringify(field)).toThrow('cannot ask');
    }
    expect([...simple, ...records, ...lists].filter(hasInput).length).toBeGreaterThan(15);
  });
});

describe('what may not be changed', () => {
  const locked = (
    of: Parameters<typeof userRow>[1],
    roles: readonly ('supervisor' | 'teacherManager' | 'user')[],
    name = 'a',
  ) => [
    ...lockedInputs(users, userRow(name, of), viewerOf(supervisorSession), roles, (can) =>
      may(roles, can),
    ).keys(),
  ];

  it('USR-097 is the name, surname and tax code of a person who has signed in', () => {
    expect(locked({}, ['supervisor'])).toEqual(['status']);
    expect(locked({ lastLogin: '2026-08-01T10:00:00Z' }, ['supervisor'])).toEqual([
      'status',
      'sn',
      'cn',
      'codicefiscale',
    ]);
  });

  it('is everything, for people who may not update', () => {
    expect(locked({}, ['user'])).toHaveLength(users.form.inputs.length);
  });

  it('is everything of the supervisor, for anybody else (Q-051)', () => {
    expect(locked({}, ['teacherManager'], 'supervisor')).toHaveLength(users.form.inputs.length);
    expect(locked({}, ['supervisor'], 'supervisor')).toEqual(['status']);
  });
});

it.each([
  [{ kind: 'number', decimals: 2 }, 2.5, '2,50'],
  [{ kind: 'number', decimals: 2 }, 2, '2,00'],
  [{ kind: 'number', decimals: 1 }, 12.345, '12,345'],
  [{ kind: 'number' }, 2.5, '2,5'],
] as const)(
  'a number is typed with as many decimals as it is shown with: %o, %d, %s',
  (field, value, typed) => {
    expect(formKind(field).toForm(value)).toBe(typed);
  },
);
