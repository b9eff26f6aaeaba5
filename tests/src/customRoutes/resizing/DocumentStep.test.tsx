import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { given, placed, refused, resizingProvider } from '../../../fixtures/resizingProvider';
import { address, ownScreen } from '../../../fixtures/resourceScreen';

const PAGE = '/dimensionamenti-accorpata';

describe('the document of a merged school', () => {
  it.each([
    [refused(409, 'Una firma è già in attesa.', { code: 'conflict' }), 'Una firma è già in attesa.'],
    [refused(500, 'boom'), 'Si è verificato un errore di sistema, riprovare più tardi'],
  ])('says in red why it cannot be gone on to the signature, and stays (%s)', async (refusal, said) => {
    const resizingGo = () => {
      throw refusal;
    };
    const answers = { ds: given, applicativi: placed };
    const { callApi } = resizingProvider({ resizingGo }, { step: 'documento', answers });
    ownScreen(PAGE, { roles: ['supervisor'], licenses: ['WWA', 'WWB'], callApi });
    await userEvent.click(await screen.findByRole('button', { name: 'Conferma e firma' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Scarica/Carica documento' }));
    expect((await screen.findByText(said)).closest('.MuiAlert-colorError')).not.toBeNull();
    expect(screen.getByText(said).closest('[role=alert]')).not.toBeNull();
    await waitFor(() => expect(address()).toBe(PAGE));
    expect(screen.getByRole('heading', { level: 2, name: 'Visualizza Documento' })).toBeVisible();
  });

  it.each([
    ['waiting', true],
    ['refused', false],
  ])('says that a signature that waits is lost with a change (%s)', async (state, says) => {
    const pending = { state, arrivedAt: '2026-09-01T08:00:00Z' };
    const resizingStatus = { status: 'CREATED', updatedDate: '2026-09-01 08:00:00', required: true, pending };
    const answers = { ds: given, applicativi: placed };
    const { callApi } = resizingProvider({ resizingStatus }, { step: 'documento', answers });
    ownScreen(PAGE, { roles: ['supervisor'], licenses: ['WWA', 'WWB'], callApi });
    await screen.findByText(/^(La firma|Firma) del 01\/09\/2026/);
    expect(screen.queryByText(/la firma in attesa non vale più/) !== null).toBe(says);
  });
});
