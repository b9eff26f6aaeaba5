import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { notificationMarkRead } from '../../../../contract/news/notificationsEndpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { users } from '../../../../src/resources/users/users';
import { fakeOperations } from '../../../fixtures/fakeOperations';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

/** Renders the list of users, of whom a running operation is to disable this number. */
function show(count: number) {
  const people = Array.from({ length: count }, (_, index) => userRow(`u${index}`));
  const fake = fakeOperations(people);
  fake.holdAt(0);
  fake.begin(
    people.map(({ uid }, position) => ({ position, id: uid, label: uid, state: 'waiting' as const })),
  );
  const getList = async () => {
    // The list displays a few of them: the details cover all.
    const data = [...fake.users.values()].slice(0, 3).map((one) => ({ ...one, id: one.uid }));
    return { data, total: data.length };
  };
  resourceScreen(users, {
    roles: ['supervisor'],
    rows: [],
    calls: { callEndpoint: fake.callEndpoint, getList } as never,
  });
  return fake;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('what became of an action, above the list', () => {
  it('says of what is taken back how many are not as they were, since somebody changed them meanwhile', async () => {
    const fake = show(3);
    fake.holdAt(3);
    await screen.findByText('3 utenti disattivati');
    Object.assign(fake.users.get('u1.SG10001') ?? {}, { status: true });
    await press('Annulla');
    const dialog = within(await screen.findByRole('dialog', { name: "Annullare l'operazione?" }));
    await userEvent.click(dialog.getByRole('button', { name: "Annulla l'operazione" }));
    const told = await screen.findByText('2 elementi ripristinati, 1 non ripristinato');
    expect(told.closest('[role=alert]')).not.toBeNull();
  });

  it('says that nothing was done where all of them were as they should be already', async () => {
    const fake = show(3);
    for (const row of fake.operations[0]?.rows ?? []) Object.assign(row, { state: 'skipped' });
    fake.holdAt(3);
    const told = await screen.findByText("L'utente risulta gia' disattivato!");
    expect(told.closest('[role=alert]')).not.toBeNull();
  });

  it('is no success where some got only a part of what was asked', async () => {
    const fake = show(3);
    Object.assign(fake.operations[0] ?? {}, { partial: 1 });
    fake.holdAt(3);
    const told = await screen.findByText('3 utenti disattivati, di cui 1 solo in parte');
    expect(told.closest('[role=alert]')).not.toBeNull();
  });

  it('shows again how far it is where very many are tried again, not what became of them before', async () => {
    const fake = show(1500);
    for (const uid of fake.users.keys()) fake.broken.add(uid);
    fake.holdAt(1500);
    await screen.findByText('1.500 non riusciti');
    fake.broken.clear();
    fake.holdAt(2500);
    await press('Riprova');
    expect(await screen.findByText('Operazione in corso: 1.000 di 1.500')).toBeVisible();
    fake.holdAt(3000);
    expect(await screen.findByText('1.500 utenti disattivati')).toBeVisible();
  });

  it('takes up what was stopped, from where it stood', async () => {
    const fake = show(1500);
    fake.holdAt(600);
    await screen.findByText('Operazione in corso: 600 di 1.500');
    await press('Interrompi');
    await screen.findByText('Operazione interrotta: 600 utenti disattivati, 900 non eseguiti');
    fake.holdAt(1500);
    await press('Riprendi');
    expect(await screen.findByText('1.500 utenti disattivati')).toBeVisible();
    expect(new Set(fake.tried).size).toBe(fake.tried.length);
  });

  it('leaves the focus on the page where what was pressed goes away', async () => {
    const fake = show(2);
    fake.broken.add('u1.SG10001');
    fake.holdAt(2);
    await screen.findByText('1 utente disattivato, 1 non riuscito');
    fake.broken.clear();
    await press('Riprova');
    await screen.findByText('2 utenti disattivati');
    const title = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(title).toHaveFocus());
    await press('Chiudi');
    await waitFor(() => expect(screen.queryByText('2 utenti disattivati')).toBeNull());
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('tries again everything that failed, also those of another page, where nobody keeps what was done', async () => {
    const each = { ...users.actions.disable, each: notificationMarkRead, steps: [] };
    const paged = {
      ...users,
      endpoints: { ...users.endpoints, list: { ...users.endpoints.list, answers: 'page' } },
      list: { ...users.list, pageSizes: [1, 5], pageSize: 1 },
      actions: { disable: each },
    } as unknown as Resource;
    const tried: string[] = [];
    const run = async (_name: string, { id, response }: Endpoint, input: { id: string }) => {
      if (id !== notificationMarkRead.id) return response?.kind === 'list' ? [] : {};
      if (tried.push(input.id) <= 2) throw ApiError.of(422, { code: 'invalid', title: 'No' });
      return undefined;
    };
    const rows = [userRow('a'), userRow('b')];
    resourceScreen(paged, { roles: ['supervisor'], rows, calls: { callEndpoint: run } });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona Mario a' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona Mario b' }));
    await press('Disattiva utenti');
    await screen.findByText('2 non riusciti');
    await press('Riprova');
    await waitFor(() => expect(tried.slice(2)).toEqual(['a.SG10001', 'b.SG10001']));
  });
});
