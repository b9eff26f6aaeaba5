import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { exportRequests } from '../../../../src/resources/exportRequests/exportRequests';
import { licenceProducts } from '../../../../src/resources/licences/licenceProducts';
import { operations } from '../../../../src/resources/operations/operations';
import { users } from '../../../../src/resources/users/users';
import { fake } from '../../../fixtures/fake/fake';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const resource = licenceProducts as unknown as Resource;
const refused = (status: number) => async () =>
  Promise.reject(ApiError.of(status, { code: 'invalid', title: 'Parole del server' }));

describe('a list with nothing to show', () => {
  it('SHELL-048 says "Nessun elemento trovato!" where it is empty', async () => {
    resourceScreen(resource, { roles: ['supervisor'], rows: [] });
    expect(await screen.findByText('Nessun elemento trovato!')).toBeVisible();
    expect(screen.getByText('0-0 di 0')).toBeVisible();
    expect(screen.queryByLabelText('Righe per pagina')).toBeNull();
  });

  it('says of one that a condition narrows that nothing was found, not that there is nothing', async () => {
    const requests = exportRequests as unknown as Resource;
    const at = '?desEmail.contains=nessuno-ha-questo&v=1';
    resourceScreen(requests, { roles: ['supervisor'], rows: fake(requests, 21, 3), at });
    expect(await screen.findByText('Nessun elemento trovato!')).toBeVisible();
    expect(screen.queryByText('Non è stata inoltrata nessuna richiesta')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Azzera filtri' }));
    expect(await screen.findByText('1-3 di 3')).toBeVisible();
  });

  it.each([400, 500])('SHELL-046 says in words that loading a record failed with %i', async (status) => {
    resourceScreen(users as unknown as Resource, {
      roles: ['supervisor'],
      rows: [],
      at: '/rossi.SG10001',
      calls: { getOne: refused(status) },
    });
    expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('does not call a record by a key that tells nothing while it is slow', async () => {
    const never = () => new Promise<never>(() => undefined);
    resourceScreen(operations as unknown as Resource, {
      roles: ['supervisor'],
      rows: [],
      at: '/0195d3a0-7c1e-7e52-9a55-1c2d3e4f5a6b',
      calls: { getOne: never },
    });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('0195d3a0');
  });

  it.each([400, 500])('SHELL-046 says in words that loading failed with %i', async (status) => {
    resourceScreen(resource, { roles: ['supervisor'], rows: [], calls: { getList: refused(status) } });
    expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
  });
});
