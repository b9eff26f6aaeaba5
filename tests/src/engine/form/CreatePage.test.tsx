import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { visits } from '../../../fixtures/reference/visits';
import { address, axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));
const input = (field: string) => document.getElementById(`input-${field}`) as HTMLInputElement;

describe('the page of a new record', () => {
  it('is led to from the list, makes the record once and goes to it', async () => {
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...data, id: '7' },
    }));
    resourceScreen(visits, { roles: ['supervisor'], rows: [], calls: { create } });
    await userEvent.click(await screen.findByRole('link', { name: 'Nuovo' }));
    await screen.findByRole('heading', { level: 1, name: 'Nuovo' });
    expect(address()).toBe('/visits/new');
    await userEvent.type(input('title'), '  Museo ');
    await userEvent.type(input('day'), '1/9/2026');
    await userEvent.type(input('leavesAt'), '01/09/2026 8:30');
    await userEvent.type(input('cost'), '1.250,5');
    await userEvent.type(input('tags'), 'uno\n\ndue');
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
    await userEvent.type(input('people'), 'due');
    await save();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Dati assenti o non validi!');
    expect(summary.parentElement).toHaveFocus();
    expect(create).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
  });
});
