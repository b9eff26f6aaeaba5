import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesIn, type OpeningCorpus, openingCorpus } from '../../../fixtures/signatures/opened';
import { signXml } from '../../../fixtures/signatures/xml';
import { type ZipFiles, zipFiles } from '../../../fixtures/signatures/zip';

let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
});
afterAll(() => made.remove());

const SIMPLE = ['mimetype', 'application/vnd.etsi.asic-s+zip'] as const;
const EXTENDED = ['mimetype', 'application/vnd.etsi.asic-e+zip'] as const;
const LETTER = ['lettera.txt', 'Gentile scuola'] as const;
const ANNEX = ['allegati/bilancio.csv', 'voce;euro\n'] as const;
const CADES = 'META-INF/signature001.p7s';
const STAMP = 'META-INF/timestamp.tst';

const manifest = (files: ZipFiles, signature = CADES, type = 'application/pkcs7-signature') =>
  `<?xml version="1.0" encoding="UTF-8"?><asic:ASiCManifest xmlns:asic="http://uri.etsi.org/02918/v1.2.1#" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><asic:SigReference URI="${signature}" MimeType="${type}"/>${files
    .map(
      ([name, content]) =>
        `<asic:DataObjectReference URI="${encodeURI(name)}"><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>${createHash('sha256').update(content).digest('base64')}</ds:DigestValue></asic:DataObjectReference>`,
    )
    .join('')}</asic:ASiCManifest>`;

/** Returns a container in which one manifest lists the files, and one person signed it. */
const extended = (files: ZipFiles, listed: ZipFiles = files, more: ZipFiles = []) => {
  const list = manifest(listed);
  return zipFiles([
    EXTENDED,
    ...files,
    ['META-INF/ASiCManifest001.xml', list],
    [CADES, made.detached(Buffer.from(list))],
    ...more,
  ]);
};
const xades = (files: ZipFiles) =>
  signXml(made, {
    into: (signature) =>
      `<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#">${signature}</asic:XAdESSignatures>`,
    references: files.map(([name, content]) => ({ uri: encodeURI(name), file: Buffer.from(content) })),
  });

async function found(file: Buffer) {
  const report = await made.open(file);
  return { verdict: report.verdict, codes: codesIn(report) };
}
const passed = { verdict: 'passed', codes: [] };
const failed = (...codes: string[]) => ({ verdict: 'failed', codes });

describe('ASiC', () => {
  it('in its simple form holds one file and its signature', async () => {
    const file = zipFiles([
      SIMPLE,
      LETTER,
      ['META-INF/signature.p7s', made.detached(Buffer.from(LETTER[1]))],
    ]);
    const report = await made.open(file, { name: 'lettera.asics' });
    expect(report).toMatchObject({ verdict: 'passed', signers: [{ file: 0, covers: [1] }] });
    expect(report.files).toMatchObject([
      { form: 'asicS', verdict: 'passed' },
      { form: 'text', name: 'lettera.txt', parent: 0, verdict: 'unsigned' },
    ]);
    expect(await found(zipFiles([SIMPLE, LETTER, ['META-INF/signatures.xml', xades([LETTER])]]))).toEqual(
      passed,
    );
  });

  it('in its simple form may hold a timestamp alone', async () => {
    const report = await made.open(zipFiles([SIMPLE, LETTER, [STAMP, made.stamp(Buffer.from(LETTER[1]))]]));
    expect(report).toMatchObject({
      verdict: 'passed',
      signers: [],
      timestamps: [{ covers: [1], verdict: 'passed' }],
    });
    const other = await made.open(zipFiles([SIMPLE, LETTER, [STAMP, made.stamp(Buffer.from('altro'))]]));
    expect(other).toMatchObject({ verdict: 'failed', timestamps: [{ codes: ['stamp-broken'] }] });
  });

  it('in its extended form holds several files, signed by a manifest or one by one', async () => {
    const files = [LETTER, ANNEX, ['con spazi è.txt', 'x'] as const];
    const report = await made.open(extended(files));
    expect(report).toMatchObject({ verdict: 'passed', signers: [{ covers: [1, 2, 3] }] });
    expect(report.files[0]?.form).toBe('asicE');
    expect(report.files.slice(1).map(({ name }) => name)).toEqual([
      'lettera.txt',
      'bilancio.csv',
      'con spazi è.txt',
    ]);
    expect(await found(zipFiles([EXTENDED, ...files, ['META-INF/signatures001.xml', xades(files)]]))).toEqual(
      passed,
    );
  });

  it('may hold a signature that brings the manifest along, and an evidence record, which stays open', async () => {
    const list = manifest([LETTER]);
    made.write('manifesto', list);
    const files: ZipFiles = [EXTENDED, LETTER, ['META-INF/ASiCManifest001.xml', list]];
    expect(await found(zipFiles([...files, [CADES, made.signFile('manifesto', 'mario')]]))).toEqual(passed);
    const record = ['META-INF/evidencerecord.ers', 'x'] as const;
    expect(await found(zipFiles([EXTENDED, LETTER, record]))).toEqual({
      verdict: 'indeterminate',
      codes: ['evidence-unchecked'],
    });
  });

  it('is known without its media type', async () => {
    const list = manifest([LETTER]);
    const file = zipFiles([
      LETTER,
      ['META-INF/ASiCManifest.xml', list],
      [CADES, made.detached(Buffer.from(list))],
    ]);
    expect((await made.open(file)).files[0]?.form).toBe('asicE');
    expect(await found(file)).toEqual(passed);
  });

  it('proves when signatures existed by a timestamp over them', async () => {
    const list = manifest([LETTER]);
    const signature = made.detached(Buffer.from(list));
    const archived = manifest([LETTER, [CADES, signature]], STAMP, 'application/vnd.etsi.timestamp-token');
    const file = zipFiles([
      EXTENDED,
      LETTER,
      ['META-INF/ASiCManifest001.xml', list],
      [CADES, signature],
      ['META-INF/ASiCArchiveManifest001.xml', archived],
      [STAMP, made.stamp(Buffer.from(archived))],
    ]);
    const report = await made.open(file, { at: new Date('2041-06-01') });
    expect(report).toMatchObject({ verdict: 'passed', signers: [{ verdict: 'passed' }] });
    expect(report.signers[0]?.provenAt).toBe(report.timestamps[0]?.time);
  });
});

