import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { users } from '../../../../src/resources/users/users';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { type } from '../../../fixtures/visitForm';

it('what does not fit is said in the language in use', async () => {
  const i18n = createI18nProvider();
  await i18n.changeLocale('en');
  resourceScreen(users, { roles: ['supervisor'], rows: [], at: '/new', i18n });
  await screen.findByRole('heading', { level: 1, name: 'New user' });
  type('sn', 'Verdi');
  type('codicefiscale', 'RSSMRA80A01H501X');
  const note = await screen.findByText(/The last letter of the tax code does not fit the others/);
  expect(note).toHaveTextContent('The tax code does not fit the surname: check both');
});
