import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { entry, resizingProvider } from '../../../fixtures/resizingProvider';
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
});
