import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { visits } from '../../../fixtures/reference/visits';
import { address, axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { refusal, type } from '../../../fixtures/visitForm';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));

describe('the page of a new record', () => {
  it('is led to from the list, makes the record once and goes to it', async () => {
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...data, id: '7' },
    }));
    resourceScreen(visits, { roles: ['supervisor'], rows: [], calls: { create } });
    await userEvent.click(await screen.findByRole('link', { name: 'Nuovo' }));
    await screen.findByRole('heading', { level: 1, name: 'Nuovo' });
    expect(address()).toBe('/visits/new');
    type('title', '  Museo ');
    type('day', '1/9/2026');
    type('leavesAt', '01/09/2026 8:30');
    type('cost', '1.250,5');
    type('tags', 'uno\n\ndue');
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(address()).toBe('/visits/7'));
    expect(create).toHaveBeenCalledTimes(1);
    expect(create.mock.calls[0]?.[1].data).toMatchObject({
      title: 'Museo',
      day: '2026-09-01',
      leavesAt: '2026-09-01T06:30:00.000Z',
      cost: 1250.5,
      tags: ['uno', 'due'],
    });
  });

  it('says what is missing, each at its input, with a summary that takes the focus', async () => {
    const create = vi.fn();
    resourceScreen(visits, { roles: ['supervisor'], rows: [], calls: { create }, at: '/new' });
    await screen.findByRole('heading', { level: 1, name: 'Nuovo' });
    type('people', 'due');
    await save();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Dati assenti o non validi!');
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    expect(create).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
  });

  it('is sent once, however often it is asked for, and with the same key until it is answered', async () => {
    const create = vi
      .fn()
      .mockRejectedValueOnce(refusal(0))
      .mockRejectedValueOnce(refusal(500))
      .mockImplementation(async (_name: string, { data }: { data: object }) => ({
        data: { ...data, id: '7' },
      }));
    resourceScreen(visits, { roles: ['supervisor'], rows: [], calls: { create }, at: '/new' });
    await screen.findByRole('heading', { level: 1, name: 'Nuovo' });
    type('title', 'Museo');
    const button = screen.getByRole('button', { name: 'Salva' });
    button.click();
    button.click();
    await screen.findByText(/I dati inseriti non sono andati persi/);
    expect(create).toHaveBeenCalledTimes(1);
    await save();
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    await screen.findByText(/I dati inseriti non sono andati persi/);
    type('title', 'Teatro');
    await save();
    await waitFor(() => expect(address()).toBe('/visits/7'));
    const keys = create.mock.calls.map(([, { meta }]) => meta.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(new Set(keys.map(String)).size).toBe(2);
  });

  it('is out of use, and says why, for people who may list and not make one', async () => {
    const closed = { ...visits, can: { ...visits.can, create: ['clock', 'move'] as const } };
    resourceScreen(closed, { roles: ['supervisor'], rows: [] });
    const button = await screen.findByRole('button', { name: 'Nuovo' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/serve un'autorizzazione/);
    expect(screen.queryByRole('link', { name: 'Nuovo' })).toBeNull();
  });
});
