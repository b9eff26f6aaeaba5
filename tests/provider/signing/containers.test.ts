import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../../../provider/documents/zip';
import { element, oidOf, sequenceOf } from '../../../provider/signing/asn1/encode';
import { type Corpus, corpus, DOCUMENT, inShort, NOON, sound } from '../../fixtures/signatures/corpus';

let made: Corpus;
beforeAll(() => {
  made = corpus();
});
afterAll(() => made.remove());

const base64 = (file: Buffer, width: number, end: string) =>
  Buffer.from(file.toString('base64').replace(new RegExp(`.{${width}}`, 'g'), `$&${end}`));

describe('a signature is read', () => {
  it.each([
    ['from BER that was streamed', 'none', () => made.sign('mario', { more: ['-stream'] })],
    ['from PEM', 'PEM', () => made.sign('mario', { form: 'PEM' })],
    [
      'from PEM with words before it',
      'PEM',
      () => Buffer.concat([Buffer.from('Contratto firmato\n'), made.sign('mario', { form: 'PEM' })]),
    ],
    [
      'from PEM under its older name',
      'PEM',
      () => Buffer.from(made.sign('mario', { form: 'PEM' }).toString().replaceAll('CMS-----', 'PKCS7-----')),
    ],
    ['from base64 in lines', 'base64', () => base64(made.sign('mario'), 76, '\r\n')],
    ['from base64 in one line', 'base64', () => base64(made.sign('mario'), 1e6, '')],
    [
      'from base64 of base64',
      'base64',
      () => base64(base64(base64(made.sign('mario'), 76, '\r\n'), 64, '\n'), 76, '\r\n'),
    ],
    [
      'from base64 after a byte order mark',
      'base64',
      () => Buffer.concat([Buffer.from('\ufeff'), base64(made.sign('mario'), 64, '\n')]),
    ],
    ['from an S/MIME message', 'S/MIME', () => made.sign('mario', { form: 'SMIME' })],
  ])('%s', (_, wrapping, file) => {
    const report = made.verify(file());
    expect(inShort(report)).toEqual(sound);
    expect(report.levels.map((level) => level.wrapping)).toEqual([wrapping]);
  });

  it('from BER, whose attributes were streamed too', () => {
    const file = made.sign('mario');
    const streamed = made.verify(indefinite(file));
    expect(inShort(streamed)).toEqual(sound);
    expect(streamed.levels[0]?.encoding).toBe('BER');
    expect(made.verify(file).levels[0]?.encoding).toBe('DER');
  });
});

/** Returns every SEQUENCE, SET and tagged element with indefinite length and an end marker. */
function indefinite(file: Buffer): Buffer {
  const [tag = 0] = file;
  const short = (file[1] ?? 0) < 0x80;
  const head = short ? 2 : 2 + ((file[1] ?? 0) & 0x7f);
  const length = short ? (file[1] ?? 0) : file.readUIntBE(2, head - 2);
  const inside = file.subarray(head, head + length);
  const children: Buffer[] = [];
  for (let at = 0; at < inside.length; ) {
    const size = sizeOf(inside.subarray(at));
    const child = inside.subarray(at, at + size);
    // Signed parts (certificates) stay unchanged.
    children.push(
      child[0] === 0xa0 && depth(child) > 3 ? child : (child[0] ?? 0) & 0x20 ? indefinite(child) : child,
    );
    at += size;
  }
  return Buffer.concat([Buffer.of(tag, 0x80), ...children, Buffer.of(0, 0)]);
}
const sizeOf = (bytes: Buffer) => {
  const first = bytes[1] ?? 0;
  const head = first < 0x80 ? 2 : 2 + (first & 0x7f);
  return head + (first < 0x80 ? first : bytes.readUIntBE(2, head - 2));
};
/** Certificates are the first nested element that begins SEQUENCE, SEQUENCE, [0]. */
const depth = (child: Buffer) => (/^a082....3082....3082....a003/.test(child.toString('hex', 0, 24)) ? 4 : 0);

describe('bytes after a signature', () => {
  it.each([
    ['a line end', '\n'],
    ['a zero', '\0'],
    ['another document', 'Altre condizioni'],
  ])('are refused: %s', (_, more) => {
    const report = made.verify(Buffer.concat([made.sign('mario'), Buffer.from(more)]));
    expect(report).toMatchObject({ verdict: 'failed', codes: ['trailing-bytes'] });
    expect(report.signers[0]).toMatchObject({ integrity: true });
  });

  it('are refused after BER, and inside PEM', () => {
    const ber = Buffer.concat([made.sign('mario', { more: ['-stream'] }), Buffer.from('x')]);
    expect(made.verify(ber)).toMatchObject({ verdict: 'failed', codes: ['trailing-bytes'] });
    const inner = Buffer.concat([made.sign('mario'), Buffer.from('x')]).toString('base64');
    const pem = Buffer.from(`-----BEGIN CMS-----\n${inner}\n-----END CMS-----\n`);
    expect(made.verify(pem)).toMatchObject({ verdict: 'failed', codes: ['trailing-bytes'] });
  });
});

