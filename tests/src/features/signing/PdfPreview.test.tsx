import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { PdfPreview } from '../../../../src/features/signing/PdfPreview';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';

vi.mock('../../../../src/features/signing/PdfPages', () => import('../../../fixtures/pdfPages'));

const preview = (pdf: Uint8Array | undefined, usualPages?: number) => (
  <CoreAdminContext i18nProvider={createI18nProvider()}>
    <PdfPreview title="Contratto" pdf={pdf} {...(usualPages && { usualPages })} />
  </CoreAdminContext>
);

it('keeps the page that was turned to while the document was awaited', async () => {
  const { rerender } = render(preview(undefined, 10));
  await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  expect(screen.getByText('Pagina 2 di 10')).toBeVisible();
  rerender(preview(new Uint8Array([1]), 10));
  await screen.findByText(/^Pagina 2 di (?!10)/);
  rerender(preview(new Uint8Array([2]), 10));
  expect(await screen.findByText(/^Pagina 1 di /)).toBeVisible();
});

it('says no number of pages, and turns none, before they are counted', async () => {
  const { rerender } = render(preview(undefined));
  const next = screen.getByRole('button', { name: 'Pagina successiva' });
  expect(screen.queryByText(/^Pagina 1/)).toBeNull();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  rerender(preview(new Uint8Array([1])));
  expect(await screen.findByText(/^Pagina 1 di /)).toBeVisible();
  expect(next).not.toHaveAttribute('aria-disabled');
});
