import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import type { Row } from '../../../../src/engine/declaration/defineResource';
import { users } from '../../../../src/resources/users/users';
import { fake } from '../../../fixtures/fake/fake';
import { keepStored } from '../../../fixtures/keepStored';
import { storedTrips } from '../../../fixtures/reference/storedTrips';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { searchFor, shownRows } from '../../../fixtures/suites/onScreen';

const undo = keepStored(storedTrips);
const { trips } = await import('../../../fixtures/reference/trips');
afterAll(undo);

const people = fake(users, 5, 2).map((one, i) => ({
  ...one,
  labelNomeCognome: ['Ada Neri', 'Ugo Bianchi'][i],
}));
const [ada, ugo] = people as unknown as [Row, Row];
const rows = fake(trips, 3, 2).map((one, i) => ({
  ...one,
  leader: [ada.id, 'nessuno.SG10001'][i] ?? null,
  helpers: [ugo.id, ada.id],
}));
const calls = {
  getList: async (name: string) => {
    const data = name === users.name ? people : rows;
    return { data, total: data.length };
  },
};
const open = (at = '') => resourceScreen(trips, { roles: ['supervisor'], rows, at, beside: [users], calls });

describe('a reference', () => {
  it('is read and searched in a list by what its record is called, and leads to it', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Ada Neri' });
    expect(link).toHaveAttribute('href', `/user/${encodeURIComponent(ada.id)}`);
    // A reference without a record is displayed by its key.
    screen.getByRole('link', { name: 'nessuno.SG10001' });
    searchFor(trips, 'neri');
    await waitFor(() => expect(shownRows()).toHaveLength(1));
    within(shownRows()[0] as HTMLElement).getByRole('link', { name: 'Ada Neri' });
  });

  it('says that it is kept for other roles, without its key, and leads nowhere, where the person may not see what it refers to', async () => {
    const nobodys = ['clock', 'move'] as const;
    const hidden = { ...users, can: { ...users.can, list: nobodys, read: nobodys } };
    const asked: string[] = [];
    const getList = (name: string) => {
      asked.push(name);
      return calls.getList(name);
    };
    resourceScreen(trips, { roles: ['supervisor'], rows, beside: [hidden], calls: { getList } });
    await waitFor(() => expect(shownRows()).toHaveLength(2));
    expect(shownRows()[0]?.parentElement?.textContent).toContain('riservato ad altri ruoli');
    expect(screen.queryByText(ada.id)).toBeNull();
    expect(screen.queryByText('Ada Neri')).toBeNull();
    expect(screen.queryByRole('link', { name: 'riservato ad altri ruoli' })).toBeNull();
    expect(asked).not.toContain(users.name);
  });

  it('is read so on a phone, and on the page of a record', async () => {
    const { unmount } = resourceScreen(trips, {
      roles: ['supervisor'],
      rows,
      beside: [users],
      calls,
      width: 390,
    });
    await screen.findByRole('link', { name: 'Ada Neri' });
    unmount();
    const shown = {
      ...trips,
      form: { ...trips.form, inputs: ['title'], tabs: {} },
      show: ['leader', 'helpers'],
    };
    resourceScreen(shown, {
      roles: ['supervisor'],
      rows,
      at: `/${encodeURIComponent(rows[0]?.id ?? '')}`,
      beside: [users],
      calls,
    });
    const page = within(await screen.findByRole('main'));
    expect(await page.findAllByRole('link', { name: 'Ada Neri' })).toHaveLength(2);
    page.getByRole('link', { name: 'Ugo Bianchi' });
  });

  it('and several of them in a cell or a file, are shown by their names', async () => {
    const { kinds } = await import('../../../../src/engine/record/kinds');
    const names: Readonly<Record<string, string>> = { [ada.id]: 'Ada Neri' };
    const say = (value: unknown) => names[String(value)] ?? String(value);
    expect(kinds.ref.text(ada.id, say)).toBe('Ada Neri');
    expect(kinds.list.text([ada.id, 'altri'], say, trips.fields.helpers)).toBe('Ada Neri, altri');
  });
});
