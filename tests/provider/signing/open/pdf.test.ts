import { execFileSync } from 'node:child_process';
import { createPrivateKey, sign as signBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explicit, octetStringOf, sequenceOf, setOf } from '../../../../provider/signing/asn1/encode';
import { codesIn, type OpeningCorpus, openingCorpus } from '../../../fixtures/signatures/opened';
import {
  CONTRACT,
  latest,
  type PdfObjects,
  savePdf,
  signPdf,
  startOf,
  streamOf,
} from '../../../fixtures/signatures/pdf';
import { revoke } from '../../../fixtures/signatures/people';
import { attribute, rewrite } from '../../../fixtures/signatures/rewrite';

let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
});
afterAll(() => made.remove());

const sign = (bytes: Buffer) => made.detached(bytes);
const base = () => savePdf(CONTRACT);
const signed = () => signPdf(base(), { sign });
const der = (name: string) => made.openssl('x509', '-in', `${name}.crt`, '-outform', 'DER');

async function found(file: Buffer) {
  const report = await made.open(file);
  return { verdict: report.verdict, codes: codesIn(report) };
}

describe('PAdES', () => {
  it('tells who signed a PDF and when', async () => {
    const { verdict, signers, files } = await made.open(signed());
    expect(verdict).toBe('passed');
    expect(signers).toMatchObject([
      { verdict: 'passed', integrity: true, taxCode: 'RSSMRA80A01H501U', covers: [0] },
    ]);
    expect(files).toMatchObject([{ form: 'pades', verdict: 'passed', mediaType: 'application/pdf' }]);
  });

  it('takes the time of the signature dictionary where the CMS has none', async () => {
    const { signers } = await made.open(signPdf(base(), { sign: (bytes) => withoutTime(bytes) }));
    expect(signers).toMatchObject([{ verdict: 'passed', signingTime: '2026-11-21T08:30:00.000Z' }]);
  });

  /** Returns the same signature without its signing-time attribute. */
  const withoutTime = (bytes: Buffer) =>
    rewrite(made.detached(bytes), ({ signed: attributes }) => {
      const others = attributes.filter((one) => !one.toString('hex').includes('06092a864886f70d010905'));
      const key = createPrivateKey(made.read('mario.key'));
      return { signed: others, signature: octetStringOf(signBytes('sha256', setOf(...others), key)) };
    });

  it('of two signatures says of the first that another one followed', async () => {
    const two = signPdf(signed(), { sign: (bytes) => made.detached(bytes, 'anna'), field: 'Seconda' });
    const { verdict, signers } = await made.open(two);
    expect(verdict).toBe('passed');
    expect(signers.map(({ taxCode, codes }) => [taxCode, codes.includes('pdf-updated')])).toEqual([
      ['RSSMRA80A01H501U', true],
      ['BNCNNA75C41F205X', false],
    ]);
  });

  it('reads cross-references and objects in streams', async () => {
    expect(await found(signPdf(compressed(base()), { sign }))).toEqual({ verdict: 'passed', codes: [] });
  });

  it('proves the time by a document timestamp, and uses the data for verifying that it brings', async () => {
    made.write('ca.crlnumber', '01\n');
    const store: PdfObjects = {
      1: `${CONTRACT[1]}`.replace(/>>$/, '/DSS << /Certs [20 0 R] >> >>'),
      20: streamOf(der('ca')),
    };
    const withStore = savePdf(store, signed());
    const stamped = signPdf(withStore, {
      sign: (bytes) => made.stamp(bytes),
      field: 'Marca',
      subFilter: 'ETSI.RFC3161',
    });
    const { verdict, signers, timestamps } = await made.open(stamped, { at: new Date('2041-06-01') });
    expect(timestamps).toMatchObject([{ verdict: 'passed', covers: [0] }]);
    expect(signers).toMatchObject([{ verdict: 'passed', provenAt: timestamps[0]?.time }]);
    expect(verdict).toBe('passed');
    const without = await made.open(signed(), { at: new Date('2041-06-01') });
    expect(without.signers[0]?.codes).toContain('certificate-expired');
  });

  it('uses revocation lists and responses of the store offline', async () => {
    revoke(made, 'lista', 'ca', []);
    const list = made.openssl('crl', '-in', 'lista.crl', '-outform', 'DER');
    const store = (inside: Buffer): PdfObjects => ({
      1: `${CONTRACT[1]}`.replace(/>>$/, '/DSS << /CRLs [20 0 R] >> >>'),
      20: streamOf(deflateSync(inside), '/Filter /FlateDecode'),
    });
    const now = new Date();
    const good = await made.open(savePdf(store(list), signed()), { at: now });
    expect(good.signers[0]?.codes).toEqual(['pdf-updated']);
    revoke(made, 'revocati', 'ca', ['mario']);
    const revoked = made.openssl('crl', '-in', 'revocati.crl', '-outform', 'DER');
    const bad = await made.open(savePdf(store(revoked), signed()), { at: new Date(now.getTime() + 5000) });
    expect(bad.signers[0]?.codes).toContain('certificate-revoked');
  });

  it('calls a PDF without signatures unsigned', async () => {
    expect(await made.open(base())).toMatchObject({
      verdict: 'unreadable',
      codes: ['unsigned'],
      files: [{ form: 'pdf', verdict: 'unsigned' }],
    });
  });

  it('agrees with openssl that the pieces were signed', () => {
    const pdf = signed();
    const [, from, to] = /\/ByteRange \[0 (\d+) (\d+)/.exec(pdf.toString('latin1'))?.map(Number) ?? [];
    made.write('pieces', Buffer.concat([pdf.subarray(0, from), pdf.subarray(to)]));
    made.write('value', Buffer.from(pdf.toString('latin1', (from ?? 0) + 1, (to ?? 0) - 1), 'hex'));
    const output = () =>
      execFileSync(
        'openssl',
        [
          ...['cms', '-verify', '-inform', 'DER', '-in', 'value', '-content', 'pieces', '-binary'],
          ...['-CAfile', 'ca.crt', '-purpose', 'any', '-out', '/dev/null', '-attime', '1795000000'],
        ],
        { cwd: made.folder, stdio: 'pipe' },
      );
    expect(output).not.toThrow();
  });
});

/** Returns the PDF with its form and catalogue in an object stream, and a cross-reference stream. */
function compressed(pdf: Buffer): Buffer {
  const moved = [1, 2, 6].map((number) => [number, latest(pdf, number)] as const);
  let offset = 0;
  const heads = moved.map(([number, text]) => {
    const head = `${number} ${offset}`;
    offset += text.length + 1;
    return head;
  });
  const first = `${heads.join(' ')} `;
  const bodies = moved.map(([, text]) => `${text} `).join('');
  const container = streamOf(
    deflateSync(Buffer.from(first + bodies)),
    `/Type /ObjStm /N ${moved.length} /First ${first.length} /Filter /FlateDecode`,
  );
  const head = Buffer.concat([pdf, Buffer.from('20 0 obj\n'), container, Buffer.from('\nendobj\n')]);
  const row = (kind: number, a: number, b: number) => [kind, a >> 16, (a >> 8) & 255, a & 255, b];
  const rows = [row(2, 20, 0), row(2, 20, 1), row(2, 20, 2), row(1, pdf.length, 0), row(1, head.length, 0)];
  // With a predictor (PNG, up), as common programs write it.
  const predicted = rows.map((values, nth) => [
    2,
    ...values.map((value, column) => (value - (rows[nth - 1]?.[column] ?? 0)) & 255),
  ]);
  const references = streamOf(
    deflateSync(Buffer.from(predicted.flat())),
    `/Type /XRef /W [1 3 1] /Index [1 2 6 1 20 2] /Size 22 /Root 1 0 R /Prev ${startOf(pdf)} /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>`,
  );
  return Buffer.concat([
    head,
    Buffer.from('21 0 obj\n'),
    references,
    Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
}

describe('a PDF that changed after it was signed', () => {
  const modified = { verdict: 'failed', codes: ['pdf-modified'] };
  const later = (objects: PdfObjects) => savePdf(objects, signed());
  const page = (change: (text: string) => string) => ({ 3: change(latest(signed(), 3)) });

  it('fails where its content was exchanged', async () => {
    expect(await found(later({ 4: CONTRACT[8] ?? '' }))).toEqual(modified);
  });

  it('fails where an object of the page was hidden', async () => {
    expect(await found(later({ 4: null }))).toEqual(modified);
  });

  it('fails where the page was made to show what the signed revision had in store (hide and replace)', async () => {
    expect(await found(later(page((text) => text.replace('/Contents 4', '/Contents 8'))))).toEqual(modified);
    const other = later({ 1: latest(signed(), 1).replace('/Pages 2 0 R', '/Pages 30 0 R') });
    expect(await found(other)).toEqual(modified);
  });

  it('fails where new cross-references point elsewhere into the signed revision', async () => {
    const pdf = signed();
    const hidden = pdf.indexOf('\n8 0 obj\n') + 1;
    // The same number occurs elsewhere: in the signed bytes themselves.
    const twin = Buffer.from(pdf);
    twin.write('4', hidden, 'latin1');
    const prepared = signPdf(twin.subarray(0, base().length), { sign });
    const offset = String(prepared.indexOf('\n4 0 obj\n', hidden - 2) + 1).padStart(10, '0');
    const table = `xref\n4 1\n${offset} 00000 n \ntrailer\n<< /Size 11 /Root 1 0 R /Prev ${startOf(prepared)} >>\nstartxref\n${prepared.length}\n%%EOF\n`;
    expect(await found(Buffer.concat([prepared, Buffer.from(table)]))).toEqual(modified);
  });

  it('fails where a font, or the root, is another one (replace)', async () => {
    expect(await found(later({ 5: `${CONTRACT[5]}`.replace('Helvetica', 'Symbol') }))).toEqual(modified);
    const other = `${CONTRACT[2]}`.replace('3 0 R', '31 0 R');
    const page = `${CONTRACT[3]}`.replace('/Contents 4', '/Contents 8');
    const catalog = `${latest(signed(), 1)}`.replace('/Pages 2', '/Pages 29');
    const root = savePdf({ 29: other, 30: catalog, 31: page }, signed()).toString('latin1');
    const forged = root.replace(/\/Root 1 0 R(?!.*\/Root)/s, '/Root 30 0 R');
    expect(await found(Buffer.from(forged, 'latin1'))).toEqual(modified);
  });

  it('fails where an object that the signed revision only named was added', async () => {
    const named = savePdf({
      ...CONTRACT,
      3: `${CONTRACT[3]}`.replace('/Contents 4 0 R', '/Contents [4 0 R 40 0 R]'),
    });
    const file = savePdf({ 40: CONTRACT[8] ?? '' }, signPdf(named, { sign }));
    expect(await found(file)).toEqual(modified);
  });

  it('fails where a field shows another picture than its value (replace)', async () => {
    const field = `${CONTRACT[7]}`.replace(/>>$/, '/V (100) /AP << /N 40 0 R >> >>');
    const prepared = savePdf({
      ...CONTRACT,
      7: field,
      40: streamOf('100', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
    });
    const picture = streamOf('900', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]');
    expect(await found(savePdf({ 40: picture }, signPdf(prepared, { sign })))).toEqual(modified);
    const refilled = savePdf({ 7: field.replace('(100)', '(900)') }, signPdf(prepared, { sign }));
    expect(await found(refilled)).toEqual(modified);
  });

  it('fails where the picture of an empty field is part of the page too', async () => {
    const field = `${CONTRACT[7]}`.replace(/>>$/, '/AP << /N 4 0 R >> >>');
    const file = signPdf(savePdf({ ...CONTRACT, 7: field }), { sign });
    expect(
      await found(savePdf({ 7: field.replace(/>>$/, '/V (x) >>'), 4: CONTRACT[8] ?? '' }, file)),
    ).toEqual(modified);
  });

  it('may have its resources copied, a catalog of another number, and the structure of what was added', async () => {
    const pdf = signed();
    const page = latest(pdf, 3).replace(/\/Resources << .* >>(?= >>)/, '/Resources 40 0 R');
    const copied = savePdf({ 3: page, 40: '<< /Font << /F1 5 0 R >> >>' }, pdf);
    expect(await found(copied)).toEqual({ verdict: 'passed', codes: [] });
    const others = savePdf({ 3: page, 40: '<< /Font << /F1 8 0 R >> >>' }, pdf);
    expect(await found(others)).toEqual(modified);
    const again = savePdf({ 30: latest(pdf, 1) }, pdf).toString('latin1');
    const moved = again.replace(/\/Root 1 0 R(?!.*\/Root)/s, '/Root 30 0 R');
    expect(await found(Buffer.from(moved, 'latin1'))).toEqual({ verdict: 'passed', codes: [] });
  });

  it('fails where the picture of a field is shown by way of something else', async () => {
    const field = `${CONTRACT[7]}`.replace(/>>$/, '/AP 40 0 R >>');
    const picture = (text: string) => streamOf(text, '/Type /XObject /Subtype /Form /BBox [0 0 9 9]');
    const objects = (catalog: string) => ({
      ...CONTRACT,
      1: catalog,
      7: field,
      40: '<< /N 41 0 R >>',
      41: picture('100'),
    });
    const filled = { 7: field.replace(/>>$/, '/V (x) >>'), 41: picture('900') };
    const changed = (catalog: string) => savePdf(filled, signPdf(savePdf(objects(catalog)), { sign }));
    const catalog = `${CONTRACT[1]}`;
    expect(await found(changed(catalog))).toEqual({ verdict: 'passed', codes: ['pdf-form-filled'] });
    expect(await found(changed(catalog.replace(/>>$/, '/Other 40 0 R >>')))).toEqual(modified);
  });

  it('fails where data about the file are part of the page', async () => {
    const prepared = savePdf({
      ...CONTRACT,
      1: `${CONTRACT[1]}`.replace(/>>$/, '/Metadata 4 0 R /DSS << /Certs [4 0 R] >> >>'),
    });
    expect(await found(savePdf({ 4: CONTRACT[8] ?? '' }, signPdf(prepared, { sign })))).toEqual(modified);
  });

  it('hands out the revision that was signed', async () => {
    const pdf = signed();
    const { files } = await made.open(savePdf({ 4: CONTRACT[8] ?? '' }, pdf), { name: 'contratto.pdf' });
    expect(files[1]).toMatchObject({
      name: 'come-firmato-contratto.pdf',
      size: pdf.length,
      parent: 0,
      form: 'pdf',
    });
  });

  it('stays open where annotations were added, and is reported where empty fields were filled in', async () => {
    const note = {
      3: latest(signed(), 3).replace('/Annots [', '/Annots [40 0 R '),
      40: '<< /Type /Annot /Subtype /Square /Rect [0 0 595 842] >>',
    };
    expect(await found(later(note))).toEqual({ verdict: 'indeterminate', codes: ['pdf-annotated'] });
    const filled = later({ 7: `${CONTRACT[7]}`.replace(/>>$/, '/V (Visto) >>') });
    expect(await found(filled)).toEqual({ verdict: 'passed', codes: ['pdf-form-filled'] });
  });

  it('is judged by its certification', async () => {
    const certified = (certifies: 1 | 2 | 3) => signPdf(base(), { sign, certifies });
    const note = (pdf: Buffer) =>
      savePdf(
        {
          3: latest(pdf, 3).replace('/Annots [', '/Annots [40 0 R '),
          40: '<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] >>',
        },
        pdf,
      );
    const filled = (pdf: Buffer) => savePdf({ 7: `${CONTRACT[7]}`.replace(/>>$/, '/V (Visto) >>') }, pdf);
    const again = (pdf: Buffer) => signPdf(pdf, { sign, field: 'Seconda' });
    const verdicts = async (change: (pdf: Buffer) => Buffer) =>
      Promise.all(([1, 2, 3] as const).map(async (level) => (await found(change(certified(level)))).verdict));
    expect(await verdicts((pdf) => pdf)).toEqual(['passed', 'passed', 'passed']);
    expect(await verdicts(again)).toEqual(['failed', 'passed', 'passed']);
    expect(await verdicts(filled)).toEqual(['failed', 'passed', 'passed']);
    expect(await verdicts(note)).toEqual(['failed', 'failed', 'passed']);
  });

  it('fails where an unsigned field for a signature covers the page', async () => {
    const pdf = signed();
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Altra) /P 3 0 R /Rect [0 0 595 842] /AP << /N 8 0 R >> >>';
    const file = savePdf(
      {
        3: latest(pdf, 3).replace('/Annots [', '/Annots [40 0 R '),
        6: latest(pdf, 6).replace('/Fields [', '/Fields [40 0 R '),
        40: field,
      },
      pdf,
    );
    expect((await found(file)).verdict).toBe('indeterminate');
  });
});

describe('a forged signature in a PDF', () => {
  it('fails with bytes after the end that are no revision', async () => {
    const more = Buffer.concat([signed(), Buffer.from('\n4 0 obj\n<< >>\nendobj\n')]);
    expect(await found(more)).toEqual({ verdict: 'failed', codes: ['pdf-not-covered'] });
  });

  it('may have line ends after its end', async () => {
    expect(await found(Buffer.concat([signed(), Buffer.from('\r\n')]))).toEqual({
      verdict: 'passed',
      codes: [],
    });
  });

  const senseless: readonly (readonly [string, (text: string) => string])[] = [
    [
      'no byte range',
      (text: string) => text.replace(/\/ByteRange \[[^\]]*\]/, (range) => ' '.repeat(range.length)),
    ],
    [
      'a byte range of null',
      (text: string) =>
        text.replace(/\/ByteRange \[[^\]]*\]/, (range) => '/ByteRange null'.padEnd(range.length)),
    ],
    ['a negative byte range', (text: string) => text.replace(/\/ByteRange \[0 0/, '/ByteRange [0 -')],
    [
      'a byte range past the end',
      (text: string) => text.replace(/\/ByteRange \[0 (\d+) (\d+) \d/, '/ByteRange [0 $1 $2 9'),
    ],
    [
      'an empty value',
      (text: string) =>
        text.replace(/\/Contents <[0-9a-f]+>/, (value) => '/Contents <>'.padEnd(value.length)),
    ],
    [
      'a value of null',
      (text: string) =>
        text.replace(/\/Contents <[0-9a-f]+>/, (value) => '/Contents null'.padEnd(value.length)),
    ],
    [
      'no value',
      (text: string) => text.replace(/\/Contents <[0-9a-f]+>/, (value) => ' '.repeat(value.length)),
    ],
    [
      'a value of zeros',
      (text: string) =>
        text.replace(/\/Contents <[0-9a-f]+>/, (value) => `/Contents <${'0'.repeat(value.length - 12)}>`),
    ],
  ];

  it.each(senseless)('fails with %s', async (_, change) => {
    const report = await made.open(Buffer.from(change(signed().toString('latin1')), 'latin1'));
    expect(report.verdict).toBe('failed');
    expect(codesIn(report)).toContain('pdf-signature-malformed');
  });

  it('fails where the byte range leaves out more than the value, or overlaps it', async () => {
    const shifted = (more: number) => {
      const saved = signPdf(base(), { sign: () => Buffer.of(0) }).toString('latin1');
      const [, from = 0, to = 0] = /\/ByteRange \[0 (\d+) (\d+)/.exec(saved)?.map(Number) ?? [];
      const range = `/ByteRange [0 ${String(from - more).padStart(10, '0')} ${String(to).padStart(10, '0')} ${String(saved.length - to).padStart(10, '0')}]`;
      const bytes = Buffer.from(saved.replace(/\/ByteRange \[[^\]]*\]/, range), 'latin1');
      const value = made.detached(Buffer.concat([bytes.subarray(0, from - more), bytes.subarray(to)]));
      bytes.write(value.toString('hex').padEnd(24_000, '0'), from + 1, 'latin1');
      return bytes;
    };
    expect(await found(shifted(0))).toEqual({ verdict: 'passed', codes: [] });
    expect(await found(shifted(20))).toEqual({ verdict: 'failed', codes: ['pdf-not-covered'] });
    expect(await found(shifted(-20))).toMatchObject({ verdict: 'failed' });
  });

  it('fails where two pieces overlap', async () => {
    const text = signed().toString('latin1');
    const file = text.replace(/\/ByteRange \[0 \d+ \d+/, (range) => range.replace(/\d+$/, '0000000005'));
    expect(await found(Buffer.from(file, 'latin1'))).toMatchObject({ verdict: 'failed' });
  });

  it('fails where one byte of it changed', async () => {
    const pdf = signed();
    pdf[pdf.indexOf('100 euro')] = '9'.charCodeAt(0);
    expect(await found(pdf)).toEqual({ verdict: 'failed', codes: ['content-altered'] });
  });

  it('is noticed to have changed, whichever byte it is', async () => {
    const pdf = signed();
    const from = pdf.indexOf('/Contents <') + 11;
    const to = pdf.indexOf('>', from);
    for (let at = 9; at < pdf.length - 8; at += at > from && at < to ? 997 : 23) {
      const changed = Buffer.from(pdf);
      changed[at] = (changed[at] as number) ^ 4;
      // Versions and the list of digests are not signed: mutation.test.ts covers them.
      if (at > from && at < from + 120) continue;
      expect((await made.open(changed)).verdict, `at ${at}`).not.toBe('passed');
    }
  });

  it('fails where the value is followed by something else than zeros', async () => {
    const pdf = signed();
    const at = pdf.indexOf('>', pdf.indexOf('/Contents <'));
    pdf.write('ff', at - 2, 'latin1');
    expect(await found(pdf)).toEqual({ verdict: 'failed', codes: ['trailing-bytes'] });
  });

  it('fails where it was taken over from another PDF', async () => {
    const value = /\/Contents <([0-9a-f]+)>/.exec(signed().toString('latin1'))?.[1] ?? '';
    const other = signPdf(savePdf({ ...CONTRACT, 4: CONTRACT[8] ?? '' }), {
      sign: () => Buffer.from(value, 'hex'),
    });
    expect(await found(other)).toEqual({ verdict: 'failed', codes: ['content-altered'] });
  });

  it('stays open where it is of a time before PAdES and binds no certificate', async () => {
    made.write('whole', 'x');
    const old = (bytes: Buffer) => {
      made.write('part', bytes);
      return made.signFile('part', 'mario', { detached: true, cades: false });
    };
    const pdf = signPdf(base(), { sign: old, subFilter: 'adbe.pkcs7.detached' });
    expect(await found(pdf)).toEqual({ verdict: 'indeterminate', codes: ['pdf-not-pades'] });
    const strict = signPdf(base(), { sign: old });
    expect(await found(strict)).toEqual({ verdict: 'failed', codes: ['signing-certificate-missing'] });
  });

  it('is judged by revocation lists that were signed with it', async () => {
    revoke(made, 'firmata', 'ca', ['mario']);
    const list = made.openssl('crl', '-in', 'firmata.crl', '-outform', 'DER');
    const archival = attribute('1.2.840.113583.1.1.8', sequenceOf(explicit(0, sequenceOf(list))));
    const key = createPrivateKey(made.read('mario.key'));
    const withList = (bytes: Buffer) =>
      rewrite(made.detached(bytes), ({ signed: attributes }) => {
        const all = [...attributes, archival].sort(Buffer.compare);
        return { signed: all, signature: octetStringOf(signBytes('sha256', setOf(...all), key)) };
      });
    const report = await made.open(signPdf(base(), { sign: withList }), { at: new Date(Date.now() + 5000) });
    expect(report.signers[0]).toMatchObject({ integrity: true });
    expect(report.signers[0]?.codes).toContain('certificate-revoked');
  });

  it('is refused in the forms of SHA-1', async () => {
    const pdf = signPdf(base(), {
      sign: () => Buffer.from('0402aabb', 'hex'),
      subFilter: 'adbe.x509.rsa_sha1',
    });
    expect(await found(pdf)).toEqual({ verdict: 'failed', codes: ['digest-weak'] });
  });

  it('stays open where the structure of the PDF is damaged', async () => {
    const text = signed().toString('latin1');
    const file = text.replace(/startxref\n\d+\n%%EOF\n$/, 'startxref\n7\n%%EOF\n');
    expect(await found(Buffer.from(file, 'latin1'))).toEqual({
      verdict: 'indeterminate',
      codes: ['pdf-broken'],
    });
  });
});

describe('a hostile PDF', () => {
  it.each([
    [
      'cross-references in a circle',
      () =>
        Buffer.from(
          base()
            .toString('latin1')
            .replace(/\/Size 9/, `/Prev ${startOf(base())} /Size 9`),
          'latin1',
        ),
    ],
    ['a page tree in a circle', () => savePdf({ ...CONTRACT, 2: '<< /Type /Pages /Kids [2 0 R 2 0 R] >>' })],
    ['fields in a circle', () => savePdf({ ...CONTRACT, 7: '<< /T (a) /Kids [7 0 R 7 0 R] >>' })],
    ['arrays without end', () => savePdf({ ...CONTRACT, 6: '['.repeat(200_000) })],
    ['a length that is in the stream itself', () => savePdf({ ...CONTRACT, 6: '6 0 R' })],
    [
      'a stream that decompresses to gigabytes',
      () =>
        savePdf({
          ...CONTRACT,
          6: streamOf(
            deflateSync(Buffer.alloc(40_000_000)),
            '/Filter /FlateDecode /Type /ObjStm /N 1 /First 4',
          ),
        }),
    ],
    [
      'a million entries',
      () => Buffer.from(base().toString('latin1').replace('xref\n0 1\n', 'xref\n0 1999999\n'), 'latin1'),
    ],
  ])('is not read for ever: %s', async (_, make) => {
    const report = await made.open(signPdf(make(), { sign: () => Buffer.of(0x30, 0) }));
    expect(report.verdict).not.toBe('passed');
    expect((await made.open(make())).verdict).toBe('unreadable');
  });

  it('is refused with more signatures than anybody makes', async () => {
    const fields = Array.from({ length: 120 }, (_, nth) => 40 + nth);
    const many = savePdf({
      ...CONTRACT,
      6: `<< /Fields [${fields.map((number) => `${number} 0 R`).join(' ')}] >>`,
      ...Object.fromEntries(
        fields.map((number) => [
          number,
          `<< /FT /Sig /T (${number}) /V << /ByteRange [0 1 2 3] /Contents <30> >> >>`,
        ]),
      ),
    });
    expect(await made.open(many)).toMatchObject({ verdict: 'unreadable', codes: ['too-complex'] });
  });
});
