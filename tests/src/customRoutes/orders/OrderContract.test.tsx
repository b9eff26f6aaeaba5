import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../../contract/orders/orderWizard';
import { refusalOf } from '../../../../contract/signing/refusal';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { order, orderProvider } from '../../../fixtures/orderProvider';
import { lastSaid, ownScreen } from '../../../fixtures/resourceScreen';

const fileName = 'C-2026-ordine-7.pdf';
const contract = {
  name: 'Contratto, ordine n. 7',
  fileName,
  type: 'C',
  anno: '2026/2027',
  status: 0,
  toSign: true,
  clausole: [true, true],
  urlOriginal: '/x',
  pathOriginal: '/x',
  urlDownload: '/x',
};
const answers = {
  renewalState: order({ status: 'DA_FIRMARE', preview: fileName }),
  contractDocumentsV2: [contract],
  contractPreview: { name: fileName, content: btoa('%PDF-1.7'), sha256: 'a', media: 'application/pdf' },
  contractRenewalRun: {
    step: 'stato',
    answers: {},
    others: [],
    saved: { name: 'Ida Neri', at: '2026-11-20T08:00:00Z' },
  },
  renewalSignOnline: { number: 'F-2026-000001' },
  renewalSignOffline: { number: 'F-2026-000001' },
};

function open(variant: Variant = { kind: 'renewal', services: false }, more = {}) {
  const provider = orderProvider({ ...answers, ...more }, { variant });
  ownScreen('/areacontratti/rinnovo-contratti-new', { roles: ['supervisor'], callApi: provider.callApi });
  return provider;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function chooseWay(name: string): Promise<void> {
  await press('Conferma e firma');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('the contract of an order in the wizard', () => {
  it('SIGN-026 REN-083 is said in green to be signed with a service, and read again', async () => {
    const { of } = open();
    expect(await screen.findByRole('group', { name: 'Dichiarazioni' })).toHaveTextContent(
      /Approvo le condizioni generali di licenza d’uso.*Approvo specificamente i punti da 1 a 17/,
    );
    expect(screen.queryByText(/^Si riprende/)).toBeNull();
    await chooseWay('Firma con Sigillo');
    await userEvent.type(screen.getByLabelText(/^Username/), 'ds');
    await userEvent.type(screen.getByLabelText(/^Password/), 'segreta');
    await userEvent.type(screen.getByLabelText(/^Codice OTP/), '123456');
    await press('Conferma');
    await waitFor(() =>
      expect(lastSaid()).toEqual(['La firma del documento è andata a buon fine.', 'success']),
    );
    expect(of('renewalSignOnline')[0]).toMatchObject({ query: { isServizi: 'false' } });
    expect(of('contractPreview')[0]).toMatchObject({ query: { filename: fileName } });
    await waitFor(() => expect(of('renewalState').length).toBeGreaterThan(1));
  });

  it('SIGN-025 is said in green to be there once its signed file is, by calls that tell contracts from services', async () => {
    const { of } = open();
    await chooseWay('Carica documento firmato (.p7m)');
    const file = new File(['x'], 'a.p7m', { type: 'application/pkcs7-mime' });
    await userEvent.upload(screen.getByLabelText('File firmato (.p7m)'), file);
    await press('Upload file');
    await waitFor(() => expect(lastSaid()).toEqual(['Il file è stato caricato completamente.', 'success']));
    expect(of('renewalSignOffline')[0]).toMatchObject({ body: { isServizi: 'false' } });
    for (const id of ['renewalState', 'renewalMovements'])
      expect(of(id)[0]).toMatchObject({ query: { isServizi: 'false' } });
  });

  it('is read again where there is a newer version of it, which nobody signed', async () => {
    const current = refusalOf('replaced');
    const { of } = open(undefined, {
      renewalSignOffline: () => {
        throw ApiError.of(422, { code: 'signatureRefused', title: current.say, current });
      },
    });
    await chooseWay('Carica documento firmato (.p7m)');
    const file = new File(['x'], 'a.p7m', { type: 'application/pkcs7-mime' });
    await userEvent.upload(screen.getByLabelText('File firmato (.p7m)'), file);
    await press('Upload file');
    expect(await screen.findByText(current.say, { exact: false })).toBeInTheDocument();
    await waitFor(() => expect(of('contractPreview')).toHaveLength(2));
  });

  it('says in words that nobody kept what was ticked', async () => {
    const contractClauses = () => {
      throw ApiError.unreachable();
    };
    open(undefined, { contractClauses });
    const clauses = await screen.findByRole('group', { name: 'Dichiarazioni' });
    const [first] = within(clauses).getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByRole('alertdialog', { name: 'Attenzione' })).toHaveTextContent(
      'Il servizio non è raggiungibile. Controllare la connessione e riprovare.',
    );
  });
});
