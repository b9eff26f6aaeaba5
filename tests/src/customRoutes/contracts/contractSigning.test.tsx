import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../contract/signing/refusal';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { documentsArea as area, contracts, signed } from '../../../fixtures/documentsArea';
import { axeFindings, lastSaid } from '../../../fixtures/resourceScreen';
import { savedFiles } from '../../../fixtures/savedFiles';

/** Returns the two checkboxes of the declarations. */
async function clauses() {
  const group = within(await screen.findByRole('group', { name: 'Dichiarazioni' }));
  const boxes = group.getAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  return boxes as [HTMLElement, HTMLElement];
}
async function tickAll() {
  for (const box of await clauses()) await userEvent.click(box);
}
async function signWithService() {
  await tickAll();
  await userEvent.click(screen.getByRole('button', { name: 'Conferma e firma' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma con Sigillo' }));
  await userEvent.type(screen.getByLabelText(/^Username/), 'ds');
  await userEvent.type(screen.getByLabelText(/^Password/), 'segreta');
  await userEvent.type(screen.getByLabelText(/^Codice OTP/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
}

describe('a contract to be signed', () => {
  it('DOC-008 is previewed, and can be downloaded', async () => {
    area('?documento=servizi');
    await screen.findByRole('heading', { name: 'Anteprima del documento: Contratto servizi' });
    await screen.findByText('Pagina 1 di 3');
    screen.getByText('Deve firmare: Anna Verdi (DS).');
    const saved = savedFiles();
    await userEvent.click(screen.getByRole('button', { name: 'Scarica' }));
    expect(saved).toEqual(['x.pdf']);
  });

  it('DOC-040 DOC-041 has two clauses to be ticked', async () => {
    area('?documento=servizi');
    const [one, two] = await clauses();
    expect(
      screen.getByLabelText(
        'Approvo le condizioni generali di licenza d’uso, assistenza e manutenzione e le eventuali condizioni integrative.',
      ),
    ).toBe(one);
    expect(
      screen.getByLabelText(
        'Approvo specificamente i punti da 1 a 17, ai sensi degli articoli 1341 e 1342 del codice civile.',
      ),
    ).toBe(two);
    expect(await axeFindings()).toEqual([]);
  });

  it('DOC-038 DOC-039 cannot be signed before both clauses are ticked, and each tick is kept', async () => {
    const { sent } = area('?documento=servizi');
    const [one, two] = await clauses();
    const signable = (is: boolean) =>
      waitFor(() =>
        expect(
          screen.getByRole('button', { name: 'Conferma e firma' }).getAttribute('aria-disabled') === 'true',
        ).toBe(!is),
      );
    await signable(false);
    await userEvent.click(one);
    await signable(false);
    await userEvent.click(screen.getByRole('button', { name: 'Conferma e firma' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(two);
    await signable(true);
    await userEvent.click(one);
    await signable(false);
    await userEvent.click(one);
    await signable(true);
    expect(sent.filter(({ id }) => id === 'contractClauses').map(({ input }) => input.body)).toEqual(
      [
        [true, false],
        [true, true],
        [false, true],
        [true, true],
      ].map(([clausola1, clausola2]) => ({ fileName: 'servizi', clausola1, clausola2 })),
    );
  });

  it('keeps ticks in the order in which they were made, and is signed once the provider has the last', async () => {
    const answer: (() => void)[] = [];
    const contractClauses = () => new Promise<void>((resolve) => answer.push(resolve));
    const { count } = area('?documento=servizi', { answers: { contractClauses } });
    await signWithService();
    expect([count('contractClauses'), count('contractSignOnline')]).toEqual([1, 0]);
    answer[0]?.();
    await waitFor(() => expect(count('contractClauses')).toBe(2));
    expect(count('contractSignOnline')).toBe(0);
    answer[1]?.();
    await waitFor(() => expect(count('contractSignOnline')).toBe(1));
  });

  it('shows that it was signed meanwhile, once a clause is refused for that', async () => {
    let others = false;
    area('?documento=servizi', {
      answers: {
        contractDocumentsV2: () => contracts.map((one) => (others ? { ...one, ...signed } : one)),
        contractClauses: () => {
          others = true;
          throw ApiError.of(409, { code: 'conflict', title: 'Il documento è già stato firmato.' });
        },
      },
    });
    const [one] = await clauses();
    await userEvent.click(one);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Dichiarazioni' })).toBeNull());
    expect(lastSaid()).toEqual(['Il documento è già stato firmato.', 'error']);
    expect(
      within(document.getElementById('documento') as HTMLElement).getByText(/^Firmato il/),
    ).toBeVisible();
  });

  it('DOC-011 opens the signing menu by a green button', async () => {
    area('?documento=servizi');
    await tickAll();
    const sign = screen.getByRole('button', { name: 'Conferma e firma' });
    expect(sign).toHaveClass('MuiButton-colorSuccess');
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(sign);
    await screen.findByRole('menu');
  });

  it('DOC-012 SIGN-006 is signed with a service by what its dialog asks for', async () => {
    const { sent } = area('?documento=servizi');
    await signWithService();
    await waitFor(() =>
      expect(sent.find(({ id }) => id === 'contractSignOnline')?.input).toMatchObject({
        params: { id: '2026' },
        query: { isServizi: 'true', fileName: 'servizi' },
        body: { username: 'ds', password: 'segreta', otp: '123456', provider: 'sigillo' },
      }),
    );
  });

  it('DOC-033 DOC-045 SIGN-026 is said in green to be signed with a service, and the list is read again', async () => {
    const { count } = area('?documento=servizi');
    await signWithService();
    const said = await screen.findByText('La firma del documento è andata a buon fine.');
    expect(said.closest('.MuiAlert-colorSuccess')).toBeTruthy();
    await waitFor(() => expect(count('contractDocumentsV2')).toBe(2));
    expect(document.activeElement).toContainElement(said);
  });

  it('DOC-012 DOC-033 DOC-045 SIGN-025 takes a signed file, and reads the list again', async () => {
    const { sent, count } = area('?documento=servizi');
    await tickAll();
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
  });

  it('shows the newer version where there is one, and is signed by nobody before', async () => {
    const current = refusalOf('replaced');
    const { count } = area('?documento=servizi', {
      answers: {
        contractSignOnline: () => {
          throw ApiError.of(422, { code: 'signatureRefused', title: current.say, current });
        },
      },
    });
    await signWithService();
    expect(await screen.findByText(current.say, { exact: false })).toBeInTheDocument();
    await waitFor(() => expect(count('contractPreview')).toBe(2));
  });
});
