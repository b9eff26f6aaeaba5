import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fields } from '../../../../contract/schema/fields';
import { createCallApi } from '../../../../src/dataProvider/callApi';
import { createDataProvider } from '../../../../src/dataProvider/createDataProvider';
import { defineResource, type Resource } from '../../../../src/engine/declaration/defineResource';
import type { Dialect } from '../../../../src/engine/declaration/dialect';
import { namesOf } from '../../../../src/kit/dialect/names';
import { pageRequestQuery } from '../../../../src/kit/dialect/pageRequest';
import { simpleRest } from '../../../../src/kit/dialects';
import { foreign } from '../../../../src/kit/foreign';
import { rest } from '../../../../src/kit/rest';
import { fake } from '../../../fixtures/fake/fake';
import {
  type ForeignBackend,
  headerBackend,
  jsonApiBackend,
  springBackend,
  TAKEN,
  type Visit,
} from '../../../fixtures/foreignBackends';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { filterInput, rangeText, say, shownRows } from '../../../fixtures/suites/onScreen';
import { sessionOf } from '../../layout/inFrame';

const ORIGIN = 'https://visits.example';
const fields = {
  id: { kind: 'text', required: true, readOnly: true, pattern: /^v\d{3}$/ },
  visitorName: { kind: 'text', required: true, max: 80 },
  status: { kind: 'choice', required: true, readOnly: true, of: ['open', 'done'] },
  dayOfVisit: { kind: 'day', required: true },
  urgent: { kind: 'flag', required: true },
  badge: { kind: 'file', of: ['pdf', 'png'], max: 2000 },
} as const satisfies Fields;
const filters = { status: { kind: 'choice', of: ['open', 'done'] } } as const satisfies Fields;
const can = { list: ['user', 'list'], update: ['user', 'update'] } as const;

/** Returns the same screen for each dialect: only the terms of its provider differ. */
const visitsIn = (dialect: Dialect): Resource =>
  defineResource('visit', {
    ...foreign('/visits', { can, fields, filters, dialect }),
    title: 'visitorName',
    path: '/visits',
    list: {
      columns: ['visitorName', 'status', 'dayOfVisit'],
      sort: '-dayOfVisit',
      search: [],
      filters: { of: filters, show: [{ field: 'status' }] },
      pageSizes: [10, 25],
    },
  });

const records = fake(visitsIn({}), 4, 37) as unknown as readonly Visit[];
const cells = () =>
  shownRows().map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
const PDF = '%PDF-1.4 del visitatore';
const fileInput = () => document.getElementById('input-badge') as HTMLInputElement;
const choose = (content: string, type: string) =>
  fireEvent.change(fileInput(), { target: { files: [new File([content], 'file', { type })] } });
const said = (text: RegExp) =>
  waitFor(() => expect(fileInput()).toHaveAccessibleDescription(expect.stringMatching(text)));
const held = (text: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: /^Scarica/ }).textContent).toContain(text));

/** Attaches files to the open record: one too large, one of another type, one that is accepted; then saves it. */
async function attach(): Promise<readonly string[]> {
  choose('a'.repeat(2001), 'application/pdf');
  await said(/troppo grande/);
  const seen = [String(fileInput().getAttribute('accept')), described()];
  choose('nessun PDF', 'application/pdf');
  await held('(1 KB)');
  fireEvent.click(saveButton());
  await said(/non è di un tipo previsto/);
  seen.push(described());
  choose(PDF, 'application/pdf');
  await held('(PDF, 1 KB)');
  fireEvent.click(saveButton());
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).toBe('true'));
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  fireEvent.click(screen.getByRole('button', { name: /^Scarica/ }));
  const [blob] = saved.mock.calls[0] as [Blob];
  saved.mockRestore();
  return [...seen, blob.type, await blob.text()];
}

const described = () =>
  String(document.getElementById(fileInput().getAttribute('aria-describedby') ?? '')?.textContent);

const saveButton = () => screen.getByRole('button', { name: say('engine.form.save') });

