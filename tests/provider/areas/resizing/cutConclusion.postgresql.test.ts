import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mergedCalls, resizingStatus } from '../../../../contract/resizing/endpoints';
import {
  receivingAnswer,
  receivingCalls,
  receivingSchools,
} from '../../../../contract/resizing/receivingEndpoints';
import type { MergedSchool } from '../../../../contract/resizing/resizing';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { resizingSchools } from '../../../fixtures/resizingSchools';
import { whileHeld } from '../../../fixtures/whileHeld';

describe('the conclusion of a merger whose process is killed in the middle of it', () => {
  const schools = resizingSchools();
  const merged = () => schools.as('supervisor.SG10001');
  const receiving = () => schools.as('supervisor.SG10002');
  beforeAll(async () => {
    await schools.nameHead();
    await schools.toDocument();
  });

  /**
   * Returns the response of a call whose connection ended before its last step, the receipt, as when its process is
   * killed.
   */
  async function cut(call: () => Promise<Answer>): Promise<Answer | undefined> {
    const [answer] = await whileHeld(
      schools.db,
      (tx) => sql`lock table procedure_receipt in share mode`.execute(tx),
      [call],
      () =>
        schools.db.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
    );
    return answer;
  }

  /** Returns the number of rows that a conclusion writes. */
  const kept = async () => {
    const { rows } = await schools.db.pool.query(`select
      (select count(*)::int from document_signature) as signatures,
      (select count(*)::int from procedure_receipt) as receipts,
      (select count(*)::int from mail) as mails,
      (select count(*)::int from resizing_answer) as answers,
      (select count(*)::int from resizing_choice where sent_at is not null) as sent`);
    return rows[0];
  };

  it('by the signature of the merged school leaves nothing half done, and is concluded once when it is signed again', async () => {
    const before = await kept();
    const answer = await cut(() => schools.signOnline());
    expect(answer && refusal(answer)).toEqual({ status: 503, code: 'unavailable' });
    expect(answer?.body.title).toMatch(/Riprovare/);
    expect(await kept()).toEqual(before);
    expect((await ask(merged(), resizingStatus)).body.status).toBe('CREATED');
    expect((await ask(receiving(), receivingSchools)).body).toEqual([]);

    // The service has used the previous code.
    schools.clock.move(3 * 60_000);
    expect((await schools.signOnline()).status).toBe(200);
    expect((await ask(merged(), resizingStatus)).body.status).toBe('COMPLETED');
    expect((await ask(merged(), mergedCalls.receipt)).status).toBe(200);
    expect(await kept()).toMatchObject({ signatures: 1, receipts: 1 });
  });

  it('by the last answer of the receiving school leaves no answer, and is concluded once when it is given again', async () => {
    const one = (await ask(receiving(), receivingSchools)).body[0] as MergedSchool;
    const applicationData = one.applicationData.map((data) => ({ ...data, status: 'ACCEPTED' as const }));
    const answerAll = () =>
      ask(receiving(), receivingAnswer, { body: [{ ...one, applicationData }], key: 'the-last-answers' });
    const before = await kept();
    const answer = await cut(answerAll);
    expect(answer && refusal(answer)).toEqual({ status: 503, code: 'unavailable' });
    expect(await kept()).toEqual(before);
    expect((await ask(receiving(), receivingCalls.read)).body.step).toBe('informativa');

    expect((await answerAll()).status).toBe(200);
    expect((await answerAll()).status).toBe(200);
    expect(await kept()).toMatchObject({ answers: 4, receipts: 2 });
  });
});
