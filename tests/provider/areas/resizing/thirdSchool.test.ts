import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  resizingDetails,
  resizingEndpoints,
  resizingSchools as resizingOptions,
} from '../../../../contract/resizing/endpoints';
import {
  receivingAnswer,
  receivingSchools,
  resizingComparison,
} from '../../../../contract/resizing/receivingEndpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { ask } from '../../../fixtures/ask';
import { resizingSchools } from '../../../fixtures/resizingSchools';

/** An unrelated school gets nothing of a resizing, through any call or statement. */
describe('a third school', () => {
  const schools = resizingSchools();
  const third = () => schools.as('supervisor.SG10003');
  const asThird = <T>(work: (tx: Parameters<Parameters<typeof schools.db.inSchool>[1]>[0]) => Promise<T>) =>
    schools.db.inSchool({ customerCode: 'SG10003', person: 'x' }, work);

  beforeAll(async () => {
    await schools.nameHead();
    await schools.toDocument();
    await schools.signOnline();
  });

  const calls = resizingEndpoints.filter(
    ({ path }) => !path.startsWith('/api/operator/'),
  ) as readonly Endpoint[];
  const secret = /SG1000[12]|RMIC8[12]|Comune|VRDGUO|Istituto SG10001|Istituto SG10002/;

  it('reads nothing by any of the calls', async () => {
    const reads = calls.filter(({ effect }) => effect === 'read');
    expect(reads.length).toBeGreaterThan(10);
    for (const endpoint of reads) {
      const query = endpoint === (resizingOptions as Endpoint) ? { codMin: 'RMIC81000A,RMIC82000B' } : {};
      const { body } = await ask(third(), endpoint, { params: { scuola: 'SG10001' }, query } as never);
      expect(`${endpoint.id} ${JSON.stringify(body)}`).not.toMatch(secret);
    }
  });

  it.each(['SG10001', 'SG10002'])('finds %s by no code, as one that does not exist', async (scuola) => {
    for (const endpoint of [resizingComparison, resizingDetails]) {
      const [theirs, none] = await Promise.all([
        ask(third(), endpoint, { params: { scuola } }),
        ask(third(), endpoint, { params: { scuola: 'SG99999' } }),
      ]);
      expect([theirs.status, theirs.body]).toEqual([404, none.body]);
    }
  });

  it('changes nothing by any of the calls', async () => {
    const before = await everything();
    const [entry] = (await ask(schools.as('supervisor.SG10002'), receivingSchools)).body;
    const data = entry.applicationData.map((one: object) => ({ ...one, status: 'ACCEPTED' }));
    const said = await ask(third(), receivingAnswer, { body: [{ ...entry, applicationData: data }] });
    expect(said.status).toBe(404);
    for (const endpoint of calls.filter(({ effect, upload }) => effect !== 'read' && !upload)) {
      const body = { event: 'next', step: 'informativa', answers: {} };
      const { status } = await ask(third(), endpoint, { body, ifMatch: '"0"' } as never);
      expect(`${endpoint.id} ${status}`).toMatch(/ 4\d\d$/);
    }
    expect(await everything()).toEqual(before);
  });

  it('hands over to nobody whom it is not merged into, answers for nobody, and asks the functions in vain', async () => {
    const statements = [
      sql`insert into resizing_choice values ('SG10003', 'SG10002', 'wwa', null)`,
      sql`insert into resizing_choice values ('SG10001', 'SG10003', 'wwa', null)`,
      sql`insert into resizing_answer values ('SG10001', 'SG10002', 'wwa', 'ACCEPTED', null, now(), 'x')`,
      sql`insert into resizing_answer values ('SG10001', 'SG10003', 'wwa', 'ACCEPTED', null, now(), 'x')`,
      sql`insert into resizing values ('SG10003', true, 2026, '{RMIC82000B}', now(), now(), null, null, null)`,
    ];
    for (const statement of statements)
      await expect(asThird((tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
    for (const asked of [
      'resizing_schools()',
      'resizing_parties()',
      `resizing_sides('SG10001', 'SG10002')`,
      `resizing_shared('SG10001', 'SG10002')`,
    ]) {
      const { rows } = await asThird((tx) => sql.raw(`select * from ${asked}`).execute(tx));
      expect(rows).toEqual([]);
    }
  });

  it('is not how the merged school itself gets at what was sent, nor the receiving one at what it said', async () => {
    const as = (customerCode: string, text: string) =>
      schools.db.inSchool({ customerCode, person: 'x' }, (tx) => sql.raw(text).execute(tx));
    const removed = await as('SG10001', `delete from resizing_choice`);
    expect(removed.numAffectedRows).toBe(0n);
    const unsent = await as('SG10001', `update resizing_choice set sent_at = null`);
    expect(unsent.numAffectedRows).toBe(0n);
    await as(
      'SG10002',
      `insert into resizing_answer values ('SG10001', 'SG10002', 'wwa', 'ACCEPTED', null, now(), 'x')`,
    );
    for (const text of ['delete from resizing_answer', `update resizing_answer set status = 'ACCEPTED'`])
      await expect(as('SG10002', text)).rejects.toMatchObject({ code: '42501' });
  });

  const everything = () =>
    schools.db.asOwner(async (tx) => [
      await tx.selectFrom('resizing').selectAll().orderBy('customer_code').execute(),
      await tx.selectFrom('resizing_choice').selectAll().orderBy('application').execute(),
      await tx.selectFrom('resizing_answer').selectAll().orderBy('application').execute(),
      await tx.selectFrom('procedure_run').selectAll().orderBy('customer_code').execute(),
    ]);
});
