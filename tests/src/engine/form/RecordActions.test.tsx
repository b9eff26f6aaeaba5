import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { visits } from '../../../fixtures/reference/visits';
import { address, axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { input, press, refusal, type, visit } from '../../../fixtures/visitForm';

const open = (calls: object, resource = visits) =>
  resourceScreen(resource, { roles: ['supervisor'], rows: [visit], at: '/1', calls });

describe('the removal of a record', () => {
  it('is asked for once, sent with the version that was seen, and ends at the list', async () => {
    const remove = vi.fn(async () => ({ data: visit }));
    open({ delete: remove });
    await userEvent.click(await screen.findByRole('button', { name: 'Elimina' }));
    const dialog = await screen.findByRole('dialog', { name: 'Eliminare Museo?' });
    expect(await axeFindings()).toEqual([]);
    expect(remove).not.toHaveBeenCalled();
    await press('Annulla');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await press('Elimina');
    const confirm = (await screen.findAllByRole('button', { name: 'Elimina' })).at(-1) as HTMLElement;
    confirm.click();
    confirm.click();
    await waitFor(() => expect(address()).toBe('/visits'));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(remove).toHaveBeenCalledWith('visits', {
      id: '1',
      previousData: expect.objectContaining({ title: 'Museo' }),
      meta: { version: '1', idempotencyKey: expect.any(String) },
    });
  });

  it('that failed says so and may be tried again with the same key', async () => {
    const remove = vi.fn().mockRejectedValueOnce(refusal(0)).mockResolvedValue({ data: visit });
    open({ delete: remove });
    await userEvent.click(await screen.findByRole('button', { name: 'Elimina' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getAllByRole('button', { name: 'Elimina' }).at(-1) as HTMLElement);
    await screen.findByText(/avrà effetto una volta sola/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Elimina' }).at(-1) as HTMLElement);
    await waitFor(() => expect(address()).toBe('/visits'));
    const [first, second] = remove.mock.calls.map(([, { meta }]) => meta.idempotencyKey);
    expect(second).toBe(first);
  });

  it('is out of use where the declaration says so, with the reason, and not there for whoever may not', async () => {
    const kept = { where: { guided: true }, say: 'Si eliminano solo le visite guidate' };
    open({}, { ...visits, removable: kept });
    const button = await screen.findByRole('button', { name: 'Elimina' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Si eliminano solo le visite guidate');
  });

  it('is not there for whoever may not', async () => {
    open({}, { ...visits, can: { ...visits.can, delete: ['clock', 'move'] } });
    await screen.findByRole('button', { name: 'Salva' });
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
  });
});

describe('what was typed', () => {
  it('does not hold back a removal: the record is gone, and so is its form', async () => {
    open({ delete: async () => ({ data: visit }) });
    await screen.findByRole('button', { name: 'Salva' });
    type('title', 'Teatro');
    expect(input('title').value).toBe('Teatro');
    await press('Elimina');
    await screen.findByRole('dialog', { name: 'Eliminare Museo?' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Elimina' }).at(-1) as HTMLElement);
    await waitFor(() => expect(address()).toBe('/visits'));
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('sportello.draft'))).toEqual([]);
  });
});
