import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../../../src/i18n/i18nProvider';
import { users } from '../../../../../src/resources/users/users';
import { fakeRoles } from '../../../../fixtures/fakeRoles';
import { resourceScreen } from '../../../../fixtures/resourceScreen';
import { userRow } from '../../../../fixtures/userRecords';

it('what the contract refuses is said in English to a person who reads English: own roles, and an account that is not selected', async () => {
  const i18n = createI18nProvider();
  await i18n.changeLocale('en');
  // The session's own user.
  const own = userRow('maria');
  const supervisor = userRow('supervisor');
  const { provider } = fakeRoles([own, supervisor]);
  const at = `/${own.uid}/abilitazioni`;
  resourceScreen(users, { roles: ['supervisor'], rows: [], at, calls: provider, i18n });
  const dialog = within(await screen.findByRole('dialog'));
  const [said] = await dialog.findAllByText(/Nobody can change their own permissions/);
  expect(said).toBeVisible();
  await userEvent.click(dialog.getAllByRole('button', { name: /^Permissions of / })[0] as HTMLElement);
  const [chip] = within(dialog.getAllByRole('group')[0] as HTMLElement).getAllByRole('button');
  expect(chip).toHaveAttribute('data-tip', 'Nobody can change their own permissions');
  const box = screen.getByRole('checkbox', { name: /Mario supervisor/, hidden: true });
  expect(box).toHaveAttribute('data-tip', 'The school’s supervisor account cannot be selected');
});
