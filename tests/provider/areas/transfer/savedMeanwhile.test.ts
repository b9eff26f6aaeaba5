import { expect, it } from 'vitest';
import { practiceList, transferCalls } from '../../../../contract/transfer/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { HEAD } from '../../../fixtures/resizingSchools';
import { SOURCE, transfers } from '../../../fixtures/transfers';

const school = transfers();
const supervisor = () => school.as('supervisor.SG10001');
const areas = async () =>
  (await ask(supervisor(), practiceList)).body.map(({ area }: { area: string }) => area);
const other = { area: 'Personale', applicativi: [{ appCode: 'wwp', fornitore: 'Nuvola' }] };

it('shows the second of two supervisors what the first has saved, and then saves both practices', async () => {
  await school.schools.nameHead();
  await school.toChoices();
  expect((await school.save()).status).toBe(200);
  const second = await school.save(other);
  expect(refusal(second)).toEqual({ status: 412, code: 'stale' });
  expect(second.body.current).toMatchObject({
    step: 'informativa',
    answers: {
      ds: { codiceFiscaleDs: HEAD.codiceFiscaleDs },
      applicativi: { area: 'Didattica', codMinAltri: SOURCE },
    },
    saved: { name: expect.stringContaining(' '), at: expect.any(String) },
  });
  expect(await areas()).toEqual(['Didattica']);
  const { status, body } = await ask(supervisor(), transferCalls.read, { params: { subject: 'nuova' } });
  expect([status, body.step, body.answers]).toEqual([200, 'informativa', {}]);
  await school.toChoices();
  expect((await school.save(other)).status).toBe(200);
  expect((await areas()).sort()).toEqual(['Didattica', 'Personale']);
});
