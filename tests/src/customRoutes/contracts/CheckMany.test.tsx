import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { OpenedReport } from '../../../../contract/signing/opened';
import { documentsArea as area } from '../../../fixtures/documentsArea';
import { savedFiles } from '../../../fixtures/savedFiles';
import { zipFiles } from '../../../fixtures/signatures/zip';

const signer = {
  verdict: 'passed',
  integrity: true,
  codes: [],
  subject: 'CN=Mario Rossi, C=IT',
  taxCode: 'RSSMRA80A01H501U',
  signingTime: '2026-11-21T09:00:00.000Z',
  nextStep: 'x',
  level: 1,
  countersigns: null,
  issuer: 'CN=Autorita, C=IT',
  serialNumber: '01',
  validFrom: null,
  validTo: null,
  algorithm: null,
  provenAt: null,
  file: 0,
  covers: [],
  kind: 'person',
} as const;

const report = (name: string, more: Partial<OpenedReport> = {}): OpenedReport => ({
  verdict: 'passed',
  contentSha256: null,
  signers: [signer],
  codes: [],
  nextStep: 'x',
  levels: [],
  at: '2026-11-21T12:00:00.000Z',
  fileSha256: name,
  timestamps: [],
  files: [
    {
      parent: null,
      name,
      form: 'cades',
      verdict: 'passed',
      mediaType: 'application/pkcs7-mime',
      size: 3,
      sha256: 'a',
      codes: [],
    },
  ],
  ...more,
});
const found = (of: OpenedReport) => ({ report: of, contents: [], owners: [] });
interface Given {
  readonly file: File;
  readonly query: { readonly name: string };
  readonly signal?: AbortSignal;
}

async function choose(files: readonly File[], label = 'Scegli il file') {
  const input = await screen.findByLabelText(label, { selector: 'input' });
  fireEvent.change(input, { target: { files } });
}
const file = (name: string, content = 'abc') => new File([content], name);
const row = (name: RegExp | string) => screen.getByRole('row', { name });

