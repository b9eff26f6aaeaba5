import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpeningCorpus, openingCorpus } from '../../../fixtures/signatures/opened';
import { CONTRACT, savePdf, signPdf } from '../../../fixtures/signatures/pdf';
import { ENVELOPED, enveloped, signXml } from '../../../fixtures/signatures/xml';
import { zipFiles } from '../../../fixtures/signatures/zip';

/** `npm run soak` tries every bit; `npm run test:full` every so many. */
const EVERY = process.env.EVERY_BIT === '1' ? 1 : 97;
const LETTER = 'Gentile scuola, in allegato il preventivo.';

interface Sample {
  readonly file: Buffer;
  /** The signed octets, of which each bit must count. */
  readonly signed: readonly { readonly from: number; readonly to: number }[];
}

let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
});
afterAll(() => made.remove());

const between = (file: Buffer, start: string, end: string) => {
  const from = file.indexOf(start);
  return { from, to: file.indexOf(end, from) };
};

/** A signed document of each form; what is around the signed octets may change without a change of the document. */
const samples: Readonly<Record<string, () => Sample>> = {
  'a PDF (PAdES)': () => {
    const file = signPdf(savePdf(CONTRACT), { sign: (bytes) => made.detached(bytes) });
    const value = between(file, '/Contents <', '>');
    return {
      file,
      signed: [
        { from: 0, to: value.from + '/Contents '.length },
        { from: value.to + 1, to: file.length },
      ],
    };
  },
  'an invoice (XAdES)': () => {
    const file = signXml(made, { references: [{ uri: '', transforms: ENVELOPED }], into: enveloped });
    return { file, signed: [between(file, '<p:FatturaElettronica', '<ds:Signature ')] };
  },
  'a container (ASiC-S)': () => {
    const file = zipFiles([
      ['mimetype', 'application/vnd.etsi.asic-s+zip'],
      ['lettera.txt', LETTER],
      ['META-INF/signature.p7s', made.detached(Buffer.from(LETTER))],
    ]);
    const from = file.indexOf('lettera.txt') + 'lettera.txt'.length;
    // The last octet of what is packed is filled up with bits that nobody reads.
    return { file, signed: [{ from, to: file.indexOf('PK\x03\x04', from, 'latin1') - 1 }] };
  },
  'a message (S/MIME)': () => {
    const content = `Content-Type: text/plain\r\n\r\n${LETTER}\r\n`;
    const signature = made.detached(Buffer.from(content)).toString('base64').replace(/.{76}/g, '$&\r\n');
    const file = Buffer.from(
      [
        'MIME-Version: 1.0',
        'Content-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary="firma"',
        '',
        `--firma\r\n${content}`,
        `--firma\r\nContent-Type: application/pkcs7-signature\r\nContent-Transfer-Encoding: base64\r\n\r\n${signature}`,
        '--firma--',
        '',
      ].join('\r\n'),
    );
    return {
      file,
      signed: [between(file, 'Content-Type: text/plain', '\r\n--firma\r\nContent-Type: application')],
    };
  },
};

it('XML that is not well-formed is refused, although the parser would read the signed document from it', async () => {
  const text = signXml(made, {
    references: [{ uri: '', transforms: ENVELOPED }],
    into: enveloped,
  }).toString();
  for (const [from, to] of [
    ['</Importo>', '</Importo?'],
    [' versione=', '\0versione='],
  ] as const) {
    expect(text).toContain(from);
    const { verdict, files } = await made.open(Buffer.from(text.replace(from, to)));
    expect(verdict).not.toBe('passed');
    expect(files[0]?.codes).toEqual(['xml-broken']);
  }
});

describe('one bit of what is signed changed', () => {
  it.each(Object.keys(samples))(
    'is never accepted: %s',
    { timeout: EVERY === 1 ? 1_200_000 : 60_000 },
    async (form) => {
      const { file, signed } = (samples[form] as () => Sample)();
      expect((await made.open(file)).verdict).toBe('passed');
      const bits = signed
        .flatMap(({ from, to }) => Array.from({ length: (to - from) * 8 }, (_, nth) => from * 8 + nth))
        .filter((_, nth) => nth % EVERY === 0);
      expect(bits.length).toBeGreaterThan(3);
      const accepted: string[] = [];
      for (const bit of bits) {
        const copy = Buffer.from(file);
        copy[bit >> 3] = (copy[bit >> 3] as number) ^ (1 << (bit & 7));
        if ((await made.open(copy)).verdict === 'passed') accepted.push(`octet ${bit >> 3} bit ${bit & 7}`);
      }
      expect(accepted).toEqual([]);
    },
  );
});
