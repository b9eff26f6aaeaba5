import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receivingAnswer, receivingSchools } from '../../../../contract/endpoints/receiving';
import type { MergedSchool } from '../../../../contract/entities/resizing';
import { ask, refusal } from '../../../fixtures/ask';
import { resizingSchools } from '../../../fixtures/resizingSchools';
import { whileHeld } from '../../../fixtures/whileHeld';

describe('the answers of a receiving school, at the same time as something else', () => {
  const schools = resizingSchools();
  const receiving = () => schools.as('supervisor.SG10002');
  const entry = async (): Promise<MergedSchool> => (await ask(receiving(), receivingSchools)).body[0];
  const accept = (one: MergedSchool, appCode: string) => () => {
    const applicationData = one.applicationData.map((data) => ({
      ...data,
      ...(data.appCode === appCode && { status: 'ACCEPTED' }),
    }));
    return ask(receiving(), receivingAnswer, { body: [{ ...one, applicationData }] as never });
  };

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

  it('are refused in words, where the provider withdraws the merger', async () => {
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