describe('a forged container', () => {
  it('fails with a file beside those that are signed, or that the manifest leaves out', async () => {
    expect(await found(extended([LETTER, ANNEX], [LETTER]))).toEqual(failed('file-not-signed'));
    const simple = zipFiles([
      SIMPLE,
      LETTER,
      ANNEX,
      ['META-INF/signature.p7s', made.detached(Buffer.from(LETTER[1]))],
    ]);
    expect((await found(simple)).verdict).toBe('failed');
    expect(
      await found(zipFiles([EXTENDED, LETTER, ANNEX, ['META-INF/signatures.xml', xades([LETTER])]])),
    ).toEqual(failed('file-not-signed'));
  });

  it('fails with a file that the directory of the archive does not list', async () => {
    const hidden = zipFiles([['nascosto.txt', 'altro']]);
    const local = hidden.subarray(0, hidden.indexOf('PK\x01\x02', 0, 'latin1'));
    const file = extended([LETTER]);
    const directory = file.indexOf('PK\x01\x02', 0, 'latin1');
    const more = Buffer.concat([file.subarray(0, directory), local, file.subarray(directory)]);
    more.writeUInt32LE(directory + local.length, more.length - 6);
    expect(await found(more)).toEqual(failed('file-not-signed'));
  });

  it('fails where a file that was signed is missing, or is another one', async () => {
    expect(await found(extended([LETTER], [LETTER, ANNEX]))).toEqual(failed('file-missing'));
    expect((await found(extended([['lettera.txt', 'altro']], [LETTER]))).codes).toContain('content-altered');
    const other = zipFiles([
      EXTENDED,
      ['lettera.txt', 'altro'],
      ['META-INF/signatures.xml', xades([LETTER])],
    ]);
    expect((await found(other)).codes).toContain('content-altered');
  });

  it('fails with two files of one name, whatever their capitals', async () => {
    for (const twin of ['lettera.txt', 'Lettera.TXT'])
      expect((await found(extended([LETTER, [twin, 'altro']], [LETTER]))).codes).toContain(
        'archive-same-name',
      );
  });

  it.each(['../fuori.txt', '/etc/passwd', 'C:\\fuori.txt', 'a/../../b.txt'])(
    'fails with a path that leads out: %s',
    async (name) => {
      const report = await made.open(extended([[name, 'x']]));
      expect(report.verdict).toBe('failed');
      expect(report.codes).toContain('archive-path');
      expect(report.files[1]?.name).not.toMatch(/[/\\:]|\.\./);
    },
  );

  it('fails where nobody signed, or a signature is about nothing', async () => {
    expect(await found(zipFiles([EXTENDED, LETTER]))).toEqual(
      failed('container-malformed', 'file-not-signed'),
    );
    const list = manifest([LETTER]);
    const orphan = zipFiles([
      EXTENDED,
      LETTER,
      ['META-INF/ASiCManifest001.xml', list],
      ['META-INF/signature002.p7s', made.detached(Buffer.from(list))],
    ]);
    expect((await found(orphan)).codes).toContain('container-malformed');
  });

  it('fails where the manifest changed after it was signed', async () => {
    const list = manifest([LETTER]);
    const file = zipFiles([
      EXTENDED,
      LETTER,
      ANNEX,
      ['META-INF/ASiCManifest001.xml', manifest([LETTER, ANNEX])],
      [CADES, made.detached(Buffer.from(list))],
    ]);
    expect((await found(file)).codes).toContain('content-altered');
  });

  it('fails where the signature brings along what it signs', async () => {
    made.write('altro', 'altro');
    const file = zipFiles([SIMPLE, LETTER, ['META-INF/signature.p7s', made.signFile('altro', 'mario')]]);
    expect((await found(file)).codes).toEqual(
      expect.arrayContaining(['container-malformed', 'file-not-signed']),
    );
  });
});

