import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resource, Row } from '../../../../src/engine/declaration/defineResource';
import { visits } from '../../../fixtures/reference/visits';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';
import { input, press, refusal, type, visit } from '../../../fixtures/visitForm';

interface Input {
  readonly data: Row;
}

/** Opens the page of a new visit; each call waits until the test responds. */
async function open(resource: Resource = visits) {
  const answers: ((error?: Error) => void)[] = [];
  const held = (_name: string, { data }: Input) =>
    new Promise<{ data: Row }>((resolve, reject) =>
      answers.push((error) => (error ? reject(error) : resolve({ data: { ...visit, ...data, id: '7' } }))),
    );
  const rows = [{ ...visit, id: '7' }];
  const calls = { create: held, update: held };
  resourceScreen(resource, { roles: ['supervisor'], rows, at: '/new', calls });
  await screen.findByRole('heading', { level: 1, name: 'Nuovo' });
  type('title', 'Museo');
  const onItsWay = () => waitFor(() => expect(answers).toHaveLength(1));
  const answer = (error?: Error) => act(async () => answers.shift()?.(error));
  return { onItsWay, answer };
}

const takesNothing = (name: string) => input(name).closest('[inert]') !== null;

// react-admin logs each refusal.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the inputs of a new record', () => {
  it('take nothing while it is made, and lead to it', async () => {
    const { onItsWay, answer } = await open();
    expect(takesNothing('title')).toBe(false);
    await press('Salva');
    await onItsWay();
    expect(['title', 'notes', 'guided', 'place.town'].filter((name) => !takesNothing(name))).toEqual([]);
    await answer();
    await waitFor(() => expect(address()).toBe('/visits/7'));
    await screen.findByRole('heading', { level: 1, name: /Museo$/ });
    expect(takesNothing('title')).toBe(false);
  });

  it('take what is typed again once it was refused', async () => {
    const { onItsWay, answer } = await open();
    await press('Salva');
    await onItsWay();
    expect(takesNothing('title')).toBe(true);
    await answer(refusal(500));
    await screen.findByText(/I dati inseriti non sono andati persi/);
    expect(takesNothing('title')).toBe(false);
  });

  it('keep the focus beside them where it was in one', async () => {
    const { onItsWay, answer } = await open();
    input('title').focus();
    await userEvent.keyboard('{Enter}');
    await onItsWay();
    const focused = document.activeElement;
    expect(focused).toContainElement(input('title'));
    expect(focused).not.toBe(input('title'));
    expect(focused?.closest('[inert]')).toBeNull();
    expect(focused).not.toBe(document.body);
    await answer();
  });

  it('take nothing while they change the record that is there already', async () => {
    const form = { ...visits.form, create: { ...visits.form.create, updates: true as const } };
    const { onItsWay, answer } = await open({ ...visits, form });
    await press('Salva');
    await onItsWay();
    await answer(refusal(409, { code: 'conflict', current: visit, currentVersion: '3' }));
    expect(takesNothing('title')).toBe(false);
    await press('Aggiorna quello esistente');
    await onItsWay();
    expect(takesNothing('title')).toBe(true);
    await answer();
  });
});
