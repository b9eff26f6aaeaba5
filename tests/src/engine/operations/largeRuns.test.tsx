import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import {
  operationCancel,
  operationPreview,
  operationRead,
  operationRetry,
  operationRun,
} from '../../../../contract/operations/endpoints';
import { pageOf } from '../../../../contract/operations/operation';
import { endpoint } from '../../../../contract/schema/endpoint';
import { searched } from '../../../../contract/schema/listing';
import { matches } from '../../../../contract/schema/where';
import { usersDisable } from '../../../../contract/users/endpoints';
import { type User, userFields } from '../../../../contract/users/user';
import { type UserFilter, userFilterFields, userFilterWhere } from '../../../../contract/users/userFilter';
import { defineResource, type Resource } from '../../../../src/engine/declaration/defineResource';
import { users } from '../../../../src/resources/users/users';
import { viewer } from '../../../fixtures/fakeJudgement';
import { fakeOperations } from '../../../fixtures/fakeOperations';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

const person = (index: number, of: Partial<User> = {}) => userRow(`u${String(index).padStart(6, '0')}`, of);
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index));

/** Renders the list of users with this fake, for a supervisor. */
function show(
  fake: ReturnType<typeof fakeOperations>,
  resource: Resource = users,
  provider: Partial<DataProvider> = {},
  at = '?per=tutti',
) {
  const getList = vi.fn(async () => {
    const data = [...fake.users.values()].map((one) => ({ ...one, id: one.uid }));
    return { data, total: data.length };
  });
  const answers = {
    getList,
    callEndpoint: fake.callEndpoint,
    ...provider,
  } as unknown as Partial<DataProvider>;
  resourceScreen(resource, { roles: ['supervisor'], rows: [], at, calls: answers });
  return getList;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const inDialog = async () => within(await screen.findByRole('dialog'));

async function chooseShown() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }));
}

/** Goes from the selection to the preview: disabling, with permissions kept. */
async function toPreview(text: string | RegExp) {
  await press('Disattiva utenti');
  await userEvent.click(await (await inDialog()).findByRole('button', { name: 'Disattiva soltanto' }));
  await (await inDialog()).findByText(text);
}
/** Confirms; above 100 records it types their number first. */
const confirm = async () => {
  const dialog = await inDialog();
  const press = await dialog.findByRole('button', { name: 'Disattiva' });
  const number = dialog.queryByLabelText('Numero di elementi');
  const [count = ''] = dialog.queryByText(/^Per confermare, scrivere/)?.textContent?.match(/[\d.]+$/) ?? [];
  if (number) await userEvent.type(number, count);
  await userEvent.click(press);
};
const selected = (text: string) => screen.findByText(text, { selector: 'strong' });

