import postgrest from '@raphiniert/ra-data-postgrest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { combineDataProviders, type fetchUtils } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { listExport } from '../../../../contract/exports/endpoints';
import { defineResource, type Resource, type Row } from '../../../../src/engine/declaration/defineResource';
import { rest } from '../../../../src/kit/rest';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';
import { savedFiles } from '../../../fixtures/savedFiles';
import { ShoutingInput, StockInput, StockList, StockPage, StockTab } from '../../../fixtures/stockParts';
import { userRow } from '../../../fixtures/userRecords';

const calls = rest('/api/products', {
  can: { list: ['licenceProduct', 'list'], update: ['user', 'update'] },
  fields: {
    id: { kind: 'text', required: true, readOnly: true },
    descrizione: { kind: 'text', required: true },
    statoContratto: { kind: 'choice', required: true, readOnly: true, of: ['Attiva', 'Sospesa'] },
    dataScadenzaAssistenza: { kind: 'day', readOnly: true },
    referente: { kind: 'ref', to: 'user', readOnly: true },
  },
});
const products = defineResource('product', {
  ...calls.declaration,
  title: 'descrizione',
  path: '/prodotti',
  list: {
    columns: ['descrizione', 'statoContratto', 'dataScadenzaAssistenza'],
    sort: 'descrizione',
    filters: ['statoContratto'],
    pageSizes: [10, 25],
    above: { load: async () => StockList },
  },
  actions: { close: { can: ['user', 'disable'], many: calls.many('close', ['user', 'disable']) } },
  form: { own: { descrizione: async () => StockInput } },
}) as unknown as Resource;
/** The same without an update call. */
const shown: Resource = {
  ...products,
  endpoints: { ...products.endpoints, update: undefined } as unknown as Resource['endpoints'],
  page: async () => StockPage,
};

const rows: Row[] = Array.from({ length: 12 }, (_, n) => ({
  id: `p${n}`,
  descrizione: `Prodotto ${String.fromCharCode(65 + n)}`,
  statoContratto: n < 4 ? 'Attiva' : 'Sospesa',
  dataScadenzaAssistenza: '2026-09-01',
  referente: 'rossi.SG10001',
}));

function open(resource: Resource, at = '') {
  const backend = fakeBackend(resource, rows);
  const getMany = vi.fn(async (name: string, { ids }: { ids: readonly string[] }) => ({
    data: name === 'user' ? [userRow('rossi')] : rows.filter(({ id }) => ids.includes(id)),
  }));
  resourceScreen(resource, { roles: ['supervisor'], rows, backend, at, calls: { getMany } });
  return { backend, getMany };
}

