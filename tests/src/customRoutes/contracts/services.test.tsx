import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusalOf } from '../../../../contract/signing/refusal';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { ownScreen } from '../../../fixtures/resourceScreen';
import { refuse, request, servicesProvider, statusWith } from '../../../fixtures/servicesProvider';

const PAGE = '/areaamministrativa/documenti';
const receipt = { number: 'F-2026-000007', at: '2026-09-02T09:00:00Z' };
const toSign = { ...request, statusRichiesta: 'DA_FIRMARE', documento: true } as const;
const status = statusWith({ made: ['Allegato', 'Affidamento'], signed: ['Contratto'] });

function area(query: string, answers: Record<string, unknown> = {}) {
  const provider = servicesProvider({
    contractDocumentsV2: [],
    signingState: { maintenance: false, providers: ['sigillo', 'firmachiara'] },
    preservationStatus: status,
    spidRequestRead: toSign,
    preservationSignOnline: receipt,
    spidRequestSignOffline: receipt,
    spidRequestDocument: { name: 'richiesta.pdf', content: btoa('%PDF-1.7') },
    ...answers,
  });
  ownScreen(`${PAGE}${query}`, { roles: ['supervisor'], callApi: provider.callApi });
  return provider;
}
const panel = async (name: RegExp) =>
  within((await screen.findByRole('button', { name })).closest('.MuiAccordion-root') as HTMLElement);
const part = async (name: string) =>
  within(
    (await screen.findByRole('heading', { name: `Anteprima del documento: ${name}` }))
      .parentElement as HTMLElement,
  );

it('DOC-047 DOC-018 reads the states of preservation and of SPID, and files their documents by them', async () => {
  const { of } = area('');
  const pending = await panel(/^Da firmare \(3\)/);
  expect(of('preservationStatus')).toHaveLength(1);
  expect(of('spidRequestRead')).toHaveLength(1);
  expect(pending.getByRole('button', { name: 'Conservazione (2)' })).toBeInTheDocument();
  for (const name of ['Clausole Vessatorie', 'Atto affidamento', 'Richiesta di attivazione SPID/CIE/eIDAS'])
    expect(pending.getByRole('button', { name: `${name} Da firmare` })).toBeInTheDocument();
  expect(pending.queryByRole('button', { name: /^Contratto/ })).toBeNull();
  const all = await panel(/^Documenti$/);
  expect(all.getByRole('button', { name: 'Conservazione (4)' })).toBeInTheDocument();
  expect(all.getByRole('button', { name: 'Contratto Firmato il 02/09/2026' })).toBeInTheDocument();
  expect(all.getByRole('button', { name: 'Scheda attivazione In lavorazione...' })).toBeInTheDocument();
});

