import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formDocuments } from '../../../../contract/formDocuments';
import { documentsArea as area, contracts, PAGE } from '../../../fixtures/documentsArea';
import { address, axeFindings } from '../../../fixtures/resourceScreen';

const MAINTENANCE = "L'Area Firma è attualmente in manutenzione e tornerà disponibile tra qualche minuto.";
const panel = (name: string) =>
  screen.getByRole('button', { name }).closest('.MuiAccordion-root') as HTMLElement;

describe('the area of documents', () => {
  it.each([
    ['DOC-013 in maintenance', { maintenance: true }],
    ['DOC-014 to whoever is no supervisor', { roles: ['user'] as const }],
  ])('%s shows one alert and nothing else', async (_, options) => {
    const { count } = area('', options);
    expect(await screen.findByText(MAINTENANCE)).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
    if ('roles' in options) expect(count('contractDocumentsV2')).toBe(0);
  });

  it('DOC-005 DOC-006 DOC-007 DOC-019 DOC-021 DOC-022 DOC-023 DOC-024 DOC-025 has two panels with trees', async () => {
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
    expect(pending.getByRole('button', { name: /ripristino.*Ripristino · Da firmare/ })).toBeInTheDocument();
    const all = within(panel('Documenti'));
    for (const folder of ['2026 (7)', '2025 (1)', 'Modulistica (7)']) {
      const button = all.getByRole('button', { name: folder });
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(button);
    }
    expect(await axeFindings()).toEqual([]);
  });

  it('DOC-015 DOC-016 DOC-043 lists seven forms with their pages, and the levels of service as a link elsewhere', async () => {
    expect(formDocuments.map(({ pages }) => pages)).toEqual([2, 1, 1, 6, 1, 49, 1]);
    area();
    const all = within(panel((await screen.findByRole('button', { name: 'Documenti' })).textContent ?? ''));
    for (const { name } of formDocuments) expect(all.getByRole('button', { name })).toBeInTheDocument();
    const link = all.getByRole('link', { name: /SLA/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/^https:/);
    await userEvent.click(all.getByRole('button', { name: formDocuments[0].name }));
    expect(address()).toBe(`${PAGE}?documento=modulo-5`);
    await screen.findByRole('heading', { name: `Anteprima del documento: ${formDocuments[0].name}` });
    expect(screen.getByRole('link', { name: 'Scarica' })).toHaveAttribute('href', '/moduli/5.pdf');
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

  it('DOC-008 DOC-009 DOC-010 DOC-038 DOC-040 DOC-041 previews one to be signed, with its two clauses', async () => {
    const { sent } = area('?documento=servizi');
    await screen.findByRole('heading', { name: 'Anteprima del documento: Contratto servizi' });
    await screen.findByText('Pagina 1 di 3');
    expect(screen.getByRole('button', { name: 'Scarica' })).toBeInTheDocument();
    const sign = await screen.findByRole('button', { name: 'Conferma e firma' });
    expect(sign).toHaveAttribute('aria-disabled', 'true');
    const [one, two] = within(screen.getByRole('group', { name: 'Dichiarazioni' })).getAllByRole('checkbox');
    expect(screen.getByLabelText(/condizioni generali di licenza d’uso, assistenza e manutenzione/)).toBe(
      one,
    );
    expect(screen.getByLabelText(/punti da 1 a 17.*1341 e 1342 del codice civile/)).toBe(two);
    await userEvent.click(one as HTMLElement);
    expect(sign).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(two as HTMLElement);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Conferma e firma' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(sent.filter(({ id }) => id === 'contractClauses').map(({ input }) => input.body)).toEqual([
      { fileName: 'servizi', clausola1: true, clausola2: false },
      { fileName: 'servizi', clausola1: true, clausola2: true },
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('DOC-046 takes a contract to have 14 pages until they are counted', async () => {
    area('?documento=servizi', { answers: { contractPreview: () => new Promise(() => undefined) } });
    await screen.findByText('Pagina 1 di 14');
  });

  it.each([
    ['DOC-028', 'firmato', /^Firmato il 01\/09\/2026 da Mario Rossi/],
    ['DOC-029', 'doppio', /^Controfirmato il 02\/09\/2026; firmato da Mario Rossi/],
    ['DOC-027', 'semplice', /^Solo da scaricare/],
  ])('%s DOC-034 one %s says so, and has no button to sign', async (_, name, words) => {
    area(`?documento=${name}`);
    const heading = await screen.findByRole('heading', {
      name: `Anteprima del documento: Contratto ${name}`,
    });
    expect(within(heading.parentElement as HTMLElement).getByText(words)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Scarica' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Conferma e firma' })).toBeNull();
  });

  it('tells of a counter-signature that was not accepted, and asks nothing of the school', async () => {
    const refused = {
      ...contracts.find(({ fileName }) => fileName === 'firmato'),
      ...{ counterRefusedAt: '2026-09-03T08:00:00Z', counterRefusal: 'Manca la firma.' },
    };
    area('?documento=firmato', { answers: { contractDocumentsV2: [refused] } });
    await screen.findByText(
      'La controfirma del fornitore del 03/09/2026 non è stata accettata e sarà apposta di nuovo: alla scuola non è richiesto nulla. Motivo detto al fornitore: Manca la firma.',
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
    expect(count('contractPreview')).toBe(0);
  });

  it('DOC-012 DOC-033 DOC-045 SIGN-006 SIGN-026 signs with a service, and reads the list again', async () => {
    const { sent, count } = area('?documento=servizi');
    for (const box of within(await screen.findByRole('group', { name: 'Dichiarazioni' })).getAllByRole(
      'checkbox',
    ))
      await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Conferma e firma' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma con Sigillo' }));
    await userEvent.type(screen.getByLabelText(/^Username/), 'ds');
    await userEvent.type(screen.getByLabelText(/^Password/), 'segreta');
    await userEvent.type(screen.getByLabelText(/^Codice OTP/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    const said = await screen.findByText('La firma del documento è andata a buon fine.');
    expect(said.closest('.MuiAlert-colorSuccess')).toBeTruthy();
    expect(sent.find(({ id }) => id === 'contractSignOnline')?.input).toMatchObject({
      params: { id: '2026' },
      query: { isServizi: 'true', fileName: 'servizi' },
      body: { username: 'ds', password: 'segreta', otp: '123456', provider: 'sigillo' },
    });
    await waitFor(() => expect(count('contractDocumentsV2')).toBe(2));
  }, 30_000);

  it('SIGN-025 DOC-045 takes a signed file, and reads the list again', async () => {
    const { sent, count } = area('?documento=servizi');
    for (const box of within(await screen.findByRole('group', { name: 'Dichiarazioni' })).getAllByRole(
      'checkbox',
    ))
      await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Conferma e firma' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }));
    const file = new File(['x'], 'a.p7m', { type: 'application/pkcs7-mime' });
    await userEvent.upload(screen.getByLabelText('File firmato (.p7m)'), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload file' }));
    const said = await screen.findByText('Il file è stato caricato completamente.');
    expect(said.closest('.MuiAlert-colorSuccess')).toBeTruthy();
    expect(sent.find(({ id }) => id === 'contractSignOffline')?.input).toMatchObject({
      params: { id: '2026' },
      body: { type: 'S', fileName: 'servizi', isServizi: 'true' },
    });
    await waitFor(() => expect(count('contractDocumentsV2')).toBe(2));
  }, 30_000);
});