describe('many files at once', () => {
  it('are each verified by itself: one that fails stops none of the others, and may be tried again', async () => {
    let broken = true;
    const { count } = area('/verifica', {
      answers: {
        signedFileOpen: ({ query: { name } }: Given) => {
          if (name === 'b.pdf' && broken)
            throw Object.assign(new Error('Il servizio non risponde: riprovare.'), { status: 502 });
          return found(
            name === 'c.xml'
              ? report(name, { verdict: 'unreadable', signers: [], codes: ['malformed'] })
              : report(name),
          );
        },
      },
    });
    await choose([file('a.p7m'), file('b.pdf'), file('c.xml')]);
    await screen.findByText('Verificati 3 file di 3: 1 in regola.');
    expect(row(/^a\.p7m/)).toHaveTextContent('Firma valida');
    expect(row(/^a\.p7m/)).toHaveTextContent('Mario Rossi');
    expect(row(/^a\.p7m/)).toHaveTextContent('21/11/2026 10:00 (dichiarata da chi ha firmato)');
    expect(row(/^b\.pdf/)).toHaveTextContent('Non verificatoIl servizio non risponde: riprovare.');
    expect(within(row(/^b\.pdf/)).queryByRole('button')).toBeNull();
    expect(row(/^c\.xml/)).toHaveTextContent('Nel file non è stata trovata una firma leggibile');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Verifica il file rimasto' }));
    await screen.findByText('Verificati 3 file di 3: 2 in regola.');
    expect(count('signedFileOpen')).toBe(4);
  });

  it('open each with its full result, and lead back to the button that was pressed', async () => {
    area('/verifica', {
      answers: { signedFileOpen: ({ query: { name } }: Given) => found(report(name)) },
    });
    await choose([file('a.p7m'), file('b.p7m')]);
    await screen.findByText('Verificati 2 file di 2: 2 in regola.');
    await userEvent.click(screen.getByRole('button', { name: 'Apri il risultato di b.p7m' }));
    await screen.findByRole('heading', { name: 'b.p7m', level: 3 });
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Torna all’elenco dei file' }));
    expect(screen.getByRole('button', { name: 'Apri il risultato di b.p7m' })).toHaveFocus();
  });

  it('come from an archive, without what systems add, each under its path', async () => {
    const sent: string[] = [];
    area('/verifica', {
      answers: {
        signedFileOpen: async ({ file: one, query: { name } }: Given) => {
          sent.push(`${name} ${await one.text()}`);
          return found(report(name));
        },
      },
    });
    const archive = zipFiles(
      [
        ['atti/uno.p7m', 'primo'],
        ['due.p7m', 'secondo'],
        ['rotto.p7m', 'terzo'],
        ['__MACOSX/._uno.p7m', 'x'],
        ['atti/.DS_Store', 'x'],
      ],
      (entry, nth) => {
        if (nth === 2) entry.writeUInt32LE(4, 24);
      },
    );
    await choose([new File([new Uint8Array(archive)], 'atti.zip')]);
    await screen.findByText('Verificati 3 file di 3: 2 in regola.');
    expect(sent.sort()).toEqual(['due.p7m secondo', 'uno.p7m primo']);
    expect(row(/^atti\/uno\.p7m/)).toHaveTextContent('Firma valida');
    expect(row(/^rotto\.p7m/)).toHaveTextContent('Il file è danneggiato nell’archivio');
  });

  it('leave a signature container and an archive with one file to the page as before', async () => {
    const { sent } = area('/verifica', {
      answers: { signedFileOpen: ({ query: { name } }: Given) => found(report(name)) },
    });
    for (const [name, files] of [
      [
        'firmati.asice',
        [
          ['mimetype', 'application/vnd.etsi.asic-e+zip'],
          ['a.txt', 'a'],
          ['META-INF/x.p7s', 'b'],
        ],
      ],
      ['uno.zip', [['a.p7m', 'a']]],
    ] as const) {
      await choose([new File([new Uint8Array(zipFiles(files))], name)]);
      await screen.findByRole('heading', { name, level: 3 });
      expect(screen.queryByRole('table')).toBeNull();
    }
    expect(sent.filter(({ id }) => id === 'signedFileOpen')).toHaveLength(2);
  });

  it('bring the document of a detached signature that lies beside it', async () => {
    const sent: File[] = [];
    area('/verifica', {
      answers: {
        signedFileOpen: ({ file: one, query: { name } }: Given) => {
          sent.push(one);
          const alone = { ...signer, verdict: 'indeterminate', codes: ['content-missing'] } as const;
          return found(
            name === 'atto.pdf.p7s'
              ? report(name, { verdict: 'indeterminate', signers: [alone] })
              : report(name),
          );
        },
      },
    });
    await choose([file('atto.pdf.p7s'), file('atto.pdf', 'il documento')]);
    await screen.findByText('Verificati 2 file di 2: 2 in regola.');
    const pair = sent.find(({ name }) => name.endsWith('.zip')) as File;
    expect(Object.keys(unzipSync(new Uint8Array(await pair.arrayBuffer())))).toEqual([
      'atto.pdf.p7s',
      'atto.pdf',
    ]);
  });

  it('are stopped and gone on with', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { count } = area('/verifica', {
      answers: {
        signedFileOpen: async ({ query: { name }, signal }: Given) => {
          if (name === 'a.p7m') return found(report(name));
          await Promise.race([held, new Promise((_, reject) => signal?.addEventListener('abort', reject))]);
          return found(report(name));
        },
      },
    });
    await choose(['a.p7m', 'b.p7m', 'c.p7m', 'd.p7m'].map((name) => file(name)));
    await screen.findByText('Verifica in corso: 1 file di 4.');
    expect(screen.getByRole('progressbar', { name: 'File verificati' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(screen.getByRole('button', { name: 'Salva l’elenco' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Interrompi la verifica' }));
    await screen.findByText('Verificati 1 file di 4: 1 in regola.');
    expect(row(/^d\.p7m/)).toHaveTextContent('In attesa');
    expect(count('signedFileOpen')).toBe(3);
    answer();
    await userEvent.click(screen.getByRole('button', { name: 'Verifica i 3 file rimasti' }));
    await screen.findByText('Verificati 4 file di 4: 4 in regola.');
  });

  it('are 200 at the most, and none is sent of more', async () => {
    const { count } = area('/verifica', { answers: { signedFileOpen: found(report('a')) } });
    await choose(Array.from({ length: 201 }, (_, nth) => file(`${nth}.p7m`)));
    await screen.findByText(/I file sono più di 200: sceglierne al massimo 200/);
    expect(count('signedFileOpen')).toBe(0);
    const large = file('enorme.p7m');
    Object.defineProperty(large, 'size', { value: 50_000_001 });
    await choose([large, file('a.p7m')]);
    await screen.findByText('Verificati 2 file di 2: 1 in regola.');
    expect(row(/^enorme\.p7m/)).toHaveTextContent('Il file supera 50 MB');
    expect(count('signedFileOpen')).toBe(1);
  });

  it('are saved as a table', async () => {
    const names = savedFiles();
    area('/verifica', { answers: { signedFileOpen: ({ query: { name } }: Given) => found(report(name)) } });
    await choose([file('a.p7m'), file('b.p7m')]);
    await screen.findByText('Verificati 2 file di 2: 2 in regola.');
    await userEvent.click(screen.getByRole('button', { name: 'Salva l’elenco' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(names).toEqual(['file-verificati.csv']));
  });

  it('are cards on a phone', async () => {
    area('/verifica', {
      width: 390,
      answers: { signedFileOpen: ({ query: { name } }: Given) => found(report(name)) },
    });
    await choose([file('a.p7m'), file('b.p7m')]);
    await screen.findByText('Verificati 2 file di 2: 2 in regola.');
    expect(screen.getByRole('listitem', { name: 'a.p7m' })).toHaveTextContent('Firma valida');
  });
});
