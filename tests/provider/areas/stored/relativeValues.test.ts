import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { stored } from '../../../../contract/storing/stored';
import { dayInRome } from '../../../../contract/values/dates';
import { ask } from '../../../fixtures/ask';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';
import { call } from '../../../fixtures/suites/storedSteps';

const requests = stored('requests', {
  label: ['Richiesta', 'Request'],
  labels: ['Richieste', 'Requests'],
  title: 'subject',
  can: { list: ['supervisor'], create: ['supervisor'], update: ['supervisor'] },
  fields: {
    subject: { kind: 'text', label: ['Oggetto', 'Subject'], required: true, max: 40 },
    approvedBy: { kind: 'ref', label: ['Approvata da', 'Approved by'], to: 'user', readOnly: true },
    approvedOn: { kind: 'day', label: ['Approvata il', 'Approved on'], readOnly: true },
    due: { kind: 'day', label: ['Da chiudere entro', 'Due'], readOnly: true },
  },
  actions: {
    approve: {
      label: ['Approva', 'Approve'],
      rules: [{ where: { approvedBy: { empty: true } }, say: ['È già approvata', 'It is approved already'] }],
      set: { approvedBy: { mine: 'uid' }, approvedOn: { today: {} }, due: { today: { days: 7 } } },
    },
  },
});

let school: StoredSchool;
beforeAll(async () => {
  school = await storedSchool([requests] as never);
});
afterAll(() => school.close());

it('sets the person and days of the moment at which an action is used, and removes them when it is reverted', async () => {
  const { supervisor } = school;
  const { body: made } = await call(supervisor, requests.calls.create, { body: { subject: 'Una' } });
  const acted = await call(supervisor, requests.many.approve, { body: { ids: [made.id] } });
  expect(acted.body.done).toEqual([made.id]);
  const read = async () => (await call(supervisor, requests.calls.read, { params: { id: made.id } })).body;
  expect(await read()).toMatchObject({
    approvedBy: 'supervisor.SG10001',
    approvedOn: dayInRome(new Date()),
    due: dayInRome(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)),
  });
  const params = { customerCode: 'SG10001', id: acted.body.operation };
  const back = await ask(supervisor, operationTakeBack, { params } as never);
  expect(back.status, JSON.stringify(back.body)).toBeLessThan(300);
  expect(await read()).toMatchObject({ approvedBy: null, approvedOn: null, due: null });
});
