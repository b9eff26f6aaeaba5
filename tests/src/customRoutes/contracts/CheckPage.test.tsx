import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { OpenedReport } from '../../../../contract/signing/opened';
import { documentsArea as area } from '../../../fixtures/documentsArea';

const file = {
  parent: null,
  mediaType: 'application/pkcs7-signature',
  size: 3,
  sha256: 'a',
  codes: [],
} as const;
const signer = {
  verdict: 'indeterminate',
  integrity: false,
  codes: ['content-missing'],
  subject: 'CN=Mario Rossi, serialNumber=TINIT-RSSMRA80A01H501U, C=IT',
  taxCode: 'RSSMRA80A01H501U',
  signingTime: '2026-11-21T09:00:00.000Z',
  nextStep: 'x',
  level: 1,
  countersigns: null,
  issuer: 'CN=Autorita, O=Prova, C=IT',
  serialNumber: '01',
  validFrom: null,
  validTo: null,
  algorithm: null,
  provenAt: '2026-11-21T09:05:00.000Z',
  file: 0,
  covers: [],
  kind: 'person',
} as const;

const report = (more: Partial<OpenedReport> = {}): OpenedReport => ({
  verdict: 'indeterminate',
  contentSha256: null,
  signers: [signer],
  codes: [],
  nextStep: 'x',
  levels: [],
  at: '2026-11-21T12:00:00.000Z',
  fileSha256: 'a',
  timestamps: [],
  files: [{ ...file, name: 'lettera.p7s', form: 'cades', verdict: 'indeterminate' }],
  ...more,
});

/** Opens a file, for which the provider returns this report. */
async function opened(found: OpenedReport) {
  const { sent, count } = area('/verifica', {
    answers: { signedFileOpen: { report: found, contents: [], owners: [] } },
  });
  const input = await screen.findByLabelText('Scegli il file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['abc'], 'lettera.p7s')] } });
  await screen.findByRole('heading', { name: 'lettera.p7s', level: 3 });
  return { sent, count };
}

describe('P26 a signed file in the page', () => {
  it('names people, and says of each time where it is from', async () => {
    await opened(report());
    expect(screen.getByText('Mario Rossi')).toBeInTheDocument();
    expect(screen.getByText('Rilasciato da Autorita')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/CN=|serialNumber=/);
    expect(
      screen.getByText('Firma apposta il 21/11/2026 10:00 (dichiarato da chi ha firmato)'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('La firma esisteva già il 21/11/2026 10:05 (provato da una marca temporale)'),
    ).toBeInTheDocument();
  });

  it('takes headline, reason and advice from one finding, for either reader', async () => {
    await opened(
      report({
        verdict: 'failed',
        codes: ['file-not-signed'],
        signers: [{ ...signer, codes: ['certificate-expired'] }],
      }),
    );
    const alert = screen.getByText('Non tutti i file del contenitore sono firmati').closest('.MuiAlert-root');
    expect(alert).toHaveTextContent("accanto ai file firmati, c'è un file che nessuno ha firmato.");
    expect(alert).toHaveTextContent('Considerare firmati solo i file indicati');
    expect(alert).not.toHaveTextContent(/scaduto/);
    await userEvent.click(screen.getByRole('radio', { name: 'Un file che devo firmare' }));
    expect(alert).toHaveTextContent('Firmare di nuovo tutti i file insieme, nello stesso contenitore.');
  });

  it('asks for the document of a detached signature, and sends both together', async () => {
    const { sent } = await opened(report());
    expect(screen.getByText('Manca il documento firmato')).toBeInTheDocument();
    const input = screen.getByLabelText('Scegli il documento firmato', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['Gentile scuola'], 'lettera.txt')] } });
    const files = () =>
      sent
        .filter(({ id }) => id === 'signedFileOpen')
        .map(({ input: given }) => (given as { file?: File }).file);
    await waitFor(() => expect(files()).toHaveLength(2));
    const archive = unzipSync(new Uint8Array((await files()[1]?.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect(Object.keys(archive)).toEqual(['lettera.p7s', 'lettera.txt']);
    expect(new TextDecoder().decode(archive['lettera.txt'])).toBe('Gentile scuola');
  });

  it('says that it could not be read where a proxy answers in the place of the provider', async () => {
    area('/verifica', { answers: { signedFileOpen: '<html>Accesso alla rete</html>' } });
    const input = await screen.findByLabelText('Scegli il file', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['abc'], 'lettera.p7s')] } });
    await waitFor(() => expect(screen.getAllByRole('alert').some((one) => one.textContent)).toBe(true));
    expect(screen.getByRole('button', { name: 'Scegli il file' })).toBeInTheDocument();
  });

  it('does not send a file that is too large, and says so', async () => {
    const { count } = area('/verifica');
    const input = await screen.findByLabelText('Scegli il file', { selector: 'input' });
    const large = new File(['x'], 'enorme.zip');
    Object.defineProperty(large, 'size', { value: 50_000_001 });
    fireEvent.change(input, { target: { files: [large] } });
    await screen.findByText(/Il file enorme\.zip supera 50 MB/);
    expect(count('signedFileOpen')).toBe(0);
  });
});
