import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receivingAnswer, receivingSchools } from '../../../../contract/resizing/receivingEndpoints';
import type { MergedSchool } from '../../../../contract/resizing/resizing';
import { ask, refusal } from '../../../fixtures/ask';
import { resizingSchools } from '../../../fixtures/resizingSchools';
import { whileHeld } from '../../../fixtures/whileHeld';

describe('the answers of a receiving school, at the same time as something else', () => {
  const schools = resizingSchools();
  const receiving = () => schools.as('supervisor.SG10002');
  const entry = async (): Promise<MergedSchool> => (await ask(receiving(), receivingSchools)).body[0];
  const say = (one: MergedSchool, said: Readonly<Record<string, object>>, uid = 'supervisor.SG10002') => {
    const applicationData = one.applicationData.map((data) => ({ ...data, ...said[data.appCode] }));
    return ask(schools.as(uid), receivingAnswer, { body: [{ ...one, applicationData }] as never });
  };
  const accept = (one: MergedSchool, appCode: string, uid?: string) => () =>
    say(one, { [appCode]: { status: 'ACCEPTED' } }, uid);
  const refuse =
    (
      one: MergedSchool,
      appCode: string,
      uid?: string,
      description = 'Gli archivi sono già in questa scuola.',
    ) =>
    () =>
      say(one, { [appCode]: { status: 'REFUSED', description } }, uid);
  const COLLEAGUE = 'collega.SG10002';

  beforeAll(async () => {
    await schools.nameHead();
    await schools.toDocument();
    await schools.signOnline();
  });
  beforeEach(() =>
    schools.db.asOwner(async (tx) => {
      await tx.deleteFrom('resizing_answer').execute();
      await tx.deleteFrom('procedure_run').where('procedure', '=', 'receiving').execute();
    }),
  );

  it('are both taken, where two people give the first ones', async () => {
    const one = await entry();
    const outcomes = await whileHeld(
      schools.db,
      (tx) => sql`lock table procedure_run in share row exclusive mode`.execute(tx),
      [accept(one, 'wwa'), accept(one, 'wwb')],
    );
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
    const saved = (await entry()).applicationData.filter((data) => data.saved);
    expect(saved.map(({ appCode }) => appCode)).toEqual(['wwa', 'wwb']);
  });

  it('are one and the same, where two people give the same one', async () => {
    const one = await entry();
    const outcomes = await whileHeld(
      schools.db,
      (tx) => sql`lock table procedure_run in share row exclusive mode`.execute(tx),
      [accept(one, 'wwa'), accept(one, 'wwa')],
    );
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('have one effect, where one person accepts and another refuses; the other gets a sentence with both names', async () => {
    const one = await entry();
    const [first, second] = await whileHeld(
      schools.db,
      (tx) => sql`lock table procedure_run in share row exclusive mode`.execute(tx),
      [accept(one, 'wwa'), refuse(one, 'wwa', COLLEAGUE)],
    );
    expect(first?.status).toBe(200);
    expect(second && refusal(second)).toEqual({ status: 409, code: 'conflict' });
    expect(second?.body.detail).toMatch(
      /^La scelta su Alunni Registro di Istituto SG10001 è già stata salvata da Ida Neri il .* \(accettato\): quella di Ugo Viola non è stata salvata\. Ricaricare la pagina\.$/,
    );
    const rows = await schools.db.asOwner((tx) => tx.selectFrom('resizing_answer').selectAll().execute());
    expect(rows).toMatchObject([
      { application: 'wwa', status: 'ACCEPTED', answered_by: 'supervisor.SG10002' },
    ]);
  });

  it('are one, where two people refuse for different reasons: the second learns that theirs is not stored', async () => {
    const one = await entry();
    const [first, second] = await whileHeld(
      schools.db,
      (tx) => sql`lock table procedure_run in share row exclusive mode`.execute(tx),
      [
        refuse(one, 'wwa', COLLEAGUE),
        refuse(one, 'wwa', undefined, 'Un motivo del tutto diverso dal primo.'),
      ],
    );
    expect(first?.status).toBe(200);
    expect(second?.body.detail).toMatch(
      /salvata da Ugo Viola il .* \(rifiutato\): quella di Ida Neri non è stata salvata/,
    );
  });

  it('stay as they are after the last one, no matter who refuses then', async () => {
    const one = await entry();
    const all = { wwa: {}, wwb: {}, wwp: {}, sgd: {} };
    const accepted = Object.fromEntries(Object.keys(all).map((code) => [code, { status: 'ACCEPTED' }]));
    expect((await say(one, accepted)).status).toBe(200);
    const late = await refuse(one, 'wwp', COLLEAGUE)();
    expect(refusal(late)).toEqual({ status: 409, code: 'conflict' });
    expect(late.body.detail).toMatch(
      /^La scelta su Personale .*salvata da Ida Neri il .* \(accettato\): quella di Ugo Viola/,
    );
    expect((await entry()).applicationData.map(({ status }) => status)).toEqual(Array(4).fill('ACCEPTED'));
  });

  it('are refused with a sentence, where the provider withdraws the merger', async () => {
    const one = await entry();
    const [answer] = await whileHeld(
      schools.db,
      (tx) => tx.deleteFrom('resizing_choice').where('customer_code', '=', 'SG10001').execute(),
      [accept(one, 'wwa')],
    );
    expect(answer && refusal(answer)).toEqual({ status: 409, code: 'conflict' });
    expect(answer?.body.detail).toContain('ricaricare la pagina');
  });
});
