import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepStored } from '../../../fixtures/keepStored';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import { visits } from '../../../fixtures/reference/visits';
import { address, axeFindings, lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { visit } from '../../../fixtures/visitForm';
// Imported in advance: on a busy machine a lazy import takes longer than a test waits.
import '../../../../src/engine/table/EditedCard';
import '../../../../src/engine/table/EditedRow';

const undo = keepStored(storedPapers);
// Imported only now, because screens can only be declared for resources in contract/stored.
const { papers } = await import('../../../fixtures/reference/papers');
afterAll(undo);
afterEach(() => sessionStorage.clear());

const editable = { ...visits, list: { ...visits.list, editable: true } } as typeof visits;
const paper = { id: 'p1', title: 'Orario' };
const parent = { ...papers, related: { visits: { by: 'guide' } } };
/** The rows of the list on the tab, whose records belong to the paper. */
const first = { ...visit, guide: paper.id, by: 'foot', leavesAt: null };
const rows = [first, { ...first, id: '2', title: 'Teatro' }];
let updated: { readonly name: string; readonly data: Readonly<Record<string, unknown>> }[] = [];
/** The next responses wait for it. */
let answered: Promise<void> | undefined;
beforeEach(() => {
  updated = [];
  answered = undefined;
});

const calls = {
  getList: async (name: string) =>
    name === 'visits' ? { data: rows, total: rows.length } : { data: [paper], total: 1 },
  getOne: async (name: string, { id }: { id: string }) => ({
    data: { ...(name === 'visits' ? rows.find((row) => row.id === id) : paper), '@version': '1' },
  }),
  update: async (name: string, { data }: { data: Readonly<Record<string, unknown>> }) => {
    updated.push({ name, data });
    await answered;
    return { data: { ...data, '@version': '2' } };
  },
};

async function openTab(width?: number) {
  const options = { roles: ['supervisor'], rows: [paper], at: '/p1?tab=visits', beside: [editable], calls };
  resourceScreen(parent as never, { ...options, ...(width && { width }) } as never);
  const panel = within(await screen.findByRole('tabpanel'));
  await panel.findByText('Teatro');
  return panel;
}
const edit = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Modifica qui ${name}` }));
const input = (id: string) => document.getElementById(`input-${id}`) as HTMLInputElement;
const titleOf = async (id: string) => waitFor(() => input(`${id}-title`) ?? Promise.reject(new Error(id)));
const type = (of: HTMLInputElement, value: string) => fireEvent.change(of, { target: { value } });
const leave = () => userEvent.click(screen.getByRole('link', { name: "Torna all'elenco" }));
const question = () => screen.findByRole('dialog', { name: 'Sei sicuro di voler lasciare questa pagina?' });

describe('a row that is edited in a list inside a form', () => {
  it('has inputs of its own, and Enter saves it and not the form around it', async () => {
    await openTab();
    edit('Museo');
    const title = await titleOf('1');
    expect(title.value).toBe('Museo');
    expect(title.labels?.[0]).toBeInTheDocument();
    expect(input('title').value).toBe('Orario');
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.clear(title);
    await userEvent.type(title, 'Castello{Enter}');
    await waitFor(() => expect(updated).toHaveLength(1));
    expect(updated).toMatchObject([{ name: 'visits', data: { title: 'Castello', day: visit.day } }]);
    await waitFor(() => expect(lastSaid()?.[1]).toBe('success'));
  });

  it('stays open with what was typed while it was saved, and cannot be cancelled meanwhile', async () => {
    await openTab();
    edit('Museo');
    const title = await titleOf('1');
    let answer = () => undefined as unknown;
    answered = new Promise<void>((resolve) => (answer = resolve));
    type(title, 'Castello');
    fireEvent.keyDown(title, { key: 'Enter' });
    await waitFor(() => expect(updated).toHaveLength(1));
    type(title, 'Castello nuovo');
    fireEvent.keyDown(title, { key: 'Escape' });
    answer();
    await waitFor(() => expect(lastSaid()?.[1]).toBe('success'));
    expect(input('1-title').value).toBe('Castello nuovo');
    fireEvent.keyDown(input('1-title'), { key: 'Enter' });
    await waitFor(() => expect(input('1-title')).toBeNull());
    expect(updated.map(({ data }) => data.title)).toEqual(['Castello', 'Castello nuovo']);
  });

  it('can be edited beside another one', async () => {
    await openTab();
    edit('Museo');
    edit('Teatro');
    const [one, two] = [await titleOf('1'), await titleOf('2')];
    type(one, 'Uno');
    type(two, 'Due');
    fireEvent.keyDown(one, { key: 'Escape' });
    await waitFor(() => expect(input('1-title')).toBeNull());
    expect(input('2-title').value).toBe('Due');
    expect(await axeFindings()).toEqual([]);
  });

  it('asks before its changes are lost, and lets the form around it ask while it has none', async () => {
    await openTab();
    edit('Museo');
    const title = await titleOf('1');
    type(title, 'Castello');
    await leave();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Resta sulla pagina' }));
    type(title, 'Museo');
    type(input('title'), 'Orario nuovo');
    await leave();
    await question();
    expect(address()).toContain('/p1');
  });

  it('gives up its changes where a person leaves anyway', async () => {
    await openTab();
    edit('Museo');
    type(await titleOf('1'), 'Castello');
    await leave();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Lascia la pagina' }));
    await waitFor(() => expect(address()).toBe('/papers'));
    expect(sessionStorage.length).toBe(0);
  });

  it('is left without a question while nothing was typed', async () => {
    await openTab();
    edit('Museo');
    await titleOf('1');
    await leave();
    await waitFor(() => expect(address()).toBe('/papers'));
  });

  it('names below it what is wrong with fields that are no columns, with a link to the record', async () => {
    await openTab();
    edit('Museo');
    await titleOf('1');
    fireEvent.change(input('1-by'), { target: { value: 'train' } });
    const group = await screen.findByRole('group', { name: 'Modifica di Museo' });
    fireEvent.click(within(group).getByRole('button', { name: 'Salva' }));
    const alert = await screen.findByText(/Da correggere nella scheda/);
    expect(alert).toHaveTextContent(/Leaves at/);
    expect(within(alert).getByRole('link', { name: 'Museo' })).toHaveAttribute('href', '/visits/1');
    expect(updated).toEqual([]);
  });

  it('has its inputs one below the other in a card on a phone', async () => {
    await openTab(390);
    edit('Museo');
    const title = await titleOf('1');
    expect(title.closest('li')).toHaveAttribute('data-row', '1');
    expect(await axeFindings()).toEqual([]);
    type(title, 'Castello');
    fireEvent.keyDown(title, { key: 'Enter' });
    await waitFor(() => expect(updated).toHaveLength(1));
  });
});