describe('an archive', () => {
  it('is opened, each file by itself, and a detached signature with the file beside it', async () => {
    made.write('lettera.txt', LETTER[1]);
    const file = zipFiles([
      ['lettera.txt', LETTER[1]],
      ['lettera.txt.p7s', made.detached(Buffer.from(LETTER[1]))],
      ['firme/lettera.txt.p7m', made.signFile('lettera.txt', 'anna')],
      ['lettera.txt.tsr', made.stampAnswer(Buffer.from(LETTER[1]))],
      ['foto.png', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ]);
    const report = await made.open(file);
    expect(report).toMatchObject({
      verdict: 'passed',
      signers: [
        { file: 2, covers: [1] },
        { file: 3, covers: [6] },
      ],
    });
    expect(report.timestamps).toMatchObject([{ file: 4, covers: [1], verdict: 'passed' }]);
    expect(report.files.map(({ form }) => form)).toEqual([
      'zip',
      'text',
      'cades',
      'cades',
      'timestamp',
      'image',
      'text',
    ]);
  });

  it('is opened to a depth of five, and no further', async () => {
    made.write('lettera.txt', LETTER[1]);
    const nested = (depth: number): Buffer =>
      depth === 0 ? made.signFile('lettera.txt', 'mario') : zipFiles([['dentro.zip', nested(depth - 1)]]);
    const deep = await made.open(nested(4));
    expect(deep).toMatchObject({ verdict: 'passed' });
    expect(deep.files.at(-1)).toMatchObject({ form: 'text' });
    expect(await made.open(nested(6))).toMatchObject({
      verdict: 'indeterminate',
      codes: ['too-many-levels'],
    });
  });

  it('is refused where its two parts name different methods of compression', async () => {
    const file = zipFiles([LETTER]);
    file.writeUInt16LE(0, 8);
    expect((await made.open(file)).codes).toEqual(['archive-broken']);
  });

  it('is refused where it is cut, encrypted, or says other sizes than it has', async () => {
    const good = zipFiles([LETTER]);
    const broken = { verdict: 'unreadable', codes: ['archive-broken'] };
    expect(await made.open(good.subarray(0, good.length - 30))).toMatchObject(broken);
    expect(await made.open(zipFiles([LETTER], (entry) => entry.writeUInt32LE(5, 24)))).toMatchObject(broken);
    const encrypted = zipFiles([LETTER], (entry) => entry.writeUInt16LE(1, 8));
    expect(await made.open(encrypted)).toMatchObject({ verdict: 'unreadable', codes: ['archive-password'] });
    const renamed = zipFiles([LETTER], (entry) => entry.write('L', 46));
    expect(await made.open(renamed)).toMatchObject(broken);
  });

  it('is refused where its files share their bytes, or are too large or too many', async () => {
    const overlapping = zipFiles([LETTER, LETTER], (entry) => entry.writeUInt32LE(0, 42));
    expect(await made.open(overlapping)).toMatchObject({ verdict: 'unreadable', codes: ['archive-broken'] });
    const bomb = zipFiles([
      ['a', Buffer.alloc(60_000_000)],
      ['b', Buffer.alloc(60_000_000)],
    ]);
    expect(await made.open(bomb)).toMatchObject({ verdict: 'unreadable', codes: ['archive-too-large'] });
    const many = zipFiles(Array.from({ length: 1100 }, (_, nth) => [`${nth}`, 'x'] as const));
    expect(await made.open(many)).toMatchObject({ verdict: 'unreadable', codes: ['archive-too-large'] });
    const nested = zipFiles([
      ['uno.zip', zipFiles([['a', Buffer.alloc(60_000_000)]])],
      ['due.zip', zipFiles([['a', Buffer.alloc(60_000_000)]])],
    ]);
    expect((await made.open(nested)).files.map(({ codes }) => codes)).toContainEqual(['archive-too-large']);
  });

  it('of an office program is a document', async () => {
    const word = zipFiles([
      ['[Content_Types].xml', '<Types/>'],
      ['word/document.xml', '<w/>'],
    ]);
    expect((await made.open(word)).files).toMatchObject([
      { form: 'office', mediaType: expect.stringContaining('wordprocessingml') },
    ]);
    const odt = zipFiles([
      ['mimetype', 'application/vnd.oasis.opendocument.text'],
      ['META-INF/documentsignatures.xml', '<x/>'],
    ]);
    expect((await made.open(odt)).files).toMatchObject([{ form: 'office' }]);
  });
});
