import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { entry, refused, resizingProvider } from '../../../fixtures/resizingProvider';
import { lastSaid, ownScreen } from '../../../fixtures/resourceScreen';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('what a receiving school answers', () => {
  it('is the same answer once more where the first got none, and the schools are read again', async () => {
    let lost = true;
    const receivingAnswer = () => {
      if (!lost) return [entry({ status: 'ACCEPTED', saved: true })];
      lost = false;
      throw ApiError.unreachable();
    };
    const { callApi, of } = resizingProvider({ receivingAnswer }, { step: 'applicativi' });
    ownScreen('/dimensionamenti-accorpante', { roles: ['supervisor'], callApi });
    await press(/^Accetta: Alunni Registro/);
    await press('Conferma');
    await waitFor(() => expect(lastSaid()?.[1]).toBe('error'));
    await waitFor(() => expect(of('receivingSchools').length).toBe(2));
    await press(/^Accetta: Alunni Registro/);
    await press('Conferma');
    await screen.findByText('Scelta effettuata: Accettato');
    const [first, second] = of('receivingAnswer').map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('keeps the reason that was typed where somebody else has answered meanwhile, beside their answer', async () => {
    let answeredByOther = false;
    const receivingAnswer = () => {
      answeredByOther = true;
      throw refused(409, 'Ugo Verdi ha già risposto.', { code: 'conflict' });
    };
    const receivingSchools = () => [entry(answeredByOther ? { status: 'ACCEPTED', saved: true } : {})];
    const { callApi } = resizingProvider({ receivingAnswer, receivingSchools }, { step: 'applicativi' });
    ownScreen('/dimensionamenti-accorpante', { roles: ['supervisor'], callApi });
    const reason = 'I dati di questo applicativo sono già presenti da noi.';
    await press(/^Rifiuta: Alunni Registro/);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Motivazione/ }), reason);
    await press('SALVA');
    await press('Conferma');
    expect(await screen.findByText('Scelta effettuata: Accettato')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    await press('Scarta la motivazione');
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  });
});
