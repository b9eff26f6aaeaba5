import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { PdfPreview } from '../../../../src/features/signing/PdfPreview';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';

vi.mock('../../../../src/features/signing/PdfPages', () => import('../../../fixtures/pdfPages'));

it('keeps the page that was turned to while the document was awaited', async () => {
  const preview = (pdf: Uint8Array | undefined) => (
    <CoreAdminContext i18nProvider={createI18nProvider()}>
      <PdfPreview title="Contratto" pdf={pdf} usualPages={10} />
    </CoreAdminContext>
  );
  const { rerender } = render(preview(undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  expect(screen.getByText('Pagina 2 di 10')).toBeVisible();
  rerender(preview(new Uint8Array([1])));
  await screen.findByText(/^Pagina 2 di (?!10)/);
  rerender(preview(new Uint8Array([2])));
  expect(await screen.findByText(/^Pagina 1 di /)).toBeVisible();
});
