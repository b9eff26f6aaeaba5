import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { users } from '../../../../src/resources/users/users';
import { visits } from '../../../fixtures/reference/visits';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';
import { input, press, visit } from '../../../fixtures/visitForm';

const people = ['rossi', 'verdi', 'bianchi'].map((name) => userRow(name));

function open(calls: object = {}, beside = [users]) {
  const getList = async (name: string) => {
    const data = name === 'user' ? people : [visit];
    return { data, total: data.length };
  };
  resourceScreen(visits, {
    roles: ['supervisor'],
    rows: [visit],
    at: '/1',
    calls: { getList, ...calls },
    beside,
  });
  return screen.findByRole('button', { name: 'Salva' });
}

describe('a record of another resource', () => {
  it('is found by what it is called, with the keyboard, and its key is sent', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    await open({ update });
    await waitFor(() => expect(input('leader').value).toBe('Mario rossi (rossi.SG10001)'));
    await userEvent.clear(input('leader'));
    await userEvent.type(input('leader'), 'bian');
    const found = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(found.map((one) => one.textContent)).toEqual(['Mario bianchi (bianchi.SG10001)']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await axeFindings()).toEqual([]);
    await press('Salva');
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ leader: 'bianchi.SG10001' });
  });

  it('says how many are found besides those that are offered, and how to come to them', async () => {
    const many = Array.from({ length: 120 }, (_, nth) => userRow(`neri${nth}`));
    const getList = async (name: string) => {
      const data = name === 'user' ? many : [visit];
      return { data, total: data.length };
    };
    await open({ getList });
    await userEvent.clear(input('leader'));
    await userEvent.type(input('leader'), 'neri');
    const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
    await waitFor(() => expect(options()).toHaveLength(51));
    expect(options().at(-1)).toHaveTextContent('Altri 70: scrivere altre lettere per trovarli');
    expect(options().at(-1)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(input('leader'), '11');
    // 11 and 110 to 119.
    await waitFor(() => expect(options()).toHaveLength(11));
  });

  it('may be several, found by search among 500', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    const many = [...people, ...Array.from({ length: 500 }, (_, nth) => userRow(`neri${nth}`))];
    const getList = async (name: string) => {
      const data = name === 'user' ? many : [visit];
      return { data, total: data.length };
    };
    await open({ update, getList });
    await screen.findByText('Mario verdi (verdi.SG10001)');
    await userEvent.type(input('helpers'), 'neri499');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await press('Salva');
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ helpers: ['verdi.SG10001', 'neri499.SG10001'] });
  });

  it('is not shown by a meaningless key: two with the same name are distinguished by their next column', async () => {
    const opaque = (name: string, nth: number) => ({
      ...userRow(name),
      id: `0f9c2a31-7d44-4b1e-8f52-00000000000${nth}`,
    });
    const known = [opaque('neri', 1), { ...opaque('neri', 2), uid: 'neri2' }, opaque('gialli', 3)];
    const row = { ...visit, leader: known[2]?.id ?? '' };
    const getList = async (name: string) => {
      const data = name === 'user' ? known : [row];
      return { data, total: data.length };
    };
    resourceScreen(visits, {
      roles: ['supervisor'],
      rows: [row],
      at: '/1',
      calls: { getList },
      beside: [users],
    });
    await screen.findByRole('button', { name: 'Salva' });
    await waitFor(() => expect(input('leader').value).toBe('Mario gialli'));
    await userEvent.clear(input('leader'));
    await userEvent.type(input('leader'), 'neri');
    const found = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(found.map((one) => one.textContent)).toEqual(['Mario neri (neri.SG10001)', 'Mario neri (neri2)']);
  });

  it('is called by its name where it is locked, too', async () => {
    const locked = [{ fields: ['leader', 'helpers'] as const, when: {}, say: 'x' }];
    const shut = { ...visits, form: { ...visits.form, locked } };
    const getList = async (name: string) => {
      const data = name === 'user' ? people : [visit];
      return { data, total: data.length };
    };
    resourceScreen(shut as never, {
      roles: ['supervisor'],
      rows: [visit],
      at: '/1',
      calls: { getList },
      beside: [users],
    });
    await screen.findByRole('button', { name: 'Salva' });
    await waitFor(() => expect(input('leader').value).toBe('Mario rossi'));
    expect(input('leader').readOnly).toBe(true);
    expect(input('helpers').value).toBe('Mario verdi');
  });

  it('is typed by its key where its list may not be seen', async () => {
    await open({}, []);
    expect(input('leader').value).toBe('rossi.SG10001');
    expect(input('leader')).not.toHaveAttribute('role', 'combobox');
  });

  it('is a link where it is shown', async () => {
    const { update: _update, ...endpoints } = visits.endpoints;
    const shown = { ...visits, endpoints, show: ['leader', 'helpers'] };
    resourceScreen(shown, { roles: ['supervisor'], rows: [visit], at: '/1', beside: [users] });
    const link = await screen.findByRole('link', { name: 'rossi.SG10001' });
    expect(link).toHaveAttribute('href', '/user/rossi.SG10001');
    expect(screen.getByRole('link', { name: 'verdi.SG10001' })).toBeVisible();
  });
});