describe('a detached signature', () => {
  it('cannot be judged without its document', () => {
    const report = made.verify(made.sign('mario', { detached: true }));
    expect(report).toMatchObject({ verdict: 'indeterminate', contentSha256: null });
    expect(report.signers[0]).toMatchObject({ integrity: false });
    expect(report.signers[0]?.codes).toContain('content-missing');
  });

  it('is judged with it, and said to be detached', () => {
    const file = made.sign('mario', { detached: true });
    const right = made.verify(file, { content: Buffer.from(DOCUMENT) });
    expect(inShort(right)).toEqual({ ...sound, codes: ['detached'] });
    const wrong = made.verify(file, { content: Buffer.from('altro') });
    expect(wrong.verdict).toBe('failed');
    expect(wrong.signers[0]).toMatchObject({ integrity: false });
    expect(wrong.signers[0]?.codes).toContain('content-altered');
  });
});

describe('what is no signature', () => {
  const zipped = Buffer.from('504b0304140000000000', 'hex');
  const signedPdf = '%PDF-1.7\n1 0 obj<</Type/Sig/SubFilter/ETSI.CAdES.detached/ByteRange [0 1 2 3]>>';

  it.each([
    ['empty', Buffer.alloc(0)],
    ['empty', Buffer.from(' \r\n')],
    ['pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['pades', Buffer.from(signedPdf)],
    ['pades', Buffer.from(`%PDF-1.7\n${' '.repeat(999_990)}${signedPdf.slice(9)}`)],
    ['zip', zipped],
    ['zip', zipOf({ name: 'firme/signatures.xml', content: Buffer.from('x'), at: NOON })],
    ['asic', zipOf({ name: 'META-INF/signatures001.xml', content: Buffer.from('<x/>'), at: NOON })],
    ['asic', zipOf({ name: 'META-INF/signature.p7s', content: Buffer.from('x'), at: NOON })],
    ['asic', Buffer.from('PK\u0003\u0004\u0014mimetypeapplication/vnd.etsi.asic-s+zip')],
    ['time-stamped', sequenceOf(oidOf('1.2.840.113549.1.9.16.1.31'), element(0xa0, element(0x30)))],
    ['xml', Buffer.from('<?xml version="1.0"?><ds:Signature/>')],
    ['xml', Buffer.from('\ufeff<ds:Signature xmlns:ds="…"/>')],
    ['not-a-signature', Buffer.from('Contratto')],
    ['not-a-signature', Buffer.from('Contratto, articolo 1: perché sì.')],
    ['not-a-signature', Buffer.from('00ff', 'hex')],
    ['truncated', Buffer.from('3080', 'hex')],
    ['truncated', Buffer.from('30', 'hex')],
    ['truncated', Buffer.from('30847fffffff', 'hex')],
    ['too-complex', Buffer.from('3080'.repeat(100_000), 'hex')],
    ['too-complex', sequenceOf(Buffer.from('0500'.repeat(1_000_000), 'hex'))],
    ['not-a-signature', sequenceOf(oidOf('1.2.840.113549.1.7.1'), element(0xa0, element(0x04)))],
  ] as const)('is refused as %s', (code, file) => {
    expect(made.verify(file)).toMatchObject({ verdict: 'unreadable', codes: [code], signers: [] });
  });

  it('is refused as encrypted, or as certificates alone', () => {
    made.openssl('cms', '-encrypt', '-in', 'document', '-outform', 'DER', '-out', 'encrypted', 'mario.crt');
    made.openssl('crl2pkcs7', '-nocrl', '-certfile', 'mario.crt', '-outform', 'DER', '-out', 'bag');
    expect(made.verify(made.read('encrypted'))).toMatchObject({
      verdict: 'unreadable',
      codes: ['encrypted'],
    });
    expect(made.verify(made.read('bag'))).toMatchObject({ verdict: 'unreadable', codes: ['no-signers'] });
  });

  it('says for each what to do next, and in other words for each', () => {
    const files = ['', '%PDF-1.7', signedPdf, '<?xml ?>', 'Contratto'].map((text) => Buffer.from(text));
    const asic = zipOf({ name: 'META-INF/signature.p7s', content: Buffer.from('x'), at: NOON });
    const tsd = sequenceOf(oidOf('1.2.840.113549.1.9.16.1.31'), element(0xa0, element(0x30)));
    const steps = [...files, zipped, asic, tsd].map((file) => made.verify(file).nextStep);
    expect(steps).toHaveLength(8);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it.each(['DER', 'BER', 'PEM'] as const)('is a %s signature cut anywhere', (form) => {
    const whole = made.sign('mario', form === 'BER' ? { more: ['-stream'] } : { form });
    for (let length = 1; length < whole.length - 1; length += 41) {
      const { verdict, codes } = made.verify(whole.subarray(0, length));
      expect(verdict, `${length} bytes: ${codes}`).toBe('unreadable');
      if (length > 60) expect(codes).toEqual(['truncated']);
    }
  });
});
