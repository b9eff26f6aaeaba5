import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userPageSize } from '../../../../contract/constants';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { EmbeddedList } from '../../../../src/engine/screen/EmbeddedList';
import { audit } from '../../../../src/resources/audit/audit';
import { users } from '../../../../src/resources/users/users';
import { address, axeFindings, viewScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

const declared = users as unknown as Resource;
const rows = [
  ...Array.from({ length: userPageSize + 2 }, (_, place) => ({ ...userRow(`verdi${place}`), sn: 'Verdi' })),
  { ...userRow('rossi'), sn: 'Rossi' },
];

/** Two lists of the same resource on one page. */
const Lists = () => (
  <>
    <section aria-label="Tutti">
      <EmbeddedList resource={declared} name="tutti">
        <a href="/user/new">Nuovo utente</a>
      </EmbeddedList>
    </section>
    <section aria-label="Verdi">
      <EmbeddedList resource={declared} name="verdi" of={{ field: 'sn', value: 'Verdi' }} />
    </section>
  </>
);

const show = (at = '') => viewScreen(<Lists />, { resource: declared, roles: ['supervisor'], rows, at });
const list = (name: string) => within(screen.getByRole('region', { name }));
const names = (name: string) => list(name).getAllByRole('rowheader').length;
const search = (name: string) => list(name).getByRole('textbox');

describe('a list inside a page', () => {
  it('keeps its search and page in a part of the address of its own', async () => {
    show();
    await waitFor(() => expect(names('Tutti')).toBe(userPageSize));
    await userEvent.click(list('Verdi').getByRole('button', { name: 'Pagina successiva' }));
    await waitFor(() => expect(address()).toBe('/user?verdi.page=2&verdi.v=1'));
    expect(names('Verdi')).toBe(2);
    expect(names('Tutti')).toBe(userPageSize);
    await userEvent.type(search('Tutti'), 'rossi');
    await waitFor(() => expect(address()).toBe('/user?verdi.page=2&verdi.v=1&tutti.q=rossi&tutti.v=1'));
    expect(names('Tutti')).toBe(1);
    expect(names('Verdi')).toBe(2);
  });

  it('shows what its part of the address says, and leaves the rest of it alone', async () => {
    show('?scheda=altro&verdi.page=2&tutti.q=rossi');
    await waitFor(() => expect(names('Verdi')).toBe(2));
    expect(search('Tutti')).toHaveValue('rossi');
    await userEvent.clear(search('Tutti'));
    await waitFor(() => expect(address()).toBe('/user?scheda=altro&verdi.page=2'));
  });

  it('has the actions of its rows and what stands beside its search, no checkboxes, and nothing that axe finds', async () => {
    show();
    await waitFor(() => expect(names('Tutti')).toBe(userPageSize));
    expect(list('Tutti').getByRole('link', { name: 'Nuovo utente' })).toHaveAttribute('href', '/user/new');
    expect(list('Verdi').queryByRole('link', { name: 'Nuovo utente' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(list('Tutti').getAllByRole('columnheader', { name: 'Azioni' })).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
  });

  it('asks a provider that pages the list for the records of one value only', async () => {
    const asked: unknown[] = [];
    viewScreen(
      <EmbeddedList
        resource={audit as unknown as Resource}
        name="storia"
        of={{ field: 'target', value: 'rossi' }}
      />,
      {
        resource: audit as unknown as Resource,
        roles: ['supervisor'],
        rows: [],
        calls: {
          getList: async (name: string, { filter }: { filter: unknown }) => {
            if (name === audit.name) asked.push(filter);
            return { data: [], total: 0 };
          },
        },
      },
    );
    await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ target: 'rossi' })));
  });
});
