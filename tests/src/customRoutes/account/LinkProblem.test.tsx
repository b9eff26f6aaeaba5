import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FIRST_ACCESS_EXPIRED, LINK_EXPIRED } from '../../../../contract/account/password';
import { LinkProblem } from '../../../../src/customRoutes/account/LinkProblem';
import type { PasswordLink } from '../../../../src/customRoutes/account/usePasswordLink';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';

it.each([
  [LINK_EXPIRED, ['Chiedi un nuovo collegamento', 'Torna al login']],
  // No further mail goes to a person who has never shown that they read the address.
  [FIRST_ACCESS_EXPIRED, ['Torna al login']],
])('a link that is over says what helps, and offers that alone: %s', async (text, offered) => {
  const link = { phase: 'over', text } as PasswordLink;
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <LinkProblem link={link} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(offered);
});
