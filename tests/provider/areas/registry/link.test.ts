import { describe, expect, it } from 'vitest';
import { serviceYear } from '../../../../contract/orders/serviceYear';
import { registryLink, registryList } from '../../../../contract/registry/endpoints';
import type { RegistryPerson } from '../../../../contract/registry/registryPerson';
import { ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { insertRegistry, registryPerson } from '../../../fixtures/registryPeople';

const supervisor = 'supervisor.SG10001';
const manager = 'gestore.SG10001';
const teacher = 'docente.SG10001';
const unlicensed = 'supervisor.SG10002';
const year = serviceYear(new Date());
const anno = String(year);

describe('the link between a person of the registry and an account', () => {
  const people = peopleForTests([supervisor, manager, teacher, unlicensed], async (db) => {
    const some = [1, 2, 3, 4].map((number) => registryPerson(number));
    await insertRegistry(db, { year }, some, { 100003: supervisor });
    await insertRegistry(db, { year: year - 1 }, some.slice(0, 1));
    await insertRegistry(db, { year, customerCode: 'SG10002' }, some.slice(0, 1));
    await db.asOwner((tx) => tx.deleteFrom('licence').where('customer_code', '=', 'SG10002').execute());
  });
  const personOf = async (number: number): Promise<RegistryPerson> => {
    const { body } = await ask(people.as(supervisor), registryList, { params: { year: anno } });
    return body.data.find((one: RegistryPerson) => one.prgAnagrafe === String(100_000 + number));
  };
  const link = async (who: string, number: number, uidPortale: string | null, version?: number) =>
    ask(people.as(who), registryLink, {
      body: { anno, prgAnagrafe: String(100_000 + number), uidPortale },
      ifMatch: `"${version ?? (await personOf(number)).versione}"`,
    });

  it('REG-023 REG-024 REG-032 is made, taken away and made again, each time in uidPortale', async () => {
    for (const wanted of [teacher, null, teacher]) {
      const { status, body, etag } = await link(manager, 1, wanted);
      expect(status).toBe(200);
      expect(body.uidPortale).toBe(wanted);
      expect(etag).toBe(`"${body.versione}"`);
      expect((await personOf(1)).uidPortale).toBe(wanted);
    }
    const { rows } = await people.db.pool.query(
      `select action, before, after from audit_entry where entity = 'registryPerson' order by seq`,
    );
    expect(rows.map(({ action, after }) => [action, after.uidPortale])).toEqual([
      ['link', teacher],
      ['link', null],
      ['link', teacher],
    ]);
  });

  it('REG-029 REG-038 is refused to an account that another person has, in these words', async () => {
    const answer = await link(supervisor, 2, teacher);
    expect(refusal(answer)).toEqual({ status: 409, code: 'conflict' });
    expect(answer.body.detail).toBe(
      "L'utenza scelta risulta già collegata ad un altra Anagrafe. È possibile collegare una sola anagrafe all'utenza.",
    );
    expect((await personOf(2)).uidPortale).toBeNull();
  });

  it('REG-029 is given to one of two who want the same account at once', async () => {
    const answers = await Promise.all([2, 4].map((number) => link(supervisor, number, 'nuovo.SG10001')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not put in place of another: it must be taken away first', async () => {
    expect(refusal(await link(supervisor, 1, 'campus.SG10001'))).toEqual({ status: 409, code: 'conflict' });
  });

  it('changes nothing and leaves no line in the history where the person already has the account', async () => {
    const { versione } = await personOf(1);
    const { status, body, etag } = await link(supervisor, 1, teacher);
    expect({ status, etag, version: body.versione }).toEqual({
      status: 200,
      etag: `"${versione}"`,
      version: versione,
    });
  });

  it('is refused where the person is otherwise than it was seen, or not seen at all', async () => {
    const answer = await link(supervisor, 1, null, 1);
    expect(refusal(answer)).toEqual({ status: 412, code: 'stale' });
    expect(answer.body.current).toMatchObject({ uidPortale: teacher });
    const body = { anno, prgAnagrafe: '100001', uidPortale: null };
    expect(refusal(await ask(people.as(supervisor), registryLink, { body })).code).toBe('versionMissing');
  });

  it('is refused to an account that is not there and of a person who is not', async () => {
    const answer = await link(supervisor, 4, 'nessuno.SG10001');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'uidPortale', message: "L'utenza scelta non esiste: sceglierne un'altra" },
    ]);
    expect((await link(supervisor, 9, teacher, 1)).status).toBe(404);
    expect((await link(supervisor, 4, 'supervisor.SG10002')).status).toBe(400);
  });

  it("is the supervisor's own where the account is", async () => {
    expect(refusal(await link(manager, 3, null))).toEqual({ status: 403, code: 'forbidden' });
    expect((await link(supervisor, 3, null)).status).toBe(200);
  });

  it('REG-030 REG-031 is for supervisor and teacher-manager of a school with the licences', async () => {
    expect(refusal(await link(teacher, 1, null))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await link(unlicensed, 1, null, 1))).toEqual({ status: 403, code: 'forbidden' });
  });
});
