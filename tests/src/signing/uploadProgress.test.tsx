import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CallApiContext } from '../../../src/api/CallApi';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { ConsoleTheme } from '../../../src/layout/ConsoleTheme';
import { OfflineUploadDialog } from '../../../src/signing/OfflineUploadDialog';
import { axeFindings } from '../../fixtures/resourceScreen';

it('says how much of the file was sent, by a bar with its value, then that the signature is checked', async () => {
  let tell: (sent: number) => void = () => undefined;
  const upload = (_: File, progress: (sent: number) => void) => {
    tell = progress;
    return new Promise<void>(() => undefined);
  };
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <ConsoleTheme>
          <CallApiContext value={(async () => ({})) as never}>
            <OfflineUploadDialog
              subject={{ documents: ['Contratto'] }}
              upload={upload}
              close={() => undefined}
            />
          </CallApiContext>
        </ConsoleTheme>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const file = new File(['x'], 'a.p7m', { type: 'application/pkcs7-mime' });
  fireEvent.change(screen.getByLabelText('File firmato (.p7m)'), { target: { files: [file] } });
  await screen.findByText(/File scelto/);
  await userEvent.click(screen.getByRole('button', { name: 'Upload file' }));
  const bar = await screen.findByRole('progressbar', { name: 'Caricamento del file in corso...' });
  expect(bar).toHaveAttribute('aria-valuenow', '0');
  act(() => tell(0.454));
  expect(bar).toHaveAttribute('aria-valuenow', '45');
  expect(bar).toHaveAttribute('aria-valuetext', '45 %');
  expect(screen.getByText('45 %')).toBeVisible();
  // The announcement does not change with every step.
  expect(screen.getByText('Caricamento del file in corso...').closest('[role=status]')).not.toHaveTextContent(
    '45',
  );
  expect(await axeFindings()).toEqual([]);
  act(() => tell(1));
  const after = screen.getByRole('progressbar', { name: /^File caricato\. Controllo della firma/ });
  expect(after).not.toHaveAttribute('aria-valuenow');
});
