import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { anomalySays, NO_SPID_IN_PRIVATE_SCHOOLS } from '../../../../contract/spid/spid';
import { usersEnableSpid, usersFind } from '../../../../contract/users/endpoints';
import { checkCharacter, isTaxCode } from '../../../../contract/values/codiceFiscale';
import { ask, refusal } from '../../../fixtures/ask';
import { type OperationSchool, of, operationSchool } from '../../../fixtures/operations';

const params = { customerCode: 'SG10001' };
const sound = (nth: number) => {
  const first15 = `RSSMRA80A01H${String(nth).padStart(3, '0')}`;
  return first15 + checkCharacter(first15);
};

describe('enabling users for Spid', () => {
  let school: OperationSchool;
  beforeAll(async () => {
    school = await operationSchool();
    const codes: [string, string | null][] = [
      ['persona0', sound(0)],
      ['persona1', sound(1)],
      ['persona2', null],
      ['persona3', 'RSSMRA80A01H501A'],
      ['persona4', sound(4)],
      ['persona5', sound(4)],
      ['persona6', sound(6)],
      ['persona7', sound(7)],
    ];
    await school.db.asOwner(async (tx) => {
      for (const [username, codice_fiscale] of codes) {
        await tx.updateTable('account').set({ codice_fiscale }).where('uid', '=', of(username)).execute();
      }
    });
  });
  afterAll(() => school.close());

  const enable = (usernames: readonly string[], more: object = {}, by = school.supervisor) =>
    ask(by, usersEnableSpid, { params, body: { uids: usernames.map(of), ...more } });
  const enabled = async () => {
    const { body } = await ask(school.supervisor, usersFind, { params, body: { spidEnabled: true } });
    return body.map(({ uid }: { uid: string }) => uid);
  };

  it('enables those whose tax code is sound, and answers the anomalies of the others', async () => {
    const { status, body } = await enable(['persona0', 'persona2', 'persona3', 'persona4', 'nessuno']);
    expect(status).toBe(200);
    expect(body.done).toEqual([of('persona0')]);
    expect(body.skipped).toEqual([
      { uid: of('persona2'), reason: anomalySays.missing },
      { uid: of('persona3'), reason: anomalySays.wrong },
      { uid: of('persona4'), reason: anomalySays.duplicate },
      { uid: of('nessuno'), reason: 'Utente non trovato' },
    ]);
    expect(body.anomalies).toEqual([
      { uid: of('persona2'), labelNomeCognome: 'persona2 Rossi', codicefiscale: '' },
      { uid: of('persona3'), labelNomeCognome: 'persona3 Rossi', codicefiscale: 'RSSMRA80A01H501A' },
      { uid: of('persona4'), labelNomeCognome: 'persona4 Rossi', codicefiscale: sound(4) },
    ]);
    expect(await enabled()).toContain(of('persona0'));
  });

  it('is nobody’s where it was agreed to be exactly these, and one of them may not', async () => {
    expect(refusal(await enable(['persona1', 'persona2'], { exactly: true }))).toEqual({
      status: 409,
      code: 'conflict',
    });
    expect(await enabled()).not.toContain(of('persona1'));
  });

  it('can be taken back, where nobody changed it since', async () => {
    const { body } = await enable(['persona6', 'persona7']);
    await school.db.asOwner((tx) =>
      tx.updateTable('account').set({ spid_enabled: false }).where('uid', '=', of('persona7')).execute(),
    );
    const answer = await ask(school.supervisor, operationTakeBack, {
      params: { ...params, id: body.operation },
    });
    expect(answer.body).toMatchObject({ done: 1, skipped: 1 });
    expect(await enabled()).not.toContain(of('persona6'));
  });

  it('is taken back by what did it, and not by what did it before', async () => {
    const back = async (id: string) =>
      (await ask(school.supervisor, operationTakeBack, { params: { ...params, id } })).body;
    const { operation: first } = (await enable(['persona7'])).body;
    await school.db.asOwner((tx) =>
      tx.updateTable('account').set({ spid_enabled: false }).where('uid', '=', of('persona7')).execute(),
    );
    const { operation: second } = (await enable(['persona7'])).body;
    expect(await back(first)).toMatchObject({ done: 0, skipped: 1 });
    expect(await enabled()).toContain(of('persona7'));
    expect(await back(second)).toMatchObject({ done: 1, skipped: 0 });
    expect(await enabled()).not.toContain(of('persona7'));
  });

  it('is for no school that is private, whatever was sent', async () => {
    await school.db.asOwner((tx) => tx.updateTable('school').set({ private_school: true }).execute());
    const { body } = await enable(['persona1']);
    await school.db.asOwner((tx) => tx.updateTable('school').set({ private_school: false }).execute());
    expect(body).toMatchObject({
      done: [],
      skipped: [{ uid: of('persona1'), reason: NO_SPID_IN_PRIVATE_SCHOOLS }],
    });
    expect(await enabled()).not.toContain(of('persona1'));
  });

  it('is for the supervisor and the managers of users, in their own school', async () => {
    expect((await enable(['persona1'], {}, school.manager)).body.done).toEqual([of('persona1')]);
    expect(refusal(await enable(['persona1'], {}, school.teacher)).status).toBe(403);
    expect(refusal(await enable(['persona1'], {}, school.stranger)).status).toBe(404);
  });

  it('the list finds by what is wrong with the tax code, and by who never signed in', async () => {
    const found = async (body: object) =>
      (await ask(school.supervisor, usersFind, { params, body })).body.map(({ uid }: { uid: string }) => uid);
    expect(await found({ anomalia: 'wrong' })).toEqual([of('persona3')]);
    expect(await found({ anomalia: 'duplicate' })).toEqual([of('persona4'), of('persona5')]);
    expect(await found({ anomalia: 'missing' })).toContain(of('persona2'));
    const both = await found({
      anomalia: 'wrong',
      maiEntrato: true,
      stato: '1',
      spidEnabled: false,
      customerCode: 'SG10001',
      uid: of('persona3'),
    });
    expect(both).toEqual([of('persona3')]);
    expect(await found({ maiEntrato: false })).toContain(of('supervisor'));
    expect(await found({ maiEntrato: false })).not.toContain(of('persona3'));
  });

  it('the database and the contract find the same tax codes wrong', async () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'ABCDEHLMPRSTLMNPQRSTUV0123456789'),
      minLength: 16,
      maxLength: 16,
    });
    const nearly = fc
      .nat(999)
      .map((nth) => sound(nth))
      .chain((code) =>
        fc
          .tuple(fc.nat(15), fc.constantFrom(...'ABLMNP0123'))
          .map(([at, by]) => code.slice(0, at) + by + code.slice(at + 1)),
      );
    const codes = fc.sample(fc.oneof(letters, nearly, fc.nat(999).map(sound)), 400);
    const { rows } = await school.db.asOwner((tx) =>
      sql<{
        code: string;
        wrong: boolean;
      }>`select code, tax_code_is_wrong(code) as wrong from unnest(${codes}::text[]) code`.execute(tx),
    );
    expect(rows.filter(({ wrong }) => !wrong).length).toBeGreaterThan(50);
    expect(rows.filter(({ code, wrong }) => wrong === isTaxCode(code))).toEqual([]);
  });
});