/** Returns everything displayed on a tour through the screens of a resource. */
async function tour(backend: ForeignBackend): Promise<readonly string[]> {
  // Other calls, such as saved views, go to our own provider: it has none.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    new URL(url).pathname.startsWith('/visits') ? backend.answer(new Request(url, init)) : Response.json([]),
  );
  const resource = visitsIn(backend.dialect);
  const tokens = { headers: async () => ({}), renew: async () => false };
  const dataProvider = createDataProvider([resource], createCallApi(ORIGIN, tokens), () =>
    sessionOf('supervisor'),
  );
  const nothing = () => undefined;
  const screenBackend = {
    dataProvider,
    asked: [],
    rows: [],
    refuse: nothing,
    skip: nothing,
    changeMeanwhile: nothing,
    forgetPreviews: nothing,
  };
  resourceScreen(resource, { roles: ['supervisor'], rows: [], backend: screenBackend });
  const seen: string[] = [];
  const look = (...more: readonly string[]) => seen.push(rangeText(), ...cells(), ...more);
  const until = (range: string) => waitFor(() => expect(rangeText()).toBe(range));

  await until('1-10 di 37');
  look(...[...document.querySelectorAll('thead th')].map(({ textContent }) => String(textContent)));
  const [first] = cells();
  fireEvent.click(screen.getByRole('button', { name: say('engine.list.last') }));
  await until('31-37 di 37');
  await waitFor(() => expect(cells()[0]).not.toBe(first));
  look();

  const [choice] = resource.list.filters.show;
  const status = await filterInput(resource, choice?.field ?? '');
  fireEvent.change(status as HTMLElement, { target: { value: 'done' } });
  const done = records.filter(({ status }) => status === 'done').length;
  await until(`1-${Math.min(10, done)} di ${done}`);
  await waitFor(() => expect(shownRows()).toHaveLength(Math.min(10, done)));
  look();

  fireEvent.click(within(shownRows()[1] as HTMLElement).getByRole('link'));
  await waitFor(() => expect(document.getElementById('input-visitorName')).not.toBeNull());
  const name = document.getElementById('input-visitorName') as HTMLInputElement;
  seen.push(name.value, document.title);
  fireEvent.change(name, { target: { value: TAKEN } });
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(saveButton());
  const alert = await screen.findByRole('alert');
  seen.push(String(alert.textContent));
  fireEvent.change(name, { target: { value: 'Nome nuovo' } });
  fireEvent.click(saveButton());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).toBe('true'));
  seen.push(...(await attach()));
  fireEvent.click(screen.getByRole('link', { name: say('engine.form.back') }));
  await waitFor(() => expect(cells().some((row) => row.includes('Nome nuovo'))).toBe(true));
  look();
  return seen;
}

const backends = { spring: springBackend, header: headerBackend, jsonApi: jsonApiBackend } as const;

// Missing in jsdom.
URL.createObjectURL ??= () => '';
URL.revokeObjectURL ??= () => undefined;

describe('one screen over three providers that speak otherwise', () => {
  const seen = new Map<string, readonly string[]>();
  const asked = new Map<string, readonly string[]>();
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    for (const [name, create] of Object.entries(backends)) {
      const backend = create(records);
      seen.set(name, await tour(backend));
      asked.set(name, backend.asked);
      cleanup();
    }
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows the same of the records, page by page, filtered, refused and changed', () => {
    const [one = [], ...others] = [...seen.values()];
    expect(one.length).toBeGreaterThan(30);
    for (const other of others) expect(other).toEqual(one);
    const newest = [...records].sort((a, b) => (a.dayOfVisit < b.dayOfVisit ? 1 : -1))[0];
    expect(one[1]).toContain(newest?.visitorName);
    expect(one.join()).toContain('Il nome è già in uso.');
  });

  it('takes files within their limits, in base64 on the wire, and gives them back', () => {
    const [one = []] = [...seen.values()];
    expect(one).toContain('application/pdf,image/png');
    expect(one).toContain('Il file è troppo grande: può essere al massimo di 2 KB');
    expect(one).toContain('Il file non è di un tipo previsto: scegliere un file PDF o PNG');
    expect(one).toContain(PDF);
    for (const calls of asked.values()) {
      const sent = calls.filter((call) => /^(PUT|PATCH)/.test(call) && call.includes(btoa(PDF)));
      expect(sent).toHaveLength(1);
      expect(calls.filter((call) => call.includes(btoa('nessun PDF')))).toEqual([]);
    }
  });

  it('asks each of them in its own words', () => {
    expect(asked.get('spring')).toContain('GET /visits?page=3&size=10&sort=day_of_visit,desc');
    expect(asked.get('spring')).toContain('GET /visits?page=0&size=10&sort=day_of_visit,desc&status=done');
    expect(asked.get('header')).toContain('GET /visits?filter={}&range=[30,39]&sort=["dayOfVisit","DESC"]');
    expect(asked.get('jsonApi')).toContain('GET /visits?page[number]=4&page[size]=10&sort=-dayOfVisit');
    expect(asked.get('jsonApi')?.some((one) => /^PATCH .*"type":"visits","id":"v\d+"/.test(one))).toBe(true);
    expect(asked.get('header')?.some((one) => /^PUT .*"revision":1/.test(one))).toBe(true);
  });
});

