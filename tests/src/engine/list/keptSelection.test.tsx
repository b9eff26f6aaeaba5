import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { withRows } from '../../../../src/engine/record/withRows';
import { users } from '../../../../src/resources/users/users';
import { address, lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { searchFor, shownIds } from '../../../fixtures/suites/onScreen';
import { userRow } from '../../../fixtures/userRecords';

const people = ['alfa', 'beta', 'delta', 'gamma'].map((name) => userRow(name));
const shown = () => shownIds(users as never).map((id) => id.split('.')[0]);
const tick = (name: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^Seleziona .*${name}$`) }));

async function open(at = '') {
  resourceScreen(users, { roles: ['supervisor'], rows: people, at });
  await screen.findByText(/di \d+$/);
}

describe('what is ticked', () => {
  it('survives another search, and is shown alone until something else is asked for', async () => {
    await open();
    tick('alfa');
    expect(screen.queryByRole('button', { name: /^Vedi/ })).toBeNull();
    searchFor(users as never, 'beta');
    expect(shown()).toEqual(['beta']);
    tick('beta');
    expect(screen.getByText('2 selezionati')).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: 'Vedi i 2 selezionati' }));
    expect(shown()).toEqual(['alfa', 'beta']);
    fireEvent.click(screen.getByRole('button', { name: 'Rimuovi il filtro Solo i 2 selezionati' }));
    expect(shown()).toEqual(['beta']);
    fireEvent.click(screen.getByRole('button', { name: 'Vedi i 2 selezionati' }));
    searchFor(users as never, 'delta');
    await waitFor(() => expect(shown()).toEqual(['delta']));
    expect(screen.getByText('2 selezionati')).toBeVisible();
  });

  it('is acted upon whole, whatever is searched for meanwhile', async () => {
    await open();
    tick('alfa');
    searchFor(users as never, 'beta');
    tick('beta');
    fireEvent.click(screen.getByRole('button', { name: 'Disattiva utenti' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Disattiva soltanto',
      ) as HTMLElement,
    );
    expect(await screen.findByText(/2 da disattivare/)).toBeVisible();
  });

  it('grows by all matching records, and nobody leaves it', async () => {
    await open();
    tick('alfa');
    searchFor(users as never, 'mario');
    searchFor(users as never, 'delta');
    tick('delta');
    searchFor(users as never, '');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }));
    expect(screen.getByText('4 selezionati')).toBeVisible();
  });
});

/** The same list, from a provider that pages two users at a time. */
const paged = {
  ...users,
  endpoints: { ...users.endpoints, list: { ...users.endpoints.list, answers: 'page' } },
  list: { ...users.list, pageSizes: [2, 5], pageSize: 2 },
} as unknown as Resource;

interface PageAsked {
  readonly filter: { readonly q?: string };
  readonly pagination: { readonly page: number; readonly perPage: number };
}

describe('what is ticked of a list that the provider pages', () => {
  it('lasts from page to page, is shown alone and acted upon whole', async () => {
    resourceScreen(paged, { roles: ['supervisor'], rows: people });
    await screen.findByText(/di 4$/);
    tick('alfa');
    fireEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    await waitFor(() => expect(shown()).toEqual(['delta', 'gamma']));
    expect(screen.getByText('1 selezionato')).toBeVisible();
    tick('gamma');
    fireEvent.click(screen.getByRole('button', { name: 'Vedi i 2 selezionati' }));
    await waitFor(() => expect(shown()).toEqual(['alfa', 'gamma']));
    fireEvent.click(screen.getByRole('button', { name: 'Disattiva utenti' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Disattiva soltanto' }));
    expect(await screen.findByText(/2 da disattivare/)).toBeVisible();
  });

  it('gives way to everything that another search finds, which is said before, however many it is', async () => {
    const rows = ['rossi', 'verdi'].flatMap((name) => [1, 2, 3].map((one) => userRow(`${name}${one}`)));
    const getList = async (_name: string, { filter, pagination: { page, perPage } }: PageAsked) => {
      const found = rows.filter(({ id }) => id.includes(filter.q ?? ''));
      return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    };
    resourceScreen(paged, { roles: ['supervisor'], rows, calls: { getList } });
    await screen.findByText(/di 6$/);
    searchFor(users as never, 'rossi');
    await screen.findByText(/di 3$/);
    tick('rossi1');
    fireEvent.click(screen.getByRole('button', { name: 'Seleziona tutti i 3 risultati' }));
    searchFor(users as never, 'verdi');
    await waitFor(() => expect(shown()).toEqual(['verdi1', 'verdi2']));
    expect(screen.getByText('2 selezionati')).toBeVisible();
    tick('verdi1');
    expect(screen.getByText('3 selezionati')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Seleziona solo i 3 risultati' }));
    expect(screen.getByText('3 selezionati')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /verdi2$/ })).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Seleziona (solo|tutti)/ })).toBeNull();
  });

  it.each(['Prepara lettere', 'Applica ruoli'])(
    'is not taken for all by a dialog that would have only the rows that were read: %s',
    async (does) => {
      resourceScreen(paged, { roles: ['supervisor'], rows: people });
      await screen.findByText(/di 4$/);
      tick('alfa');
      fireEvent.click(screen.getByRole('button', { name: 'Seleziona tutti i 4 risultati' }));
      fireEvent.click(screen.getByRole('button', { name: does }));
      const why = 'Non si può fare per tutti i risultati insieme: selezionarli pagina per pagina.';
      await waitFor(() => expect(lastSaid()).toEqual([why, 'warning']));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('loses a row that is removed', async () => {
    resourceScreen(paged, { roles: ['supervisor'], rows: people });
    await screen.findByText(/di 4$/);
    tick('alfa');
    tick('beta');
    fireEvent.click(screen.getByRole('button', { name: 'Altre azioni su Mario beta' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Prosegui' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Elimina' }));
    await screen.findByText(/di 3$/);
    expect(screen.getByText('1 selezionato')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Vedi l’elemento selezionato' }));
    await waitFor(() => expect(shown()).toEqual(['alfa']));
  });
});

describe('a list that is opened with rows', () => {
  it('has them ticked and alone, begins what was asked for, and is as ever after a reload', async () => {
    const { router } = resourceScreen(users, { roles: ['supervisor'], rows: people });
    await screen.findByText(/di 4$/);
    const ids = ['beta', 'delta', 'nobody'].map((name) => `${name}.SG10001`);
    await act(() => router.navigate('/user', { state: withRows(ids, 'roles') }));
    await waitFor(() => expect(shown()).toEqual(['beta', 'delta']));
    expect(screen.getByText('2 selezionati')).toBeInTheDocument();
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(router.state.location.state).toBeNull();
  });
});

describe('the way back to a list', () => {
  it('leads to its search, filters and page as they were', async () => {
    await open('?q=a&stato=1&sort=-email&page=2&per=5&v=1');
    const before = address();
    fireEvent.click(document.querySelector('tbody th a') as HTMLElement);
    const back = await screen.findByRole('link', { name: /Torna all/ });
    expect(back.getAttribute('href')).toBe('/user?q=a&stato=1&sort=-email&page=2&per=5&v=1');
    fireEvent.click(back);
    await screen.findByText(/di \d+$/);
    expect(address()).toBe(before);
  });
});
