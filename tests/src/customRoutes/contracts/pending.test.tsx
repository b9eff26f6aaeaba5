import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PENDING_POLLING, type PendingSignature } from '../../../../contract/signing/signing';
import { documentsArea as area, contracts, receipt } from '../../../fixtures/documentsArea';
import { axeFindings } from '../../../fixtures/resourceScreen';
import { request, statusWith } from '../../../fixtures/servicesProvider';

afterEach(() => vi.useRealTimers());

const [first, ...others] = contracts;
const withPending = (pending: PendingSignature | undefined, toSign: boolean) => [
  { ...first, toSign, clausole: [true, true], ...(pending && { pending }) },
  ...others,
];
const waiting = { state: 'waiting', arrivedAt: '2026-09-01T08:00:00Z' } as const;
const title = 'In attesa del controllo di revoca';

describe('a signature that waits until its certificate was checked', () => {
  it('is said with its document, which cannot be signed meanwhile, and what came of it appears by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: unknown = withPending(waiting, false);
    area('?documento=servizi', { answers: { contractDocumentsV2: () => answer } });
    await screen.findByText(/La firma del 01\/09\/2026.* è in ordine, ma chi ha emesso il certificato/);
    expect(screen.getAllByText(title).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Conferma e firma' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
    const { toSign: _, ...signed } = contracts[4] as (typeof contracts)[number];
    answer = [{ ...signed, fileName: 'servizi', toSign: false }, ...others];
    await act(() => vi.advanceTimersByTimeAsync(PENDING_POLLING));
    await screen.findByText('Firmato il 01/09/2026 da Mario Rossi', { selector: 'p' });
    expect(screen.queryByText(title)).toBeNull();
  });

  it('keeps the input of a person who signs another document when its state cannot be read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const [, second] = contracts;
    const answer = [{ ...second, clausole: [true, true] }, ...withPending(waiting, false)];
    let asked = 0;
    const contractDocumentsV2 = () => {
      asked += 1;
      if (asked > 1) throw Object.assign(new Error('x'), { status: 500 });
      return answer;
    };
    area('?documento=assistenza', { answers: { contractDocumentsV2 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Conferma e firma' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma con Sigillo' }));
    await userEvent.type(screen.getByLabelText(/^Username/), 'ds');
    await act(() => vi.advanceTimersByTimeAsync(PENDING_POLLING));
    await waitFor(() => expect(asked).toBeGreaterThan(1));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByLabelText(/^Username/)).toHaveValue('ds');
  });

  it('is said at once to the signer, in place of a receipt', async () => {
    let answer: unknown = withPending(undefined, true);
    const { number: _, ...rest } = receipt;
    const contractSignOnline = () => {
      answer = withPending(waiting, false);
      return { ...rest, waiting: true };
    };
    area('?documento=servizi', { answers: { contractDocumentsV2: () => answer, contractSignOnline } });
    await userEvent.click(await screen.findByRole('button', { name: 'Conferma e firma' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma con Sigillo' }));
    await userEvent.type(screen.getByLabelText(/^Username/), 'ds');
    await userEvent.type(screen.getByLabelText(/^Password/), 'segreta');
    await userEvent.type(screen.getByLabelText(/^Codice OTP/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(screen.getAllByText(title).length).toBeGreaterThan(0));
    expect(screen.queryByText(/Ricevuta n\./)).toBeNull();
  });

  it('was refused: why is said, and it can be signed again', async () => {
    const refusal = 'Il certificato è stato revocato o sospeso da chi lo ha emesso.';
    const pending = { ...waiting, state: 'refused', refusal } as const;
    area('?documento=servizi', { answers: { contractDocumentsV2: withPending(pending, true) } });
    await screen.findByText(new RegExp(refusal));
    expect(await screen.findByRole('button', { name: 'Conferma e firma' })).toBeVisible();
  });

  it('could not be checked for a day: the provider was told, and it can be signed with another certificate', async () => {
    const pending = { ...waiting, state: 'unreachable' } as const;
    area('?documento=servizi', { answers: { contractDocumentsV2: withPending(pending, true) } });
    await screen.findByText(/Il fornitore è stato avvisato e ripeterà il controllo/);
    expect(await screen.findByRole('button', { name: 'Conferma e firma' })).toBeVisible();
  });

  it('on a document of a service is said in the same way', async () => {
    const made = ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'] as const;
    const pending = [{ tipoDocumento: 'Contratto' as const, ...waiting }];
    area('?documento=conservazione-Contratto', {
      answers: {
        preservationStatus: statusWith({ made, pending }),
        spidRequestRead: { ...request, statusRichiesta: 'DA_FIRMARE', documento: true, pending: waiting },
        preservationDocument: { name: 'x.pdf', content: btoa('%PDF-1.7'), sha256: 'a', pages: 1 },
      },
    });
    await screen.findByText(/La firma del 01\/09\/2026/);
    expect(screen.queryByRole('button', { name: 'Conferma e firma' })).toBeNull();
    expect(screen.getByRole('button', { name: /SPID.*In attesa del controllo di revoca/ })).toBeVisible();
  });
});
