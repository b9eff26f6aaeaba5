import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DashboardPage } from '../../../../src/customRoutes/dashboard/DashboardPage';
import { EVERY } from '../../../../src/customRoutes/dashboard/useProcedures';
import { answering } from '../../../fixtures/answers';
import { transferUnderWay } from '../../../fixtures/proceduresInProgress';
import { firstScreen } from '../../../fixtures/resourceScreen';

function open(procedureList: () => unknown): void {
  const { callApi } = answering({ applicationsOfSchool: [], procedureList });
  firstScreen(<DashboardPage />, { roles: ['supervisor'], callApi });
}

afterEach(() => void vi.useRealTimers());

describe('the procedures in progress', () => {
  it.each([
    ['operation', 'running', EVERY.byItself],
    ['exportRequest', 'pending', EVERY.elsewhere],
  ] as const)('are read again while one goes on without the school: %s %s', async (kind, state, every) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const startedAt = '2026-08-01T08:00:00Z';
    let answer: unknown = [{ kind, id: 'x', state, startedAt, done: 1, total: 2 }];
    open(() => answer);
    const mine = within(await screen.findByRole('region', { name: 'Le mie pratiche' }));
    await mine.findByText(/Fatti 1 di 2/);
    answer = [transferUnderWay];
    await act(() => vi.advanceTimersByTimeAsync(every));
    expect(await mine.findByText(/Completata al 40%/)).toBeVisible();
  });

  it('are read again when the person comes back to the window, where it is their turn', async () => {
    let answer: unknown = [transferUnderWay];
    open(() => answer);
    const mine = within(await screen.findByRole('region', { name: 'Le mie pratiche' }));
    await mine.findByText(/Completata al 40%/);
    answer = [];
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await mine.findByText('Nessuna pratica in corso.')).toBeVisible();
  });
});
