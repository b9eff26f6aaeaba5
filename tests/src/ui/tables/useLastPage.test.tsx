import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { LicencePages } from '../../../../src/resources/licences/LicencePages';
import { SessionContext } from '../../../../src/session/SessionContext';
import { supervisorSession } from '../../../fixtures/userRecords';

const licences = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ac: `A${place}`, description: `Applicazione ${place}` }));

it('a table whose rows go away stays on the last page that there is', async () => {
  const table = (count: number) => (
    <CoreAdminContext i18nProvider={createI18nProvider()}>
      <SessionContext value={supervisorSession}>
        <LicencePages licences={licences(count) as never} caption="Licenze" empty="Nessuna" />
      </SessionContext>
    </CoreAdminContext>
  );
  const { rerender } = render(table(25));
  await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  expect(screen.getByText('Pagina 3 di 3')).toBeVisible();
  rerender(table(12));
  expect(screen.getByText('Pagina 2 di 2')).toBeVisible();
  rerender(table(0));
  expect(screen.getByText('Nessuna')).toBeVisible();
});
