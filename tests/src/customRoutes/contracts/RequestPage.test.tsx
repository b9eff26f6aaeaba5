import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../../contract/permissions/roles';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import type { SignatureRequest } from '../../../../contract/signing/signatureRequest';
import { documentsArea } from '../../../fixtures/documentsArea';
import { ownScreen } from '../../../fixtures/resourceScreen';

const ID = '7b0e8f4e-3f0a-4a53-9d39-6f2f5d1b7c11';
const request: SignatureRequest = {
  id: ID,
  head: 'Anna Verdi',
  askedBy: 'Mario Rossi',
  askedAt: '2026-11-20T09:00:00Z',
  expiresAt: '2026-12-04T09:00:00Z',
  state: 'open',
  procedure: 'contract',
  documents: [
    { fileName: 'a.pdf', name: 'Contratto', state: 'toSign' },
    { fileName: 'b.pdf', name: 'Allegato', state: 'signed' },
  ],
};

function page(found: SignatureRequest | Error, roles: readonly Role[] = ['user']) {
  const sent: string[] = [];
  ownScreen(`/richieste-di-firma/${ID}`, {
    roles,
    callApi: (async ({ id }: Endpoint) => {
      sent.push(id);
      if (id === 'signatureRequestRead' && found instanceof Error) throw found;
      const file = { name: 'a.pdf', media: 'application/pdf', content: btoa('%PDF'), sha256: 'x' };
      return { data: id === 'signatureRequestDocument' ? file : found };
    }) as never,
  });
  return sent;
}
const button = (name: string) => screen.getByRole('button', { name });

describe('a request to sign', () => {
  it('offers its documents to who is asked, one at a time, once both clauses are accepted', async () => {
    const sent = page({ ...request, own: true });
    await screen.findByText(/Può firmare solo Anna Verdi/);
    expect(screen.queryByRole('button', { name: 'Leggi e firma Allegato' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Annulla la richiesta' })).toBeNull();
    expect(sent).not.toContain('signatureRequestDocument');
    await userEvent.click(button('Leggi e firma Contratto'));
    await screen.findByRole('button', { name: 'Conferma e firma' });
    expect(screen.getByRole('heading', { name: /Contratto/ })).toHaveFocus();
    expect(button('Conferma e firma')).toHaveAttribute('aria-disabled', 'true');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    expect(button('Conferma e firma')).not.toHaveAttribute('aria-disabled');
  });

  it('asks for no clauses where the document is no contract', async () => {
    page({ ...request, own: true, procedure: 'transfer' });
    await userEvent.click(await screen.findByRole('button', { name: 'Leggi e firma Contratto' }));
    await screen.findByRole('button', { name: 'Conferma e firma' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(button('Conferma e firma')).not.toHaveAttribute('aria-disabled');
  });

  it('shows a supervisor its state, to remind or to cancel, and no document', async () => {
    const sent = page(request, ['supervisor']);
    await screen.findByText(/Solo Anna Verdi può leggere e firmare/);
    expect(screen.queryByRole('button', { name: /Leggi e firma/ })).toBeNull();
    await userEvent.click(button('Invia un promemoria'));
    await userEvent.click(button('Annulla la richiesta'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla la richiesta' }));
    expect(sent).toEqual(expect.arrayContaining(['signatureRequestRemind', 'signatureRequestCancel']));
    expect(sent).not.toContain('signatureRequestDocument');
  });

  it('says to another person whom it is for', async () => {
    const detail =
      'La richiesta di firma inviata da Mario Rossi è per Anna Verdi: solo Anna Verdi può aprirla.';
    page(Object.assign(new Error(detail), { status: 409, code: 'conflict' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
  });

  it.each(['expired', 'cancelled', 'signed'] as const)('offers nothing once it is %s', async (state) => {
    page({ ...request, state, own: true }, ['supervisor']);
    await screen.findByText(/Può firmare solo Anna Verdi/);
    expect(screen.queryByRole('button', { name: /Leggi e firma|Annulla|promemoria/ })).toBeNull();
  });
});

it('a request to sign is sent for all documents that are left', async () => {
  const { sent } = documentsArea('/firma', { answers: { signatureRequestSend: request } });
  await userEvent.click(await screen.findByRole('button', { name: 'Chiedi la firma da un altro luogo' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Anna Verdi riceve un’e-mail');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Invia la richiesta' }));
  const body = sent.find(({ id }) => id === 'signatureRequestSend')?.input.body;
  expect(body).toEqual({
    procedure: 'contract',
    fileNames: ['servizi', 'assistenza', 'licenza', 'ripristino'],
  });
});
