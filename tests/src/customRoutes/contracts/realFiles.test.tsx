import { createHash } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { refusalIn } from '../../../../contract/signing/refusal';
import { zipOf } from '../../../../provider/documents/zip';
import { element, oidOf, sequenceOf } from '../../../../provider/signing/asn1/encode';
import { openFile } from '../../../../provider/signing/open/openFile';
import { ownScreen } from '../../../fixtures/resourceScreen';
import { type Corpus, corpus, NOON, P256 } from '../../../fixtures/signatures/corpus';
import { ANNA, issue, MARIO, signer } from '../../../fixtures/signatures/people';

const PDF = '%PDF-1.7 contratto';
const AREA = '/areaamministrativa/documenti';
let made: Corpus;
beforeAll(() => {
  made = corpus();
  made.write('contratto.pdf', PDF);
});
afterAll(() => made.remove());

const signed = (name = 'mario', options = {}) => made.signFile('contratto.pdf', name, options);
const chosen = (bytes: Buffer) =>
  new File([new Uint8Array(bytes)], 'firmato.p7m', { type: 'application/pkcs7-mime' });

describe('a real signed file in the page', () => {
  /** Opens it: the report comes from the provider's verification of these bytes. */
  async function open(bytes: Buffer) {
    const callApi = async ({ id }: Endpoint) => {
      if (id === 'contractDocumentsV2') return { data: [] };
      if (id === 'signingState') return { data: { maintenance: false, providers: [] } };
      if (id !== 'signedFileOpen') return { data: '' };
      const question = { trust: made.trust('ca.crt'), at: NOON, name: 'firmato.p7m' };
      const { report, contents } = await openFile(Buffer.from(bytes), question);
      const owners = [{ taxCode: MARIO, name: 'Mario Rossi', office: 'DS' }];
      const all = [...contents].map(([file, content]) => ({ file, content: content.toString('base64') }));
      return { data: { report, contents: all, owners } };
    };
    ownScreen(`${AREA}/verifica`, { roles: ['supervisor'], callApi: callApi as never });
    const input = await screen.findByLabelText('Scegli il file', { selector: 'input' });
    fireEvent.change(input, { target: { files: [chosen(bytes)] } });
    await screen.findByRole('heading', { name: 'Chi ha firmato' });
  }
  const nested = () => {
    made.write('dentro.p7m', signed());
    return made.signFile('dentro.p7m', 'anna');
  };
  const two = () => signed('mario', { others: ['anna'] });
  const elliptic = () => {
    issue(made, 'curva', { key: P256 });
    return signed('curva');
  };

  it.each<[string, () => Buffer, readonly string[]]>([
    ['RSA', () => signed(), ['Mario Rossi']],
    ['RSA-PSS', () => signed('mario', { more: ['-keyopt', 'rsa_padding_mode:pss'] }), ['Mario Rossi']],
    ['an elliptic curve', elliptic, ['Mario Rossi']],
    ['one signature in another', nested, ['Anna Bianchi', 'Mario Rossi']],
    ['two signers', two, ['Anna Bianchi', 'Mario Rossi']],
  ])('P14 with %s shows its document, who signed it, and whose tax code it is', async (_, make, names) => {
    await open(make());
    expect(
      screen.getByText('Firma integra: la revoca del certificato non è stata controllata'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Firma valida')).toBeNull();
    expect(await screen.findByText(PDF)).toBeInTheDocument();
    const shown = names.map((name) => screen.getAllByText(name, { selector: 'strong' }));
    expect(shown.flat()).toHaveLength(names.length);
    expect(screen.getByText(`Codice fiscale: ${MARIO}`)).toHaveTextContent('Mario Rossi, DS della scuola');
    const others = screen.queryAllByText(`Codice fiscale: ${ANNA}`);
    expect(others).toHaveLength(names.length - 1);
    for (const other of others)
      expect(other).toHaveTextContent('Nessun utente della scuola ha questo codice fiscale');
    expect(screen.getAllByText(/^Firma apposta il \d\d\/\d\d\/\d{4}/)).toHaveLength(names.length);
    for (const name of ['Scarica il rapporto (PDF)', 'Scarica il rapporto (JSON)'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });
});

describe('a real file that is no acceptable signature', () => {
  const altered = () => {
    const file = signed();
    file[file.indexOf(PDF) + 9] = 'C'.charCodeAt(0);
    return file;
  };
  const expired = () => {
    issue(made, 'scaduto', { to: '20260101000000Z' });
    return signed('scaduto');
  };
  const anna = () => {
    issue(made, 'anna', { key: P256, subject: signer(ANNA, 'Anna Bianchi') });
    return signed('anna');
  };
  const encrypted = () => {
    made.openssl(
      'cms',
      '-encrypt',
      '-in',
      'contratto.pdf',
      '-outform',
      'DER',
      '-out',
      'cifrato',
      'mario.crt',
    );
    return made.read('cifrato');
  };
  const bag = () => {
    made.openssl('crl2pkcs7', '-nocrl', '-certfile', 'mario.crt', '-outform', 'DER', '-out', 'sacca');
    return made.read('sacca');
  };
  const other = () => {
    made.write('altro.pdf', '%PDF-1.7 altro');
    return made.signFile('altro.pdf', 'mario');
  };
  const asic = () => zipOf({ name: 'META-INF/signature.p7s', content: signed(), at: NOON });
  const tsd = () =>
    sequenceOf(oidOf('1.2.840.113549.1.9.16.1.31'), element(0xa0, sequenceOf(element(0x04, signed()))));

  const files: readonly (readonly [string, () => Buffer])[] = [
    ['a PDF that nobody signed', () => Buffer.from(PDF)],
    ['a PDF signed inside (PAdES)', () => Buffer.from(`${PDF} /ByteRange [0 1 2 3]`)],
    ['a zip', () => zipOf({ name: 'contratto.p7m', content: signed(), at: NOON })],
    ['an ASiC container', asic],
    ['a .tsd', tsd],
    ['an encrypted file', encrypted],
    ['certificates alone', bag],
    ['half of a file', () => signed().subarray(0, 700)],
    ['a document changed afterwards', altered],
    ['another document', other],
    ['another person’s signature', anna],
    ['an expired certificate', expired],
    ['a signature without its document', () => signed('mario', { detached: true })],
  ];
  const texts = new Map<string, string>();

  it.each(files)('P15 %s is refused with a sentence, a next step and one action', async (name, make) => {
    const refusal = refusalIn(
      made.verify(make(), {
        person: MARIO,
        contentSha256: createHash('sha256').update(PDF).digest('hex'),
      }),
    );
    if (!refusal) throw new Error(`${name} was accepted`);
    const contract = {
      name: 'Contratto',
      fileName: 'uno',
      type: 'S',
      anno: '2026/2027',
      status: 0,
      toSign: true,
      clausole: [true, true],
      pathOriginal: '/x',
      urlDownload: '/x',
    };
    const callApi = async ({ id }: Endpoint) => {
      if (id === 'contractDocumentsV2') return { data: [contract] };
      if (id === 'signingState') return { data: { maintenance: false, providers: [] } };
      if (id === 'contractPreview') return { data: { name: 'uno.pdf', content: btoa(PDF) } };
      if (id !== 'contractSignOffline') return { data: '' };
      throw Object.assign(new Error(), { code: 'signatureRefused', status: 422, current: refusal });
    };
    ownScreen(`${AREA}?documento=uno`, { roles: ['supervisor'], callApi: callApi as never });
    await userEvent.click(await screen.findByRole('button', { name: 'Conferma e firma' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }));
    fireEvent.change(screen.getByLabelText('File firmato (.p7m)'), { target: { files: [chosen(make())] } });
    await screen.findByText(/File scelto/);
    await userEvent.click(screen.getByRole('button', { name: 'Upload file' }));
    const alert = (await screen.findByText(refusal.say)).closest('.MuiAlert-root') as HTMLElement;
    expect(alert).toHaveTextContent(refusal.next);
    expect(refusal.say).toMatch(/^[A-ZÈ].{15,}\.$/);
    expect(refusal.next).toMatch(/^[A-ZÈ].{20,}\.$/);
    expect(alert).not.toHaveTextContent(/firma non valida/i);
    expect(within(alert).getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(screen.getByText('Nessun file scelto.')).toBeInTheDocument());
    texts.set(name, alert.textContent ?? '');
  });

  it('P15 each of them has other words', () => {
    expect(texts.size).toBe(files.length);
    const said = [...texts.values()];
    expect(said.filter((text, place) => said.indexOf(text) !== place)).toEqual([]);
  });
});
