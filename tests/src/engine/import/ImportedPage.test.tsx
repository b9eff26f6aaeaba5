import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  operationRead,
  operationRetry,
  operationTakeBackPreview,
} from '../../../../contract/operations/endpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { imports } from '../../../../src/resources/imports/imports';
import { wouldRestore } from '../../../fixtures/fakeOperations';
import { lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { refusal } from '../../../fixtures/visitForm';

const imported = {
  id: 'i1',
  file: 'utenti.csv',
  resource: 'user',
  name: 'Lucia Neri',
  actor: 'neri.SG10001',
  startedAt: '2026-08-20T08:30:00.000Z',
  state: 'ended',
  total: 1,
  created: 1,
  updated: 0,
  unchanged: 0,
  refused: 0,
  waiting: 0,
  cancelled: 0,
  takenBack: false,
  canCancel: false,
  canTakeBack: true,
};
const operation = {
  id: 'i1',
  kind: 'run',
  resource: 'user',
  action: 'import',
  input: {},
  who: 'x',
  name: 'Lucia Neri',
  what: { said: 'import', count: 1, noun: 'users' },
  asWhom: 'neri.SG10001',
  state: 'ended',
  startedAt: imported.startedAt,
  total: 1,
  waiting: 0,
  done: 1,
  skipped: 0,
  failed: 0,
  cancelled: 0,
  canCancel: false,
  canRetry: false,
  canTakeBack: true,
};

describe('the page of an import', () => {
  it('says why it cannot be taken back where that cannot be read, and reads it again when asked again', async () => {
    let fails = true;
    const run = async (_name: string, { id }: Endpoint) => {
      if (id === operationRead.id && fails) throw refusal(403, { message: 'Motivo di prova.' });
      if (id === operationRead.id) return operation;
      if (id === operationTakeBackPreview.id) return wouldRestore(1);
      return id === 'importRead' ? imported : { data: [], total: 0 };
    };
    const getOne = async () => ({ data: imported });
    resourceScreen(imports, {
      roles: ['supervisor'],
      rows: [],
      at: '/i1',
      calls: { callEndpoint: run, getOne },
    });
    const back = await screen.findByRole('button', { name: 'Annulla questa importazione' });
    await userEvent.click(back);
    await waitFor(() => expect(lastSaid()).toEqual(['Motivo di prova.', 'error']));
    expect(screen.queryByRole('dialog')).toBeNull();
    fails = false;
    await userEvent.click(back);
    const dialog = within(await screen.findByRole('dialog', { name: "Annullare l'operazione?" }));
    expect(dialog.getByRole('button', { name: "Annulla l'operazione" })).toBeVisible();
  });

  it('takes up one that was stopped', async () => {
    let now = { ...imported, state: 'cancelled', created: 0, cancelled: 1 };
    const stopped = { ...operation, state: 'cancelled', done: 0, cancelled: 1, canRetry: true };
    const run = async (_name: string, { id }: Endpoint) => {
      if (id === operationRetry.id) now = imported;
      if (id === 'importRead') return now;
      const { state, created, cancelled } = now;
      return [operationRead.id, operationRetry.id].includes(id)
        ? { ...stopped, state, done: created, cancelled, canRetry: cancelled > 0 }
        : { data: [], total: 0 };
    };
    const getOne = async () => ({ data: now });
    resourceScreen(imports, {
      roles: ['supervisor'],
      rows: [],
      at: '/i1',
      calls: { callEndpoint: run, getOne },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Riprendi' }));
    expect(await screen.findByText('Conclusa')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Riprendi' })).toBeNull());
  });

  it('says of one under way that how far it is cannot be read', async () => {
    const running = { ...imported, state: 'running', waiting: 1 };
    const run = async (_name: string, { id }: Endpoint) => {
      if (id === operationRead.id) throw refusal(403);
      return id === 'importRead' ? running : { data: [], total: 0 };
    };
    const getOne = async () => ({ data: running });
    resourceScreen(imports, {
      roles: ['supervisor'],
      rows: [],
      at: '/i1',
      calls: { callEndpoint: run, getOne },
    });
    expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
  });
});
