import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LinkDialog } from '../../../../src/resources/registry/LinkDialog';
import { personOf, usersResource } from '../../../fixtures/registryScreen';
import { viewScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

it('says that the accounts could not be read, and never that none is found', async () => {
  const rows = [userRow('rossi')];
  const getList = vi
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error('x'), { status: 500 }))
    .mockResolvedValue({ data: rows, total: 1 });
  viewScreen(
    <LinkDialog
      {...({ rows: [personOf(1)], close: vi.fn(), onFinished: vi.fn() } as unknown as Parameters<
        typeof LinkDialog
      >[0])}
    />,
    { resource: usersResource, roles: ['supervisor'], rows, calls: { getList } },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Associa utente' }));
  const again = await dialog.findByRole('button', { name: 'Riprova' });
  expect(dialog.queryByRole('combobox', { name: 'Utente' })).toBeNull();
  await userEvent.click(again);
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Utente' }));
  expect(await screen.findByRole('option', { name: /rossi\.SG10001/ })).toBeVisible();
});