it.each([
  ['NON_GENERATA', false, 'Da generare: lo prepara il fornitore'],
  ['PRESA_IN_CARICO', true, 'Presa in carico: la esamina AgID. Firmato il 01/09/2026'],
  ['APPROVATA', false, 'Approvata da AgID'],
] as const)(
  'DOC-047 the request that is %s says so, and is not to be signed',
  async (statusRichiesta, documento, words) => {
    const dataFirma = documento ? { dataFirma: '2026-09-01T08:00:00Z' } : {};
    area('?documento=richiesta-spid', {
      spidRequestRead: { ...request, statusRichiesta, documento, ...dataFirma },
      preservationStatus: '',
    });
    const own = await part('Richiesta di attivazione SPID/CIE/eIDAS');
    expect(own.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Conferma e firma' })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Anteprima/ }) !== null).toBe(documento);
    await panel(/^Da firmare \(0\)/);
  },
);

it('DOC-047 a school without these services has none of their documents', async () => {
  area('', { preservationStatus: '', spidRequestRead: '' });
  const all = await panel(/^Documenti$/);
  expect(all.queryByRole('button', { name: /Conservazione|SPID\/CIE/ })).toBeNull();
});

it('DOC-047 says that they cannot be read without taking the rest away, and tries again', async () => {
  let broken = true;
  area('', { preservationStatus: () => (broken ? refuse(500, 'x')() : status) });
  await screen.findByText('I documenti della conservazione e di SPID non sono al momento disponibili.');
  expect(screen.getByRole('button', { name: /^Modulistica/ })).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await screen.findByRole('button', { name: 'Conservazione (2)' });
});

it.each([
  ['conservazione-Allegato', 'Da firmare. La firma spetta al dirigente scolastico.'],
  ['conservazione-Affidamento', 'Da firmare. La firma spetta al responsabile della conservazione.'],
  ['richiesta-spid', 'Da firmare. La firma spetta al dirigente scolastico.'],
])('SIGN-023 says who signs %s', async (id, words) => {
  area(`?documento=${id}`);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('DOC-046 takes a document of preservation to have 5 pages until they are counted', async () => {
  area('?documento=conservazione-Allegato', { preservationDocument: () => new Promise(() => undefined) });
  expect(await screen.findByText('Pagina 1 di 5')).toBeInTheDocument();
});

it('SIGN-006 DOC-033 signs a document of preservation with the service that is chosen', async () => {
  let signed = false;
  const after = statusWith({ made: ['Affidamento'], signed: ['Contratto', 'Allegato'] });
  const { of } = area('?documento=conservazione-Allegato', {
    preservationStatus: () => (signed ? after : status),
    preservationSignOnline: () => {
      signed = true;
      return receipt;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Conferma e firma' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma con FirmaChiara' }));
  await userEvent.type(screen.getByLabelText(/^Username/), 'ds');
  await userEvent.type(screen.getByLabelText(/^Password/), 'segreta');
  await userEvent.type(screen.getByLabelText(/^Codice OTP/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
  await screen.findByText('La firma del documento è andata a buon fine.');
  expect(of('preservationSignOnline')).toEqual([
    {
      body: {
        tipoDocumento: 'Allegato',
        username: 'ds',
        password: 'segreta',
        otp: '123456',
        provider: 'firmachiara',
      },
    },
  ]);
  expect(screen.getByText(/F-2026-000007/)).toBeInTheDocument();
  await (await part('Clausole Vessatorie')).findByText('Firmato il 02/09/2026');
  expect(screen.queryByRole('button', { name: 'Conferma e firma' })).toBeNull();
});

it('SIGN-007 takes the signed request, tells how it is sent, and reads its state again', async () => {
  let taken = false;
  const { of } = area('?documento=richiesta-spid', {
    spidRequestRead: () =>
      taken ? { ...toSign, statusRichiesta: 'PRESA_IN_CARICO', dataFirma: '2026-09-02T09:00:00Z' } : toSign,
    spidRequestSignOffline: () => {
      taken = true;
      return receipt;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Conferma e firma' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }));
  const file = new File(['x'], 'a.p7m', { type: 'application/pkcs7-mime' });
  await userEvent.upload(screen.getByLabelText('File firmato (.p7m)'), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Upload file' }));
  await screen.findByText('Il file è stato caricato completamente.');
  expect(of('spidRequestSignOffline')).toEqual([{ file, progress: expect.any(Function) }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Conferma e firma' })).toBeNull());
  for (const name of ['Scarica il documento firmato (.p7m)', 'Scarica la ricevuta (PDF)'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

it.each([
  [
    'names another head',
    statusWith({ made: ['Contratto'], dsCambiato: true }),
    /indicano un altro dirigente/,
  ],
  [
    'could not be made',
    statusWith({ made: ['Contratto'], nonGenerati: ['Allegato'] }),
    /riprovare dalla pagina Servizi/,
  ],
  [
    'is signed whole',
    statusWith({ signed: ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'] }),
    /resta da confermare/,
  ],
])('says that preservation %s, with the way to its page', async (_, preservationStatus, words) => {
  area('', { preservationStatus });
  await screen.findByText(words);
  expect(screen.getByRole('link', { name: 'Apri Servizi' })).toHaveAttribute(
    'href',
    '/servizi?tab=conservazione',
  );
});

it('reads the request again where there is a newer version of it, which nobody signed', async () => {
  const current = refusalOf('replaced');
  const { of } = area('?documento=richiesta-spid', {
    spidRequestSignOffline: () => {
      throw ApiError.of(422, { code: 'signatureRefused', title: current.say, current });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Conferma e firma' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }));
  const file = new File(['x'], 'a.p7m', { type: 'application/pkcs7-mime' });
  await userEvent.upload(screen.getByLabelText('File firmato (.p7m)'), file);
  await userEvent.click(screen.getByRole('button', { name: 'Upload file' }));
  expect(await screen.findByText(current.say, { exact: false })).toBeInTheDocument();
  await waitFor(() => expect(of('spidRequestDocument')).toHaveLength(2));
});
