import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { keepStored } from '../../../fixtures/keepStored';
import { storedLoans } from '../../../fixtures/reference/storedLoans';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import { address, axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';

const undo = [storedPapers, storedLoans].map(keepStored);
// Imported only now, because screens can only be declared for resources in contract/stored.
const { papers } = await import('../../../fixtures/reference/papers');
const { loans } = await import('../../../fixtures/reference/loans');
afterAll(() => {
  for (const one of undo) one();
});
afterEach(() => sessionStorage.clear());

const paper = { id: 'a/1', title: 'Orario' };
const loan = {
  id: 'l1',
  position: 1,
  code: 'P-1',
  paper: paper.id,
  purpose: 'home',
  since: '2026-09-01',
  until: '2026-09-02',
};
const parent = { ...papers, related: { paperLoans: { by: 'paper' } } };
const rows: Readonly<Record<string, readonly object[]>> = { papers: [paper], paperLoans: [loan] };
const getList = async (name: string) => ({ data: rows[name] ?? [], total: rows[name]?.length ?? 0 });
const create = vi.fn(async (_name: string, { data }: { data: object }) => ({ data: { ...data, id: 'new' } }));

const open = (at: string, roles: readonly ['supervisor' | 'teacherManager'] = ['supervisor']) =>
  resourceScreen(parent, { roles, rows: [paper], at, beside: [loans], calls: { getList, create } });

it('has a save button above a list on a tab, and only where an input is shown or changed', async () => {
  open('/a%2F1?tab=paperLoans');
  const panel = await screen.findByRole('tabpanel');
  await within(panel).findByText('P-1');
  const save = screen.getByRole('button', { name: 'Salva' });
  expect(save.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  cleanup();

  // All inputs are on a tab of their own.
  const onTab = { ...parent, form: { ...parent.form, tabs: { data: parent.form.inputs } } };
  resourceScreen(onTab, {
    roles: ['supervisor'],
    rows: [paper],
    at: '/a%2F1',
    beside: [loans],
    calls: { getList },
  });
  await screen.findByRole('button', { name: 'Salva' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Prestiti' }));
  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull();
  const title = document.querySelector<HTMLInputElement>('#input-title');
  fireEvent.change(title as HTMLInputElement, { target: { value: 'Orario nuovo' } });
  expect(await screen.findByRole('button', { name: 'Salva' })).toBeVisible();
});

it('begins a new record from the list on a tab with the reference filled in, and comes back to that list', async () => {
  open('/a%2F1?tab=paperLoans');
  const panel = await screen.findByRole('tabpanel');
  await within(panel).findByText('P-1');
  await userEvent.click(within(panel).getByRole('link', { name: /nuovo|nuova/i }));
  expect(await screen.findByRole('heading', { level: 1, name: /nuovo/i })).toBeVisible();
  expect(address()).toBe('/paperLoans/new?parent=papers%2Fa%2F1');
  expect(screen.getByRole('link', { name: 'Torna alla scheda' })).toHaveAttribute(
    'href',
    '/papers/a%2F1?tab=paperLoans',
  );
  const fill = (name: string, value: string) =>
    fireEvent.change(document.querySelector(`#input-${name}`) as Element, { target: { value } });
  await waitFor(() => expect(document.querySelector('#input-code')).toBeVisible());
  fill('code', 'P-2');
  fill('purpose', 'home');
  fill('since', '01/09/2026');
  fill('until', '02/09/2026');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[1]).toMatchObject({ data: { code: 'P-2', paper: 'a/1' } });
  await waitFor(() => expect(address()).toBe('/papers/a%2F1?tab=paperLoans'));
});

it('fills in nothing for a record that has no such list', async () => {
  resourceScreen(loans, {
    roles: ['supervisor'],
    rows: [loan],
    at: '/new?parent=papers%2Fa%2F1',
    beside: [papers],
    calls: { getList },
  });
  expect(await screen.findByRole('link', { name: "Torna all'elenco" })).toHaveAttribute(
    'href',
    '/paperLoans',
  );
  expect(screen.queryByText('Orario')).toBeNull();
});