describe('an action on many, on the screen', () => {
  it('is refused with the difference where two were changed between the preview and the run, then asked again', async () => {
    const fake = fakeOperations([
      ...people(15),
      ...[15, 16, 17].map((index) => person(index, { status: false })),
    ]);
    show(fake);
    await chooseShown();
    await selected('18 selezionati');
    await toPreview('18 selezionati: 15 da disattivare, 3 già disattivati');
    const [one, other] = fake.users.values();
    Object.assign(one ?? {}, { status: false });
    Object.assign(other ?? {}, { status: false });
    await confirm();
    const dialog = await inDialog();
    expect(
      within(await dialog.findByRole('list', { name: 'Nel frattempo i dati sono cambiati' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      "Mario u000000 (u000000.SG10001): non sarà modificato. L'utente risulta gia' disattivato!",
      "Mario u000001 (u000001.SG10001): non sarà modificato. L'utente risulta gia' disattivato!",
    ]);
    expect(fake.tried).toEqual([]);
    await dialog.findByText('18 selezionati: 13 da disattivare, 5 già disattivati');
    await confirm();
    await screen.findByText('13 utenti disattivati');
    expect(fake.tried).toHaveLength(13);
  });

  it('tells each of 37 among 500 that failed; exactly these stay selected and are tried again', async () => {
    const fake = fakeOperations(people(500));
    const broken = [...fake.users.keys()].filter((_, index) => index % 13 === 4).slice(0, 37);
    for (const uid of broken) fake.broken.add(uid);
    show(fake);
    await chooseShown();
    await selected('500 selezionati');
    await toPreview('500 selezionati: 500 da disattivare');
    await confirm();
    const alert = await screen.findByRole('alert');
    await within(alert).findByText('463 utenti disattivati, 37 non riusciti');
    const lines = within(within(alert).getByRole('list')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(
      broken.map((uid) => `Mario ${uid.slice(0, 7)} (${uid}): La modifica non è riuscita`),
    );
    await selected('37 selezionati');
    expect(fake.called(usersDisable)).toHaveLength(1);

    fake.broken.clear();
    fake.tried.length = 0;
    await press('Riprova');
    await screen.findByText('500 utenti disattivati');
    expect(fake.called(operationRetry)).toHaveLength(1);
    expect(fake.tried).toEqual(broken);
    await waitFor(() => expect(screen.queryByText(/selezionat/, { selector: 'strong' })).toBeNull());
    expect([...fake.users.values()].filter(({ status }) => status)).toEqual([]);
  });

  it('shows how far it is, says so aloud, and stops where it is when it is broken off', async () => {
    const fake = fakeOperations(people(3000));
    fake.holdAt(0);
    show(fake);
    await chooseShown();
    await toPreview(/^3\.?000 selezionati: 3\.?000 da disattivare$/);
    await confirm();
    await screen.findByText('Operazione in corso: 0 di 3.000');
    fake.holdAt(600);
    expect(await screen.findByText('Operazione in corso: 600 di 3.000')).toHaveAttribute('aria-live', 'off');
    const statuses = () => screen.getAllByRole('status').map((region) => region.textContent);
    await waitFor(() => expect(statuses().join('\n')).toMatch(/^Operazione in corso, \d+ per cento$/m));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).not.toBe('0');
    await press('Interrompi');
    await screen.findByText('Operazione interrotta: 600 utenti disattivati, 2.400 non eseguiti');
    expect(fake.called(operationCancel)).toHaveLength(1);
    fake.holdAt(3000);
    const after = await fake.callEndpoint('user', operationRead, { id: 'op-1' });
    expect(after).toMatchObject({ done: 600, cancelled: 2400 });
  });

  it('goes on without the page: one that is opened meanwhile finds it, and ticks whom it failed on', async () => {
    const fake = fakeOperations(people(600));
    const rows = [...fake.users.values()].map(({ uid }, position) => ({
      position,
      id: uid,
      label: uid,
      state: 'waiting' as const,
    }));
    fake.begin(rows);
    fake.broken.add('u000042.SG10001');
    fake.holdAt(0);
    show(fake);
    await screen.findByText('Operazione in corso: 0 di 600');
    fake.holdAt(600);
    expect(await screen.findByText('599 utenti disattivati, 1 non riuscito')).toBeVisible();
    await selected('1 selezionato');
  });

  it('on 100,000 that a list finds asks for no list and names nobody but the exceptions, and changes exactly these', async () => {
    const fake = fakeOperations(people(100_000));
    const paged = defineResource('user', {
      fields: userFields,
      key: 'uid',
      title: 'labelNomeCognome',
      path: '/user',
      can: { list: ['user', 'list'] },
      endpoints: {
        scope: { customerCode: { mine: 'customerCode' } },
        list: {
          answers: 'page',
          endpoint: endpoint({
            id: 'usersPage',
            method: 'GET',
            path: '/api/users/{customerCode}',
            calls: [],
            about: 'Users, a page at a time',
            access: ['user', 'list'],
            effect: 'read',
            params: { customerCode: { kind: 'text', required: true } },
            query: { uid: { kind: 'text' }, stato: userFilterFields.stato, ...searched },
            response: pageOf(userFields),
          }),
        },
      },
      list: {
        columns: ['uid', 'labelNomeCognome', 'status'],
        filters: { of: userFilterFields, show: [{ field: 'stato' }] },
        pageSizes: [10, null],
        pageSize: 10,
      },
    }) as Resource;
    const getList = vi.fn(
      async (_name: string, asked: { pagination: { page: number; perPage: number }; filter: UserFilter }) => {
        const { page, perPage } = asked.pagination;
        const found = [...fake.users.values()].filter((one) =>
          matches(userFilterWhere(asked.filter), one, viewer),
        );
        const data = found
          .slice((page - 1) * perPage, page * perPage)
          .map((one) => ({ ...one, id: one.uid }));
        return { data, total: found.length };
      },
    );
    const selectable = { where: {}, say: '' };
    const acting = { ...paged, actions: users.actions, list: { ...paged.list, selectable } } as Resource;
    show(fake, acting, { getList } as unknown as Partial<DataProvider>);
    await chooseShown();
    await selected('10 selezionati');
    const asked = getList.mock.calls.length;
    await press('Seleziona tutti i 100.000 risultati');
    await selected('100.000 selezionati');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona Mario u000003' }));
    await press('Pagina successiva');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona Mario u000015' }));
    await selected('99.998 selezionati');
    expect(getList.mock.calls.length - asked, 'the page that was turned to').toBe(1);
    const calls = getList.mock.calls.length;
    await toPreview(/^99\.?998 selezionati: 99\.?998 da disattivare$/);
    await confirm();
    await screen.findByText(/^Operazione in corso: /);
    expect(getList.mock.calls.length).toBe(calls);
    for (const call of [...fake.called(operationPreview), ...fake.called(operationRun)]) {
      expect(JSON.stringify(call.input.body).length).toBeLessThan(2048);
      expect(call.input.body).toMatchObject({
        target: { filter: {}, except: ['u000003.SG10001', 'u000015.SG10001'] },
      });
    }
    const rows = fake.operations[0]?.rows ?? [];
    expect(rows.filter(({ state }) => state === 'waiting' || state === 'done')).toHaveLength(99_998);
    expect(rows.some(({ id }) => ['u000003.SG10001', 'u000015.SG10001'].includes(id))).toBe(false);
  });

  it('by a search and a condition sends these, and names nobody', async () => {
    const fake = fakeOperations(people(120));
    show(fake, users, {}, '?cn.begins=mar&v=1');
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'MÀRIO u0000' } });
    await waitFor(() => expect(screen.getByText('1-15 di 100')).toBeVisible());
    await chooseShown();
    await press('Seleziona tutti i 100 risultati');
    await selected('100 selezionati');
    await toPreview('100 selezionati: 100 da disattivare');
    expect(fake.called(operationPreview)[0]?.input.body).toMatchObject({
      target: { filter: {}, where: { all: [{ cn: { begins: 'mar' } }] }, search: 'MÀRIO u0000', except: [] },
    });
    await confirm();
    await screen.findByText('100 utenti disattivati');
    expect(fake.tried).toHaveLength(100);
  });
});