/** Records the files saved from here to the end of the test. */
function savedBlobs(): Blob[] {
  const blobs: Blob[] = [];
  savedFiles();
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  };
  return blobs;
}
const stock = () => screen.findByRole('region', { name: 'stock' });
const seen = () => JSON.parse(screen.getByText(/"total":/).textContent ?? '{}');
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe("react-admin's own parts in the list of a declared resource", () => {
  it('read the rows, the order and the pages, and set them', async () => {
    open(products);
    await stock();
    expect(seen()).toMatchObject({ total: 12, page: 1, perPage: 10, filterValues: {}, selectedIds: [] });
    expect(seen().sort).toEqual({ field: 'descrizione', order: 'ASC' });
    await press('stock sort');
    await waitFor(() => expect(seen().ids[0]).toBe('p11'));
    fireEvent.click(within(await stock()).getByRole('button', { name: /pagina successiva/ }));
    await waitFor(() => expect(seen()).toMatchObject({ page: 2, ids: ['p1', 'p0'] }));
    await waitFor(() => expect(address()).toContain('page=2'));
  });

  it('search it as its own box does', async () => {
    open(products);
    fireEvent.change(within(await stock()).getByRole('textbox', { name: 'stock search' }), {
      target: { value: 'Prodotto C' },
    });
    await waitFor(() => expect(seen()).toMatchObject({ ids: ['p2'], filterValues: { q: 'Prodotto C' } }));
    await waitFor(() => expect(address()).toContain('q='));
  });

  it('narrow it by its filters, and by no others', async () => {
    open(products);
    await press('stock show');
    await waitFor(() => expect(seen().displayed).toEqual(['statoContratto']));
    await press('stock filter');
    await waitFor(() =>
      expect(seen()).toMatchObject({ total: 4, filterValues: { statoContratto: 'Attiva' } }),
    );
    await press('stock hide');
    await waitFor(() => expect(seen()).toMatchObject({ total: 12, filterValues: {}, displayed: [] }));
  });

  it('tick its rows, and see what is ticked', async () => {
    open(products);
    await press('stock select');
    await waitFor(() => expect(seen().selectedIds).toEqual(['p3', 'p4']));
    const row = screen.getByRole('row', { name: /Prodotto D/ });
    expect(within(row).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await press('stock toggle');
    await waitFor(() => expect(seen().selectedIds).toEqual(['p4']));
    await press('stock select all');
    await waitFor(() => expect(seen().selectedIds).toHaveLength(12));
  });

  it('export the selected rows, as the screen has them, and notify the provider', async () => {
    const saved = savedBlobs();
    const { backend, getMany } = open(products);
    await press('stock select');
    await waitFor(() => expect(seen().selectedIds).toHaveLength(2));
    await press('stock export');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(getMany).toHaveBeenCalledWith('product', expect.objectContaining({ ids: ['p3', 'p4'] }));
    expect(await saved[0]?.text()).toMatch(/Prodotto D.*Attiva.*01\/09\/2026\r?\n.*Prodotto E/);
    expect(backend.asked.filter(({ endpoint }) => endpoint === listExport.id)).toHaveLength(1);
  });
});

describe("react-admin's own parts in the form of a declared resource", () => {
  it.each(['stock submit', 'stock save'])('show its record and save it: %s', async (button) => {
    const { backend } = open(products, '/p1');
    within(await stock()).getByText('Attiva');
    fireEvent.change(await screen.findByRole('textbox', { name: /stock input/ }), {
      target: { value: 'Altra' },
    });
    await act(async () => screen.getByRole('button', { name: button }).click());
    await waitFor(() => expect(backend.rows.find(({ id }) => id === 'p1')?.descrizione).toBe('Altra'));
    expect(backend.asked.filter(({ method }) => method === 'update')).toHaveLength(1);
  });
});

describe("a tab of a resource's own", () => {
  it.each([
    ['a form', products],
    ['a page that only shows', { ...shown, page: undefined } as unknown as Resource],
  ])(
    'on %s has the record and the resource, is in the address, and leads back to the list as it was',
    async (_, of) => {
      const resource = {
        ...of,
        form: { ...of.form, ownTabs: { more: async () => StockTab, stock: async () => StockTab } },
      };
      open(resource as Resource, '?q=Prodotto&sort=-descrizione&page=2');
      fireEvent.click(await screen.findByRole('link', { name: 'Prodotto B' }));
      fireEvent.click(await screen.findByRole('tab', { name: 'Stock' }));
      await waitFor(() => expect(address()).toBe('/prodotti/p1?tab=stock'));
      const tab = await screen.findByRole('region', { name: 'stock tab' });
      expect(tab).toHaveTextContent('product: Attiva');
      expect(tab.closest('[role=tabpanel]')).toBeVisible();
      fireEvent.click(screen.getByRole('link', { name: "Torna all'elenco" }));
      await screen.findByRole('link', { name: 'Prodotto B' });
      expect(address()).toBe('/prodotti?q=Prodotto&sort=-descrizione&page=2&v=1');
    },
  );
});

describe('what is to be done with each save of a form', () => {
  it('is registered as react-admin has it, and done to the record that is edited', async () => {
    const shouting = {
      ...products,
      form: { ...products.form, own: { descrizione: async () => ShoutingInput } },
    } as unknown as Resource;
    const { backend } = open(shouting, '/p1');
    await screen.findByText('edits p1, Prodotto B');
    fireEvent.change(await screen.findByRole('textbox', { name: /stock input/ }), {
      target: { value: 'Altra' },
    });
    await press('Salva');
    await waitFor(() => expect(backend.rows.find(({ id }) => id === 'p1')?.descrizione).toBe('ALTRA'));
    expect(backend.asked.filter(({ method }) => method === 'update')).toMatchObject([
      { input: { meta: { version: '1' }, previousData: { descrizione: 'Prodotto B' } } },
    ]);
  });
});

describe("react-admin's own parts on the page of a declared resource", () => {
  it('show its record, and what it refers to by the name that its resource gives', async () => {
    open(shown, '/p1');
    await screen.findByText('Prodotto B');
    screen.getByText(/1\/0?9\/2026/);
    const link = await screen.findByRole('link', { name: 'Mario rossi' });
    expect(link.getAttribute('href')).toMatch(/^\/user\/rossi\.SG10001/);
  });

  it('show what it refers to when a package of somebody else reads it: ra-data-postgrest, beside our provider', async () => {
    const asked: string[] = [];
    const client: typeof fetchUtils.fetchJson = async (url) => {
      asked.push(decodeURIComponent(String(url)));
      const { id: _id, ...account } = userRow('rossi');
      return { status: 200, headers: new Headers(), body: '', json: [{ ...account, uid: 'rossi.SG10001' }] };
    };
    const primaryKeys = new Map([['user', ['uid']]]);
    const theirs = postgrest({
      apiUrl: 'https://people.example',
      httpClient: client,
      defaultListOp: 'eq',
      primaryKeys,
      schema: () => '',
    });
    const ours = fakeBackend(shown, rows).dataProvider;
    const both = combineDataProviders((name) => (name === 'user' ? theirs : ours));
    const calls = { getOne: both.getOne, getMany: both.getMany };
    resourceScreen(shown, { roles: ['supervisor'], rows, at: '/p1', calls });
    const link = await screen.findByRole('link', { name: 'Mario rossi' });
    expect(link.getAttribute('href')).toMatch(/^\/user\/rossi\.SG10001/);
    expect(asked).toEqual(['https://people.example/user?uid=eq.rossi.SG10001']);
  });

  it('lead to its form, and change it', async () => {
    const { backend } = open(shown, '/p1');
    const edit = await screen.findByRole('link', { name: 'stock edit' });
    expect(edit.getAttribute('href')).toBe('/product/p1');
    await press('change p1');
    await waitFor(() => expect(backend.rows.find(({ id }) => id === 'p1')?.descrizione).toBe('Nuova'));
  });
});
