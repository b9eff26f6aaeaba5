import { useQueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { RegistryNews } from '../../../../contract/registry/registryNews';
import { NewsDialog } from '../../../../src/resources/registry/NewsDialog';
import { usersResource } from '../../../fixtures/registryScreen';
import { viewScreen } from '../../../fixtures/resourceScreen';

const news = { impronta: 'a', nuovi: [], cambiati: [], usciti: [] } as unknown as RegistryNews;

it('reads the registry again once when the update is refused, however often the dialog is drawn afterwards', async () => {
  const run = vi.fn().mockRejectedValue(Object.assign(new Error('Riprovare più tardi.'), { status: 422 }));
  const invalidated = vi.fn();
  let draw = () => {};
  function Drawn() {
    const queries = useQueryClient();
    const [, setTimes] = useState(0);
    draw = () => setTimes((times) => times + 1);
    useEffect(() => {
      queries.invalidateQueries = invalidated;
    }, [queries]);
    return <NewsDialog year="2026" news={news} close={vi.fn()} />;
  }
  viewScreen(<Drawn />, {
    resource: usersResource,
    roles: ['supervisor'],
    rows: [],
    calls: { callEndpoint: run },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: "Aggiorna l'anagrafe" }));
  expect(await dialog.findByText(/Riprovare più tardi\./)).toBeVisible();
  const once = invalidated.mock.calls.length;
  expect(once).toBe(3);
  act(draw);
  expect(invalidated).toHaveBeenCalledTimes(once);
});
