import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SupportAccess } from '../../../../contract/supportAccess/supportAccess';
import type { CallApi } from '../../../../src/api/CallApi';
import { SupportAccessPage } from '../../../../src/customRoutes/supportAccess/SupportAccessPage';
import { SupportNotice } from '../../../../src/customRoutes/supportAccess/SupportNotice';
import { fetchSentences } from '../../../../src/i18n/italian';
import { inFrame } from '../../layout/inFrame';

const access: SupportAccess = {
  id: '00000000-0000-4000-8000-000000000001',
  uid: 'maria.SG10001',
  supervisor: 'Maria Bianchi',
  operator: 'Anna Rossi',
  reason: 'Non riesce ad abilitare i docenti nuovi',
  state: 'asked',
  askedAt: '2026-09-02T08:00:00Z',
  answerBy: '2026-09-03T08:00:00Z',
  answeredAt: null,
  until: null,
  endedAt: null,
};
const { id, supervisor, operator, reason } = access;
const until = '2026-09-02T09:30:00Z';
const active = { id, supervisor, operator, reason, until, state: 'active' } as const;

async function page(rows: readonly SupportAccess[], userType: 'PEOPLE' | 'SUPPORT' = 'PEOPLE') {
  await fetchSentences();
  const callApi = vi.fn(async () => ({ data: rows, version: undefined, headers: new Headers() }));
  const roles = userType === 'SUPPORT' ? (['support'] as const) : (['supervisor'] as const);
  const profile = { user_type: userType, selected_account: { username: 'maria.SG10001' } };
  inFrame(<SupportAccessPage />, {
    roles,
    callApi: callApi as unknown as CallApi,
    session: { profile: profile as never },
  });
  return callApi;
}

describe('the support accesses of a school', () => {
  it('are shown with who, for whom and why, and accepted for an hour', async () => {
    const callApi = await page([access]);
    const item = await screen.findByRole('region', { name: 'Anna Rossi per conto di Maria Bianchi' });
    expect(item).toHaveTextContent('Non riesce ad abilitare i docenti nuovi');
    expect(item).toHaveTextContent('Rispondere entro il03/09/2026 10:00');
    expect(within(item).getByRole('button', { name: 'Non consentire' })).toBeEnabled();
    await userEvent.click(within(item).getByRole('button', { name: 'Consenti per un’ora' }));
    expect(callApi).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'supportAccessAnswer' }),
      expect.objectContaining({ params: { id }, body: { consent: true } }),
    );
  });

  it('leave the focus at the heading of the page when they are answered, and the buttons go', async () => {
    await fetchSentences();
    let row = access;
    const callApi = async ({ id: called }: { id: string }) => {
      if (called === 'supportAccessAnswer') row = { ...access, state: 'refused', answeredAt: until };
      return { data: [row], version: undefined, headers: new Headers() };
    };
    inFrame(
      <main>
        <SupportAccessPage />
      </main>,
      {
        roles: ['supervisor'],
        callApi: callApi as unknown as CallApi,
        session: { profile: { selected_account: { username: 'maria.SG10001' } } as never },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Non consentire' }));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('are not answered by another supervisor, and not ended here by the operator', async () => {
    await page([{ ...access, uid: 'altra.SG10001' }]);
    expect(await screen.findByText(/^Risponde Maria Bianchi/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not consented to by support itself', async () => {
    await page([access], 'SUPPORT');
    await screen.findByRole('region', { name: /Anna Rossi/ });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the band on top of every page', () => {
  it('names both and the time at which it ends, and ends it', async () => {
    await fetchSentences();
    const callApi = vi.fn(async () => ({ data: access, version: undefined, headers: new Headers() }));
    inFrame(<SupportNotice />, {
      roles: ['supervisor'],
      callApi: callApi as unknown as CallApi,
      session: { support: active },
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Assistenza: Anna Rossi sta operando per conto di Maria Bianchi fino alle 11:30',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Termina' }));
    expect(callApi).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'supportAccessClose' }),
      expect.objectContaining({ params: { id } }),
    );
  });

  it('says that somebody asks, and leads to the answer; nothing where nobody does', async () => {
    await fetchSentences();
    const { unmount } = inFrame(<SupportNotice />, { session: { support: { ...active, state: 'asked' } } });
    expect(screen.getByRole('link', { name: 'Vedi la richiesta' })).toHaveAttribute(
      'href',
      '/accessi-assistenza',
    );
    unmount();
    inFrame(<SupportNotice />, {});
    expect(screen.queryByRole('region')).toBeNull();
  });
});
