import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { PdfPreview, type PdfPreviewProps } from '../../../src/signing/PdfPreview';
import { NO_PDF } from '../../fixtures/pdfPages';

vi.mock('../../../src/signing/PdfPages', () => import('../../fixtures/pdfPages'));

const preview = (pdf: Uint8Array | undefined, usualPages?: number, more: Partial<PdfPreviewProps> = {}) => (
  <CoreAdminContext i18nProvider={createI18nProvider()}>
    <PdfPreview title="Contratto" pdf={pdf} {...(usualPages && { usualPages })} {...more} />
  </CoreAdminContext>
);
const refused = Object.assign(new Error('Il documento non si trova.'), { status: 404 });
const region = () => screen.getByRole('region', { name: 'Contratto' });

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

it('says that it is loading until the document comes', async () => {
  const { rerender } = render(preview(undefined, 10));
  expect(within(region()).getByRole('status')).toHaveTextContent('Caricamento dell’anteprima...');
  rerender(preview(new Uint8Array([1]), 10));
  await screen.findByText('Pagina 1 di 3');
  expect(within(region()).queryByRole('status')).toBeNull();
});

it('says in its place why a document was not read, numbers no page of it, and reads it again', async () => {
  const again = vi.fn();
  const { rerender } = render(preview(undefined, 10, { error: refused, again }));
  expect(within(region()).getByRole('alert')).toHaveTextContent('Il documento non si trova.');
  expect(screen.queryByRole('button', { name: 'Pagina successiva' })).toBeNull();
  expect(screen.getByText('Pagina 1 di 10')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(again).toHaveBeenCalledOnce();
  rerender(preview(undefined, 10, { error: null, again }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(region()).toHaveFocus();
});

it('is shown once a page was drawn, and read once the last one was', async () => {
  const seen = { onShown: vi.fn(), onLastPage: vi.fn() };
  const { rerender } = render(preview(undefined, 1, seen));
  rerender(preview(undefined, 1, { ...seen, error: refused }));
  rerender(preview(new TextEncoder().encode(NO_PDF), 1, seen));
  expect(await screen.findByText(/^Il PDF è danneggiato e non si può aprire/)).toBeVisible();
  expect(seen.onShown).not.toHaveBeenCalled();
  rerender(preview(new Uint8Array([1]), 1, seen));
  await screen.findByText('Pagina 1 di 3');
  expect(seen.onShown).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  expect(seen.onLastPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  expect(seen.onLastPage).toHaveBeenCalled();
});

it('offers the file of a document that cannot be drawn', async () => {
  const download = vi.fn();
  render(preview(new TextEncoder().encode(NO_PDF), 1, { download }));
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica documento' }));
  expect(download).toHaveBeenCalledOnce();
});
