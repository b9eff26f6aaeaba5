import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCreate, userRead, userUpdate } from '../../../../contract/users/endpoints';
import type { User } from '../../../../contract/users/user';
import { createFormSpec, updateFormSpec } from '../../../../src/engine/form/formSpec';
import { refusedInputs, toForm } from '../../../../src/engine/form/formValues';
import { users } from '../../../../src/resources/users/users';
import { type Answer, ask } from '../../../fixtures/ask';
import { previewRows } from '../../../fixtures/imports';
import { type OperationSchool, of, operationSchool } from '../../../fixtures/operations';
import { supervisorSession } from '../../../fixtures/userRecords';

const params = { customerCode: 'SG10001' };
const payload = {
  cognome: 'Rossi',
  nome: 'Mario',
  codiceFiscale: 'RSSMRA80A01H501U',
  email: 'mario@example.org',
};
const NOT_BORN = 'La data di nascita deve venire prima di oggi';
const BEFORE_BIRTH = 'La scadenza non può venire prima della data di nascita';
const PAST = "La scadenza è già passata: l'utenza non potrebbe accedere";

/** Conflicting dates with the expected messages by field: for a new user, and for an existing one. */
const unfit: readonly [string, object, Record<string, string>, Record<string, string>][] = [
  ['not born yet', { dataNascita: '2999-01-01' }, { dataNascita: NOT_BORN }, { dataNascita: NOT_BORN }],
  [
    'expired before birth',
    { dataNascita: '1980-01-01', dataScadenza: '1979-12-31' },
    { dataScadenza: BEFORE_BIRTH },
    { dataScadenza: BEFORE_BIRTH },
  ],
  ['expired', { dataNascita: '1980-01-01', dataScadenza: '2020-01-01' }, { dataScadenza: PAST }, {}],
  ['with both days to come', { dataNascita: '1980-01-01', dataScadenza: '2999-01-01' }, {}, {}],
];

describe('the days of a user', () => {
  let school: OperationSchool;
  beforeAll(async () => {
    school = await operationSchool();
  });
  afterAll(() => school.close());

  const said = ({ body }: Answer): Record<string, string> =>
    Object.fromEntries(
      [...(body.errors ?? [])]
        .reverse()
        .map((one: { field: string; message: string }) => [one.field, one.message]),
    );

  it.each(unfit)(
    'of a new one who is %s are answered alike by provider, form and file',
    async (what, days, expected) => {
      const spec = createFormSpec(users, supervisorSession);
      const record = {
        username: 'nuovo',
        sn: 'Rossi',
        cn: 'Mario',
        codicefiscale: payload.codiceFiscale,
        email: payload.email,
        ...days,
      };
      expect(refusedInputs(spec, {}, toForm(spec, record), new Set())).toEqual(expected);
      const { username, ...cells } = record;
      const [row] = await previewRows(school.supervisor, [{ uid: `${username}.file`, ...cells } as never]);
      expect(Object.fromEntries((row?.problems ?? []).map((one) => [one.field, one.message]))).toEqual(
        expected,
      );
      // Last: from here on a user has the tax code.
      const body = { ...payload, ...days, username: `nuovo.${what.length}` };
      expect(said(await ask(school.supervisor, userCreate, { params, body }))).toEqual(expected);
    },
  );

  it.each(unfit)(
    'of one who is there and becomes %s are answered alike',
    async (_what, days, _new, expected) => {
      const one = { ...params, uid: of('persona1') };
      const { etag, body: user } = await ask(school.supervisor, userRead, { params: one });
      const body = { ...payload, ...days };
      const answer = await ask(school.supervisor, userUpdate, { params: one, body, ifMatch: String(etag) });
      expect(said(answer)).toEqual(expected);
      expect(answer.status).toBe(Object.keys(expected).length > 0 ? 400 : 200);
      const spec = updateFormSpec(users, supervisorSession);
      const typed = {
        ...user,
        sn: 'Rossi',
        cn: 'Mario',
        codicefiscale: payload.codiceFiscale,
        ...days,
      } as User;
      expect(refusedInputs(spec, user as User, toForm(spec, typed), new Set())).toEqual(expected);
      const [row] = await previewRows(school.supervisor, [{ uid: of('persona2'), ...days } as never]);
      expect(Object.fromEntries((row?.problems ?? []).map((said) => [said.field, said.message]))).toEqual(
        expected,
      );
    },
  );
});
