import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMswHandler } from 'fakerest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../../contract/permissions/roles';
import { createCallApi } from '../../../../src/dataProvider/callApi';
import { createDataProvider } from '../../../../src/dataProvider/createDataProvider';
import type { Dialect } from '../../../../src/engine/declaration/dialect';
import * as dialects from '../../../../src/kit/dialects';
import { jsonServer } from '../../../fixtures/jsonServer';
import { SERVER, suppliersOn } from '../../../fixtures/reference/foreignSuppliers';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';
import { rangeText, shownRows } from '../../../fixtures/suites/onScreen';
import { sessionOf } from '../../layout/inFrame';

const ORIGIN = 'https://sportello.example';
type Data = Record<string, Record<string, unknown>[]>;
const records = (): Data => ({
  suppliers: Array.from({ length: 12 }, (_, place) => ({
    id: place + 1,
    name: `Ditta ${place + 1}`,
    kind: place % 2 ? 'goods' : 'services',
  })),
  purchases: Array.from({ length: 25 }, (_, place) => ({
    id: place + 1,
    what: place === 7 ? 'Lavagna' : `Carta ${String(place + 1).padStart(2, '0')}`,
    supplier: (place % 12) + 1,
    notes: 'riservato',
  })),
});

const servers = [
  ['json-server', { ...dialects.jsonServer, keys: 'number' }, (data: Data) => jsonServer(data)],
  [
    'a server for ra-data-simple-rest',
    { ...dialects.simpleRest, search: 'q', keys: 'number' },
    (data: Data) => {
      const handler = getMswHandler({ baseUrl: SERVER, data });
      return (request: Request) => handler({ request });
    },
  ],
] as const satisfies readonly (readonly [
  string,
  Dialect,
  (data: Data) => (request: Request) => Promise<Response>,
])[];

describe.each(servers)('resources on %s', (_name, dialect, serverOf) => {
  const { suppliers, purchases } = suppliersOn(dialect);
  let server: (request: Request) => Promise<Response>;
  beforeEach(() => {
    server = serverOf(records());
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const { pathname, search } = new URL(url);
      const [, outside, , ...path] = pathname.split('/');
      // Other calls, such as saved views, go to our own provider: it has none.
      if (outside !== 'outside') return Response.json([]);
      return server(new Request(`${SERVER}/${path.join('/')}${search}`, init));
    });
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  const open = (resource: typeof suppliers | typeof purchases, at = '', role: Role = 'supervisor') => {
    const tokens = { headers: async () => ({}), renew: async () => false };
    const calls = createDataProvider([suppliers, purchases], createCallApi(ORIGIN, tokens), () =>
      sessionOf(role),
    );
    const beside = [suppliers, purchases].filter((one) => one.name !== resource.name);
    resourceScreen(resource, { roles: [role], rows: [], at, calls: calls as never, beside: beside as never });
  };
  const held = async (path: string) => (await server(new Request(`${SERVER}/${path}`))).json();
  const cells = () => shownRows().map((row) => [...row.children].map(({ textContent }) => textContent));

  it('are searched by the server, and named where others refer to them', async () => {
    open(purchases);
    await waitFor(() => expect(rangeText()).toBe('1-10 di 25'));
    fireEvent.change(screen.getByRole('textbox', { name: /ricerca/i }), { target: { value: 'lavagna' } });
    await waitFor(() => expect(shownRows()).toHaveLength(1));
    await waitFor(() =>
      expect(cells()[0]).toEqual(expect.arrayContaining(['Lavagna', 'Ditta 8', 'riservato'])),
    );
    expect(screen.getByRole('link', { name: 'Ditta 8' })).toHaveAttribute('href', '/suppliers/8');
  });

  it('are searched, filtered and counted in the browser where they are loaded whole', async () => {
    open(suppliers, '?kind=goods');
    await waitFor(() => expect(rangeText()).toBe('1-6 di 6'));
    fireEvent.change(screen.getByRole('textbox', { name: /ricerca/i }), { target: { value: 'ditta 1' } });
    await waitFor(() => expect(cells().map(([name]) => name)).toEqual(['Ditta 10', 'Ditta 12']));
  });

  it('hide a field from people who may not see it', async () => {
    open(purchases, '', 'teacherManager');
    await waitFor(() => expect(rangeText()).toBe('1-10 di 25'));
    expect(screen.queryByText('riservato')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Appunti' })).toBeNull();
  });

  it('are listed on the page of the record that they refer to, and begun, changed and removed there', async () => {
    open(suppliers, '/8?tab=purchases');
    const panel = await screen.findByRole('tabpanel');
    expect(await within(panel).findByText('Lavagna')).toBeVisible();
    await waitFor(() => expect(within(panel).getByText('2 elementi trovati')).toBeInTheDocument());
    await userEvent.click(within(panel).getByRole('link', { name: /nuovo/i }));
    await waitFor(() => expect(document.querySelector('#input-what')).toBeVisible());
    fireEvent.change(document.querySelector('#input-what') as Element, { target: { value: 'Gesso' } });
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(address()).toBe('/suppliers/8?tab=purchases'));
    expect(await screen.findByText('Gesso')).toBeVisible();
    const made = (await held('purchases')).find(({ what }: { what: string }) => what === 'Gesso');
    expect(made).toMatchObject({ what: 'Gesso', supplier: 8 });
    cleanup();

    open(purchases, `/${made.id}`);
    await waitFor(() => expect(document.querySelector('#input-what')).toBeVisible());
    fireEvent.change(document.querySelector('#input-what') as Element, { target: { value: 'Gessi' } });
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(async () =>
      expect(await held(`purchases/${made.id}`)).toMatchObject({ what: 'Gessi', supplier: 8 }),
    );
    await userEvent.click(screen.getByRole('button', { name: /elimina/i }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /elimina/i }),
    );
    await waitFor(async () => expect(await held('purchases')).toHaveLength(25));
  });
});

describe('a list that is loaded whole', () => {
  it('is asked page by page where the server answers fewer records than asked for', async () => {
    const { suppliers } = suppliersOn(dialects.jsonServer);
    const all = jsonServer(records());
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      const { searchParams } = new URL(url);
      asked.push(`${searchParams.get('_page')}: ${searchParams.get('_limit')}`);
      searchParams.set('_limit', String(Math.min(5, Number(searchParams.get('_limit')))));
      return all(new Request(`${SERVER}/suppliers?${searchParams}`));
    });
    const tokens = { headers: async () => ({}), renew: async () => false };
    const provider = createDataProvider([suppliers], createCallApi(ORIGIN, tokens), () =>
      sessionOf('supervisor'),
    );
    const { data, total } = await provider.getList('suppliers', {});
    expect([data.length, total]).toEqual([12, 12]);
    expect(data.map(({ id }) => id)).toEqual(records().suppliers?.map(({ id }) => String(id)));
    expect(asked).toEqual(['1: 1000', '2: 5', '3: 5']);
    vi.unstubAllGlobals();
  });

  it('fails where the server does not say how many there are, since some might be missing', async () => {
    const { suppliers } = suppliersOn(dialects.jsonServer);
    vi.stubGlobal('fetch', async () => Response.json(records().suppliers));
    const tokens = { headers: async () => ({}), renew: async () => false };
    const provider = createDataProvider([suppliers], createCallApi(ORIGIN, tokens), () =>
      sessionOf('supervisor'),
    );
    await expect(provider.getList('suppliers', {})).rejects.toThrow('how many records there are');
    vi.unstubAllGlobals();
  });
});