describe('a request in a dialect', () => {
  const asked = { page: 3, perPage: 20, sort: '-dueOn', filter: { status: 'a b', open: true } };
  const query = (dialect: Dialect, cursor?: string) => {
    const names = namesOf(dialect, {
      dueOn: { kind: 'day' },
      status: { kind: 'text' },
      open: { kind: 'flag' },
    });
    return new URLSearchParams(pageRequestQuery(dialect, names, asked, cursor)).toString();
  };
  const words = (dialect: Dialect, cursor?: string) => decodeURIComponent(query(dialect, cursor));

  it.each<[string, Dialect, string]>([
    [
      'pages from 0',
      { page: { by: 'page', number: 'p', size: 'n', first: 0 } },
      'p=2&n=20&status=a+b&open=true',
    ],
    ['offsets', { page: { by: 'offset', offset: 'from', limit: 'n' } }, 'from=40&n=20&status=a+b&open=true'],
    [
      'an order in two parameters, in capitals',
      { sort: { name: '_sort', written: 'apart', order: '_order' }, casing: 'upper' },
      'page=3&perPage=20&_sort=DUEON&_order=desc&STATUS=a+b&OPEN=true',
    ],
    [
      'RSQL',
      { filter: { written: 'rsql', name: 'query' } },
      'page=3&perPage=20&query=status=="a+b";open==true',
    ],
    [
      'filters in brackets, names of its own',
      { filter: { written: 'brackets', name: 'filter' }, names: { status: 'stato' } },
      'page=3&perPage=20&filter[stato]=a+b&filter[open]=true',
    ],
  ])('writes %s', (_name, dialect, expected) => {
    expect(words(dialect)).toBe(expected);
  });

  it('begins a page where the one before said that it does', () => {
    const page = { by: 'cursor', cursor: 'after', size: 'first', next: 'page.end' } as const;
    expect(words({ page }, 'xyz')).toBe('first=20&after=xyz&status=a+b&open=true');
  });
});

describe('a provider that tells from page to page where the next one begins', () => {
  it('is asked for the pages before on the way, once', async () => {
    const dialect: Dialect = {
      page: { by: 'cursor', cursor: 'after', size: 'first', next: 'page.end' },
      records: 'items',
      total: 'body:count',
    };
    const resource = visitsIn(dialect);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      const { searchParams } = new URL(address);
      asked.push(searchParams.get('after') ?? 'the beginning');
      const from = Number(searchParams.get('after') ?? 0);
      const items = records.slice(from, from + Number(searchParams.get('first')));
      const answer = { items, count: records.length, page: { end: String(from + items.length) } };
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    });
    const tokens = { headers: async () => ({}), renew: async () => false };
    const provider = createDataProvider([resource], createCallApi(ORIGIN, tokens), () =>
      sessionOf('supervisor'),
    );
    const page = async (number: number) => {
      const pagination = { page: number, perPage: 10 };
      const { data, total } = await provider.getList('visit', { pagination, filter: {} });
      return { ids: data.map(({ id }) => id), total };
    };
    const ids = records.map(({ id }) => id);
    expect(await page(3)).toEqual({ ids: ids.slice(20, 30), total: 37 });
    expect(await page(4)).toEqual({ ids: ids.slice(30), total: 37 });
    expect(asked).toEqual(['the beginning', '10', '20', '30']);
    vi.unstubAllGlobals();
  });
});

