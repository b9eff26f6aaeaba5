import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leadOn } from '../../../scripts/lib/outsideProviders.mjs';
import { createCallApi } from '../../../src/dataProvider/callApi';
import { createDataProvider } from '../../../src/dataProvider/createDataProvider';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { jsonServer, simpleRest } from '../../../src/kit/dialects';
import { jsonServerWith, listening, type Records, simpleRestWith } from '../../fixtures/packagesOfOthers';
import { notices } from '../../fixtures/reference/foreignNotices';
import { resourceScreen } from '../../fixtures/resourceScreen';
import { bulkMenu, filterInput, rangeText, say, shownRows, tickAll } from '../../fixtures/suites/onScreen';
import { inputOf, saveButton } from '../../fixtures/suites/recordChecks';
import { toLastStep } from '../../fixtures/suites/typing';
import { sessionOf } from '../layout/inFrame';

/** Records as in a third-party backend: its own keys, an undeclared field, no versions. */
const records: Records = Array.from({ length: 23 }, (_one, i) => ({
  id: i + 1,
  title: `Avviso ${String(i + 1).padStart(2, '0')}`,
  body: 'Alle dodici.',
  channel: i % 2 === 0 ? 'email' : 'push',
  status: i % 5 === 0 ? 'sent' : 'scheduled',
  sendAt: `2026-09-${String(i + 1).padStart(2, '0')}T08:00:00.000Z`,
  internalNote: `n${i}`,
}));

const backends = [
  ['json-server', jsonServer, jsonServerWith],
  ['a simple-rest backend', simpleRest, simpleRestWith],
] as const;

const until = (range: string) => waitFor(() => expect(rangeText()).toBe(range));

describe.each(backends)(
  'the resource of the tutorial on %s that nobody here wrote',
  (_name, dialect, start) => {
    const closing: (() => void)[] = [];
    afterEach(() => {
      cleanup();
      vi.unstubAllGlobals();
      for (const close of closing.splice(0)) close();
    });

    it('is listed, filtered, opened, saved, acted on, made and removed, and says what is lost', async () => {
      const backend = await start(records);
      const { endpoints } = notices;
      const resource = {
        ...notices,
        endpoints: {
          ...endpoints,
          dialect,
          outside: { address: backend.address, headers: { 'x-key': 'chiave' } },
          update: {
            ...endpoints.update,
            endpoint: { ...endpoints.update?.endpoint, method: dialect.update ?? 'PUT' },
          },
        },
      } as Resource;
      const way = await listening((request, response) => {
        const [, name = '', rest = ''] = /^\/outside\/([\w-]+)(\/.*)$/.exec(request.url ?? '') ?? [];
        void leadOn(async () => [resource], name, rest, request, response);
      });
      closing.push(backend.close, way.close);
      const real = fetch;
      // jsdom's abort signals are incompatible with Node's.
      vi.stubGlobal('fetch', (url: string, { signal: _, ...init }: RequestInit = {}) =>
        !url.startsWith(`${way.address}/api`) ? real(url, init) : Promise.resolve(Response.json([])),
      );
      const tokens = { headers: async () => ({ Authorization: 'DPoP x' }), renew: async () => false };
      const dataProvider = createDataProvider([resource], createCallApi(way.address, tokens), () =>
        sessionOf('supervisor'),
      );
      const held = async (id: number) => (await real(`${backend.address}/notices/${id}`)).json();
      const screenBackend = { dataProvider, asked: [], rows: [] } as never;
      resourceScreen(resource, { roles: ['supervisor'], rows: [], backend: screenBackend });

      await until('1-10 di 23');
      await waitFor(() => expect(shownRows()[0]?.textContent).toContain('Avviso 23'));
      const channel = await filterInput(resource, 'channel');
      fireEvent.change(channel as HTMLElement, { target: { value: 'push' } });
      await until('1-10 di 11');

      // Bulk actions: only on rows that were displayed, and without undo.
      await waitFor(() => expect(shownRows()).toHaveLength(10));
      fireEvent.click(tickAll());
      await within(bulkMenu()).findByText('I risultati delle altre pagine si scelgono pagina per pagina.');
      fireEvent.click(within(bulkMenu()).getByRole('button', { name: 'Annulla avvisi' }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain('Non è possibile.');
      fireEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
      await waitFor(async () => expect(await held(4)).toMatchObject({ status: 'cancelled' }));
      await waitFor(async () => expect(await held(20)).toMatchObject({ status: 'cancelled' }));
      expect(await held(4)).toEqual({ ...records[3], status: 'cancelled' });
      expect(await held(16)).toEqual(records[15]);

      // A record without a version can be opened and saved; undeclared fields keep their values.
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      fireEvent.click(screen.getByRole('link', { name: 'Avviso 22' }));
      await waitFor(() => expect(inputOf('title')).not.toBeNull());
      screen.getByText(say('engine.form.unversioned'));
      fireEvent.change(inputOf('title'), { target: { value: 'Rinviato' } });
      await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
      fireEvent.click(saveButton());
      await waitFor(async () => expect(await held(22)).toMatchObject({ title: 'Rinviato' }));
      expect(await held(22)).toMatchObject({ internalNote: 'n21', status: 'cancelled' });
      await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).toBe('true'));

      fireEvent.click(screen.getByRole('link', { name: say('engine.form.back') }));
      fireEvent.click(await screen.findByRole('link', { name: say('engine.form.create') }));
      await waitFor(() => expect(inputOf('title')).not.toBeNull());
      fireEvent.change(inputOf('title'), { target: { value: 'Nuovo' } });
      fireEvent.change(inputOf('body'), { target: { value: 'Testo' } });
      fireEvent.change(inputOf('channel'), { target: { value: 'email' } });
      await toLastStep();
      fireEvent.click(saveButton());
      await screen.findByRole('heading', { level: 1, name: 'Nuovo' });
      fireEvent.click(await screen.findByRole('button', { name: /^Elimina/ }));
      const asked = await screen.findByRole('dialog');
      fireEvent.click(within(asked).getAllByRole('button').at(-1) as HTMLElement);
      await waitFor(async () => {
        const all = await (await real(`${backend.address}/notices`)).json();
        expect(all.map(({ title }: { title: string }) => title)).not.toContain('Nuovo');
      });
    });
  },
);
