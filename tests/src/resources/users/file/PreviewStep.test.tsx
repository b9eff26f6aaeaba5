import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SentRow } from '../../../../../contract/imports/imported';
import { ApiError } from '../../../../../src/dataProvider/ApiError';
import { button, isOff, judged, openUsersFile, person, upload } from '../../../../fixtures/usersFile';

vi.mock('../../../../../src/engine/import/book/bookClient', () => import('../../../../fixtures/bookInPage'));

describe('a row that is put right before it is imported', () => {
  it('is checked again where its check failed', async () => {
    let calls = 0;
    const importPreview = ({ rows }: { rows: SentRow[] }) => {
      calls += 1;
      if (calls === 2) throw new ApiError('unavailable', 503, 'Il servizio non risponde.');
      return judged(rows);
    };
    openUsersFile({ importPreview });
    // The page itself accepts the value.
    await upload([`,${person(1).split(',').slice(1).join(',').replace(' 1', '')}`]);
    await screen.findByText('Nome: Campo obbligatorio');
    await userEvent.type(screen.getByLabelText('Nome, riga 2'), 'Anna{Enter}');
    expect(await screen.findByText(/^Il controllo si è interrotto/)).toBeVisible();
    await userEvent.click(await button('Riprova'));
    await waitFor(async () => expect(isOff(await button('Conferma'))).toBe(false));
    expect(calls).toBe(3);
    expect(screen.queryByText(/^Il controllo si è interrotto/)).toBeNull();
  });

  it('is what was said of its last correction, also where that came first', async () => {
    let letGo = () => {};
    const importPreview = async ({ rows }: { rows: SentRow[] }) => {
      const refused = rows.some(({ cells }) => cells.cn === 'Sbagliato');
      if (refused) await new Promise<void>((resolve) => (letGo = resolve));
      const answer = judged(rows);
      if (!refused) return answer;
      const problems = [{ field: 'cn', message: 'Nome non ammesso' }];
      return answer.map((one) => ({ ...one, verdict: 'refused', problems }));
    };
    openUsersFile({ importPreview });
    await upload([`,${person(1).split(',').slice(1).join(',')}`]);
    await screen.findByText('Nome: Campo obbligatorio');
    await userEvent.type(screen.getByLabelText('Nome, riga 2'), 'Sbagliato{Enter}');
    await waitFor(() => expect(screen.queryByText('Nome: Campo obbligatorio')).toBeNull());
    const cell = screen.getByLabelText('Nome, riga 2');
    await userEvent.clear(cell);
    await userEvent.type(cell, 'Anna{Enter}');
    await waitFor(async () => expect(isOff(await button('Conferma'))).toBe(false));
    await act(async () => letGo());
    expect(screen.queryByText(/Nome non ammesso/)).toBeNull();
    expect(isOff(await button('Conferma'))).toBe(false);
  });
});