describe('a provider that says in a header how many there are', () => {
  it('is read so, its records being the whole answer', async () => {
    const dialect: Dialect = { records: '', total: 'header:x-total-count' };
    vi.stubGlobal('fetch', async () =>
      Response.json(records.slice(0, 10), { headers: { 'X-Total-Count': '37' } }),
    );
    const tokens = { headers: async () => ({}), renew: async () => false };
    const provider = createDataProvider([visitsIn(dialect)], createCallApi(ORIGIN, tokens), () =>
      sessionOf('supervisor'),
    );
    const { data, total } = await provider.getList('visit', {
      pagination: { page: 1, perPage: 10 },
      filter: {},
    });
    expect([data.length, total]).toEqual([10, 37]);
    vi.unstubAllGlobals();
  });
});

describe('a provider that is spoken to by a package', () => {
  const body = (init: RequestInit | undefined) => JSON.parse(String(init?.body));
  function spokenTo(answer: (url: URL, init: RequestInit) => Response | Promise<Response>) {
    const dialect: Dialect = { ...simpleRest, casing: 'snake', version: 'field:revision' };
    const { declaration } = rest('/visits', {
      fields,
      can: { ...can, create: ['user', 'create'], delete: ['user', 'delete'] },
    });
    const { endpoints } = visitsIn(dialect);
    const { create, remove } = declaration.endpoints;
    const resource = {
      ...visitsIn(dialect),
      endpoints: { ...endpoints, create, remove },
    } as unknown as Resource;
    const fetched = vi.fn(async (url: string, init: RequestInit) => answer(new URL(url), init));
    vi.stubGlobal('fetch', fetched);
    const tokens = { headers: async () => ({ Authorization: 'DPoP x' }), renew: async () => false };
    const provider = createDataProvider([resource], createCallApi(ORIGIN, tokens), () =>
      sessionOf('supervisor'),
    );
    return { provider, fetched };
  }
  const visit = { id: 'v/1', visitor_name: 'Ada', revision: 7, other: true };
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for a list in its names, signed, and says the total in a header', async () => {
    const { provider, fetched } = spokenTo(() =>
      Response.json([visit], { headers: { 'Content-Range': 'visits 10-19/319' } }),
    );
    const answer = await provider.getList('visit', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'dayOfVisit', order: 'DESC' },
      filter: { visitorName: 'a"b&c' },
    });
    expect(answer).toEqual({ data: [{ id: 'v/1', visitorName: 'Ada' }], total: 319 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(Object.fromEntries(new URL(String(url)).searchParams)).toEqual({
      range: '[10,19]',
      sort: '["day_of_visit","DESC"]',
      filter: '{"visitor_name":"a\\"b&c"}',
    });
    expect(init?.headers).toMatchObject({ Authorization: 'DPoP x', range: 'visits=10-19' });
  });

  it('makes, changes and removes a record, at its address and with the version that was seen', async () => {
    const { provider, fetched } = spokenTo((_url, { method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(visit),
    );
    const { data: read } = await provider.getOne('visit', { id: 'v/1' });
    await provider.update('visit', { id: 'v/1', data: { ...read, visitorName: 'Eva' }, previousData: read });
    await provider.create('visit', { data: { visitorName: 'Ivo' } });
    await provider.delete('visit', { id: 'v/1' as never, previousData: read });
    expect(fetched.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
      `GET ${ORIGIN}/visits/v%2F1`,
      // The request replaces the whole record: fields without an input keep their values.
      `GET ${ORIGIN}/visits/v%2F1`,
      `PUT ${ORIGIN}/visits/v%2F1`,
      `POST ${ORIGIN}/visits`,
      `DELETE ${ORIGIN}/visits/v%2F1`,
    ]);
    const [, , update, create] = fetched.mock.calls;
    expect(body(update?.[1])).toMatchObject({ visitor_name: 'Eva', revision: 7 });
    expect(body(create?.[1])).toMatchObject({ visitor_name: 'Ivo' });
  });

  it('is aborted with the request of the caller', async () => {
    const broken = new AbortController();
    const { provider, fetched } = spokenTo(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const pagination = { page: 1, perPage: 10 };
    const asked = provider.getList('visit', { pagination, filter: {}, signal: broken.signal });
    await expect.poll(() => fetched.mock.calls.length).toBe(1);
    broken.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
