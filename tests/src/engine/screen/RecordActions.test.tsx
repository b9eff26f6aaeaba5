import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Imported in advance: on a busy machine a lazy import takes longer than a test waits.
import '../../../../src/engine/actions/removal/RemovalDialog';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { visits } from '../../../fixtures/reference/visits';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';
import { input, press, type, visit } from '../../../fixtures/visitForm';

const open = (calls: object, resource = visits) =>
  resourceScreen(resource, { roles: ['supervisor'], rows: [visit], at: '/1', calls });

// The dialog and the call are tested in the suite of every resource with removal, visits among them.
describe('the removal of a record', () => {
  it('is out of use where the declaration says so, with the reason, and not there for people who may not', async () => {
    const kept = { where: { guided: true }, say: 'Si eliminano solo le visite guidate' };
    open({}, { ...visits, removal: { rules: [kept] } });
    const button = await screen.findByRole('button', { name: 'Elimina' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Si eliminano solo le visite guidate');
  });

  it('is not there for people who may not', async () => {
    open({}, { ...visits, can: { ...visits.can, delete: ['clock', 'move'] } });
    await screen.findByRole('button', { name: 'Salva' });
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
  });
});

describe('after a save', () => {
  it('a removal is of the version that was saved', async () => {
    const backend = fakeBackend(visits, [visit]);
    resourceScreen(visits, { roles: ['supervisor'], rows: [visit], at: '/1', backend });
    await screen.findByRole('button', { name: 'Salva' });
    type('title', 'Teatro');
    await press('Salva');
    expect(await screen.findByRole('heading', { level: 1, name: /Teatro/ })).toBeVisible();
    await press('Elimina');
    await screen.findByRole('dialog', { name: 'Eliminare Teatro?' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Elimina' }).at(-1) as HTMLElement);
    await waitFor(() => expect(address()).toBe('/visits'));
    const [removal] = backend.asked.filter(({ method }) => method === 'delete');
    expect(removal?.input).toMatchObject({ id: '1', meta: { version: '2' } });
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
