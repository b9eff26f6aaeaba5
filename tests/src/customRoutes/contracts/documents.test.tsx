import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formDocuments, slaDocument } from '../../../../contract/documents/formDocuments';
import { documentsArea as area, contracts, PAGE } from '../../../fixtures/documentsArea';
import { address, axeFindings, lastSaid } from '../../../fixtures/resourceScreen';
import { refuse } from '../../../fixtures/servicesProvider';

const MAINTENANCE = "L'Area Firma è attualmente in manutenzione e tornerà disponibile tra qualche minuto.";
const panel = (name: string) =>
  screen.getByRole('button', { name }).closest('.MuiAccordion-root') as HTMLElement;

describe('the area of documents', () => {
  it.each([
    ['DOC-013 in maintenance', { maintenance: true }],
    ['DOC-014 to a user', { roles: ['user'] as const }],
    ['DOC-014 to a teacher-manager', { roles: ['teacherManager', 'user'] as const }],
    ['DOC-014 to a campus manager', { roles: ['campusManager', 'user'] as const }],
  ])('%s shows one alert and nothing else', async (_, options) => {
    const { count } = area('', options);
    expect(await screen.findByText(MAINTENANCE)).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
    if ('roles' in options) expect(count('contractDocumentsV2')).toBe(0);
  });

  it('DOC-006 DOC-021 DOC-022 DOC-023 has a tree of what is to be signed, by the kind of contract', async () => {
    area();
    const pending = within(
      panel((await screen.findByRole('button', { name: /^Da firmare/ })).textContent ?? ''),
    );
    for (const [group, count] of [
      ['Contratti di servizi', 2],
      ['Contratti di assistenza', 1],
      ['Licenze', 1],
    ] as const)
      expect(pending.getByRole('button', { name: `${group} (${count})` })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
  });

  it('says until one is chosen how many wait, and opens the first of them', async () => {
    area();
    const beside = (await screen.findByRole('heading', { level: 2, name: '4 documenti da firmare' }))
      .parentElement as HTMLElement;
    await userEvent.click(within(beside).getByRole('button', { name: /^Apri «Contratto servizi/ }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Anteprima del documento/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '4 documenti da firmare' })).toBeNull();
  });

  it('DOC-024 says of a restoration that it is one', async () => {
    area();
    const restoration = /^Contratto ripristino.*Ripristino · Da firmare/;
    expect((await screen.findAllByRole('button', { name: restoration })).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('button', { name: /^Contratto servizi.*Ripristino/ })).toEqual([]);
  });

  it('DOC-007 DOC-019 DOC-025 has a tree of folders, one a year and one of forms', async () => {
    area();
    await screen.findByRole('button', { name: 'Documenti' });
    const all = within(panel('Documenti'));
    for (const folder of ['2026 (7)', '2025 (1)', 'Modulistica (7)']) {
      const button = all.getByRole('button', { name: folder });
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(button);
    }
    expect(await axeFindings()).toEqual([]);
  });

  it('DOC-005 folds and unfolds each of its two panels', async () => {
    area();
    await screen.findByRole('button', { name: /^Da firmare \(/ });
    const headings = within(screen.getByRole('navigation')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Da firmare (4)', 'Documenti']);
    for (const name of ['Da firmare (4)', 'Documenti'])
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    for (const heading of headings) {
      const button = within(heading).getByRole('button');
      expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
    }
  });

  it('DOC-004 shows what the provider writes where the contracts cannot be read, and tries again', async () => {
    let broken = true;
    area('', {
      answers: { contractDocumentsV2: () => (broken ? refuse(400, 'Archivio fermo.')() : contracts) },
    });
    await screen.findByText('Archivio fermo.');
    expect(screen.queryByRole('navigation')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await screen.findByRole('navigation');
  });

  it('DOC-015 DOC-016 DOC-043 lists seven forms with their pages, and the levels of service as a link elsewhere', async () => {
    expect(formDocuments.map(({ pages }) => pages)).toEqual([2, 1, 1, 6, 1, 49, 1]);
    area();
    const all = within(panel((await screen.findByRole('button', { name: 'Documenti' })).textContent ?? ''));
    for (const { name } of formDocuments) expect(all.getByRole('button', { name })).toBeInTheDocument();
    expect(slaDocument.id).toBe(12);
    expect(all.queryByRole('button', { name: /SLA/ })).toBeNull();
    const link = all.getByRole('link', { name: /SLA/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/^https:/);
    await userEvent.click(all.getByRole('button', { name: formDocuments[0].name }));
    expect(address()).toBe(`${PAGE}?documento=modulo-5`);
    await screen.findByRole('heading', { name: `Anteprima del documento: ${formDocuments[0].name}` });
    for (const { id, name } of formDocuments) {
      await userEvent.click(all.getByRole('button', { name }));
      await screen.findByRole('heading', { name: `Anteprima del documento: ${name}` });
      expect(screen.getByRole('link', { name: 'Scarica' })).toHaveAttribute('href', `/moduli/${id}.pdf`);
    }
  });

  it('tells at a desk which document was chosen, where the focus stays in the tree', async () => {
    area();
    const [form] = formDocuments;
    const item = await screen.findByRole('button', { name: form.name });
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told()).toContain('');
    await userEvent.click(item);
    await waitFor(() => expect(told()).toContain(`Anteprima del documento: ${form.name}`));
    expect(item).toHaveFocus();
  });

  it('DOC-005 shows on a phone the list or the document, with a way back to the same place', async () => {
    area('', { width: 390 });
    const item = { name: formDocuments[0].name };
    await userEvent.click(await screen.findByRole('button', item));
    const title = await screen.findByRole('heading', { name: `Anteprima del documento: ${item.name}` });
    expect(title).toHaveFocus();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Torna ai documenti' }));
    expect(screen.getByRole('button', item)).toHaveFocus();
    expect(screen.queryByRole('heading', { name: /^Anteprima del documento/ })).toBeNull();
    expect(address()).toBe(PAGE);
  });

  it('DOC-046 takes a contract to have 14 pages until they are counted', async () => {
    area('?documento=servizi', { answers: { contractPreview: () => new Promise(() => undefined) } });
    expect(await screen.findByText('Pagina 1 di 14')).toBeInTheDocument();
  });

  it.each([
    ['DOC-028', 'firmato', /^Firmato il 01\/09\/2026 da Mario Rossi/],
    ['DOC-029', 'doppio', /^Controfirmato il 02\/09\/2026; firmato da Mario Rossi/],
    ['DOC-027', 'semplice', /^Solo da scaricare/],
  ])('%s DOC-034 says so of one that is %s, and has no button to sign', async (_, name, words) => {
    area(`?documento=${name}`);
    const heading = await screen.findByRole('heading', {
      name: `Anteprima del documento: Contratto ${name}`,
    });
    expect(within(heading.parentElement as HTMLElement).getByText(words)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Scarica' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Conferma e firma' })).toBeNull();
  });

  it('DOC-027 one of state 0 is unsigned, and says that it is to be signed', async () => {
    area('?documento=servizi');
    const heading = await screen.findByRole('heading', {
      name: 'Anteprima del documento: Contratto servizi',
    });
    expect(within(heading.parentElement as HTMLElement).getByText('Da firmare')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Scarica il documento firmato (.p7m)' })).toBeNull();
  });

  it('DOC-044 says that a file is not available, read or downloaded', async () => {
    const text = 'Il file originale non è momentaneamente disponibile.';
    area('?documento=servizi', { answers: { contractPreview: refuse(404, text) } });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Scarica' })).toBeNull();
    cleanup();
    const gone = contracts.map((one) => ({ ...one, pathOriginal: null }));
    area('?documento=servizi', { answers: { contractDocumentsV2: gone } });
    await screen.findByText('Pagina 1 di 3');
    await userEvent.click(screen.getByRole('button', { name: 'Scarica' }));
    expect(lastSaid()).toEqual([text, 'error']);
  });

  it('tells of a counter-signature that was not accepted, and asks nothing of the school', async () => {
    const refused = {
      ...contracts.find(({ fileName }) => fileName === 'firmato'),
      counterRefusedAt: '2026-09-03T08:00:00Z',
      counterRefusal: 'Manca la firma.',
    };
    area('?documento=firmato', { answers: { contractDocumentsV2: [refused] } });
    await screen.findByText(
      'La controfirma del fornitore del 03/09/2026 non è stata accettata e sarà apposta di nuovo: alla scuola non è richiesto nulla. Motivo indicato al fornitore: Manca la firma.',
    );
    expect(screen.queryByRole('button', { name: 'Conferma e firma' })).toBeNull();
  });

  it('DOC-026 DOC-034 one without a file has neither preview nor signature', async () => {
    const { count } = area('?documento=assente');
    const heading = await screen.findByRole('heading', {
      name: 'Anteprima del documento: Contratto assente',
    });
    expect(within(heading.parentElement as HTMLElement).getByText('Non disponibile')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Anteprima/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Conferma e firma' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Scarica' })).toBeNull();
    expect(count('contractPreview')).toBe(0);
  });
});
