import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import type { EngineDataProvider } from '../../../../src/api/EngineDataProvider';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { keepStored } from '../../../fixtures/keepStored';
import { storedTrips } from '../../../fixtures/reference/storedTrips';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';

const forget = keepStored(storedTrips);
afterAll(forget);
const { trips } = await import('../../../fixtures/reference/trips');

/** Like the provider, which accepts an order only of the displayed records. */
const CHANGED = "L'elenco è cambiato nel frattempo";
let rows: { id: string; title: string; position: number }[] = [];
let calls: { ids: readonly string[]; seen: readonly string[] }[] = [];
const place = (ids: readonly string[], titles: Readonly<Record<string, string>> = {}) => {
  const before = new Map(rows.map(({ id, title }) => [id, title]));
  rows = ids.map((id, at) => ({ id, title: titles[id] ?? before.get(id) ?? id, position: at + 1 }));
};
const others = fakeBackend(trips, []).dataProvider as unknown as EngineDataProvider;
const provider = {
  getList: async () => ({
    data: rows.map((row) => ({ ...row, by: 'bus', day: '2026-09-01' })),
    total: rows.length,
  }),
  async callEndpoint(name: string, endpoint: Endpoint, input: { body: (typeof calls)[number] }) {
    if (endpoint.id !== 'sampleTripsArrange') return others.callEndpoint(name, endpoint, input);
    const { body } = input;
    calls.push(body);
    if (rows.map((row) => row.id).join() !== body.seen.join())
      throw Object.assign(new Error(CHANGED), { status: 409, code: 'conflict' });
    place(body.ids);
  },
};

beforeEach(() => {
  calls = [];
  rows = [];
  place(['a', 'b', 'c'], { a: 'Assisi', b: 'Bari', c: 'Como' });
});

async function openDialog() {
  resourceScreen(trips, { roles: ['supervisor'], rows: [], calls: provider });
  await userEvent.click(await screen.findByRole('button', { name: 'Ordina' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ordine degli elementi' });
  await within(dialog).findAllByRole('listitem');
  return dialog;
}
const named = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((one) => one.querySelector('.name')?.textContent);
const shown = () =>
  screen.getAllByRole('link', { name: /^(Assisi|Bari|Como|Dozza)$/ }).map((one) => one.textContent);

it('is ordered by the keyboard alone, says where each has gone, saves it at once, and takes it back', async () => {
  const dialog = await openDialog();
  expect(named(dialog)).toEqual(['Assisi', 'Bari', 'Como']);
  expect(await axeFindings(dialog)).toEqual([]);
  const save = within(dialog).getByRole('button', { name: 'Salva l’ordine' });
  expect(save).toHaveAttribute('aria-disabled', 'true');

  const down = within(dialog).getByRole('button', { name: 'Sposta giù Assisi' });
  act(() => down.focus());
  await userEvent.keyboard('{Enter}');
  expect(within(dialog).getByText('Spostato al posto 2 di 3: Assisi')).toHaveAttribute('role', 'status');
  expect(within(dialog).getByRole('button', { name: 'Sposta giù Assisi' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(within(dialog).getByText('Spostato al posto 3 di 3: Assisi')).toHaveAttribute('role', 'status');
  // At the end it stays in place, and keeps the focus.
  await userEvent.keyboard('{Enter}');
  expect(named(dialog)).toEqual(['Bari', 'Como', 'Assisi']);
  act(() => within(dialog).getByRole('button', { name: 'Sposta su Como' }).focus());
  await userEvent.keyboard('{End}');
  expect(named(dialog)).toEqual(['Bari', 'Assisi', 'Como']);

  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([{ ids: ['b', 'a', 'c'], seen: ['a', 'b', 'c'] }]);
  await waitFor(() => expect(shown()).toEqual(['Bari', 'Assisi', 'Como']));

  expect(await screen.findByText('Ordine salvato')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('L’ordine è di nuovo quello di prima')).toBeVisible();
  await waitFor(() => expect(shown()).toEqual(['Assisi', 'Bari', 'Como']));
  // Its button disappears, and then the message.
  const title = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(title).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(title).toHaveFocus());
});

it('keeps what was arranged where somebody has changed the list meanwhile, and takes up what is new', async () => {
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sposta su Como' }));
  place(['b', 'c', 'd'], { d: 'Dozza' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salva l’ordine' }));
  expect(await within(dialog).findByText(CHANGED)).toBeVisible();
  expect(named(dialog)).toEqual(['Assisi', 'Como', 'Bari']);

  await userEvent.click(within(dialog).getByRole('button', { name: 'Rileggi l’elenco' }));
  await waitFor(() => expect(named(dialog)).toEqual(['Como', 'Bari', 'Dozza']));
  expect(within(dialog).queryByText(CHANGED)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salva l’ordine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)).toEqual({ ids: ['c', 'b', 'd'], seen: ['b', 'c', 'd'] });
  expect(rows.map(({ id }) => id)).toEqual(['c', 'b', 'd']);
});

it('is ordered by dragging, and as it was where a row is let go elsewhere or all is given up', async () => {
  const dialog = await openDialog();
  const row = (at: number) => within(dialog).getAllByRole('listitem')[at] as HTMLElement;
  const dataTransfer = { setData: () => undefined, dropEffect: 'none' };
  fireEvent.dragStart(row(0), { dataTransfer });
  fireEvent.dragOver(row(2), { dataTransfer });
  expect(named(dialog)).toEqual(['Bari', 'Como', 'Assisi']);
  fireEvent.dragEnd(row(2), { dataTransfer });
  expect(named(dialog)).toEqual(['Assisi', 'Bari', 'Como']);

  fireEvent.dragStart(row(0), { dataTransfer });
  fireEvent.dragOver(row(2), { dataTransfer });
  fireEvent.dragEnd(row(2), { dataTransfer: { ...dataTransfer, dropEffect: 'move' } });
  expect(named(dialog)).toEqual(['Bari', 'Como', 'Assisi']);
  expect(within(dialog).getByText('Spostato al posto 3 di 3: Assisi')).toHaveAttribute('role', 'status');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
});

it('is not offered to people who may not change the records, and not for a list that is too long', async () => {
  const { unmount } = resourceScreen(trips, { roles: ['teacherManager'], rows: [], calls: provider });
  expect(await screen.findByRole('button', { name: 'Ordina' })).toBeVisible();
  unmount();
  const barred = { ...trips, can: { ...trips.can, update: ['clock', 'move'] as const } };
  const other = resourceScreen(barred, { roles: ['teacherManager'], rows: [], calls: provider });
  await screen.findByRole('button', { name: 'Altro' });
  expect(screen.queryByRole('button', { name: 'Ordina' })).toBeNull();
  other.unmount();

  place(Array.from({ length: 501 }, (_, at) => `t${at}`));
  resourceScreen(trips, { roles: ['supervisor'], rows: [], calls: provider });
  await userEvent.click(await screen.findByRole('button', { name: 'Ordina' }));
  expect(
    await screen.findByText('Si ordinano a mano al massimo 500 elementi: qui sono 501.'),
  ).toBeInTheDocument();
});
