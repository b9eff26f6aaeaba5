import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { element, octetStringOf, oidOf, sequenceOf } from '../../../../provider/signing/asn1/encode';
import { codesIn, type OpeningCorpus, openingCorpus } from '../../../fixtures/signatures/opened';
import { CONTRACT, savePdf, signPdf } from '../../../fixtures/signatures/pdf';
import { issue } from '../../../fixtures/signatures/people';
import { zipFiles } from '../../../fixtures/signatures/zip';

const ADDRESS = 'posta-certificata@pec.example.org';
const LETTER = 'Gentile scuola';
let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
  made.write('lettera.txt', LETTER);
  const extensions = [
    'basicConstraints=CA:FALSE',
    'keyUsage=critical,digitalSignature',
    `subjectAltName=email:${ADDRESS}`,
  ];
  issue(made, 'gestore', { subject: '/C=IT/O=Gestore/CN=Posta certificata', extensions });
});
afterAll(() => made.remove());

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
const attachment = (name: string, bytes: Buffer, type = 'application/octet-stream') =>
  [
    `Content-Type: ${type}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    base64(bytes),
  ].join('\r\n');
const mixed = (boundary: string, ...parts: readonly string[]) =>
  [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...parts.map((part) => `--${boundary}\r\n${part}`),
    `--${boundary}--`,
    '',
  ].join('\r\n');
/** Returns a received message: the original inside one of a certified mail provider. */
const original = (...parts: readonly string[]) =>
  [
    'From: Fornitore <vendite@example.org>',
    'To: scuola@pec.example.org',
    'Subject: =?utf-8?q?Offerta_n=C2=BA_1?=',
    'MIME-Version: 1.0',
    mixed(
      'dentro',
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nIn allegato l=E2=80=99offerta.',
      ...parts,
    ),
  ].join('\r\n');
const certified = (message: string, from = ADDRESS) => {
  const content = mixed(
    'fuori',
    'Content-Type: text/plain\r\n\r\nMessaggio di posta certificata',
    `Content-Type: message/rfc822; name="postacert.eml"\r\nContent-Disposition: inline; filename="postacert.eml"\r\n\r\n${message}`,
    attachment(
      'daticert.xml',
      Buffer.from('<?xml version="1.0"?><postacert tipo="posta-certificata"/>'),
      'application/xml',
    ),
  );
  made.write('content', content);
  const signature = made.signFile('content', 'gestore', { detached: true, cades: false });
  return Buffer.from(
    [
      `From: "Per conto di: vendite@example.org" <${from}>`,
      'Subject: POSTA CERTIFICATA: Offerta',
      'X-Trasporto: posta-certificata',
      'MIME-Version: 1.0',
      'Content-Type: multipart/signed; protocol="application/x-pkcs7-signature"; micalg=sha-256; boundary="firma"',
      '',
      `--firma\r\n${content}`,
      `--firma\r\n${attachment('smime.p7s', signature, 'application/x-pkcs7-signature')}`,
      '--firma--',
      '',
    ].join('\r\n'),
  );
};

describe('a message of certified mail', () => {
  const p7m = () => made.signFile('lettera.txt', 'mario');

  it('is verified, and so is everything that is attached', async () => {
    const pdf = signPdf(savePdf(CONTRACT), { sign: (bytes) => made.detached(bytes, 'anna') });
    const file = certified(
      original(attachment('lettera.txt.p7m', p7m()), attachment('contratto.pdf', pdf, 'application/pdf')),
    );
    const report = await made.open(file, { name: 'messaggio.eml' });
    expect(report.files.map(({ name, form, parent }) => [name, form, parent])).toEqual([
      ['messaggio.eml', 'message', null],
      ['testo-del-messaggio.txt', 'text', 0],
      ['postacert.eml', 'message', 0],
      ['daticert.xml', 'xml', 0],
      ['testo-del-messaggio.txt', 'text', 2],
      ['lettera.txt.p7m', 'cades', 2],
      ['contratto.pdf', 'pades', 2],
      ['lettera.txt', 'text', 5],
    ]);
    expect(
      report.signers.map(({ kind, file: place, covers, verdict }) => [kind, place, covers, verdict]),
    ).toEqual([
      ['mailProvider', 0, [0, 1, 2, 3], 'passed'],
      ['person', 5, [7], 'passed'],
      ['person', 6, [6], 'passed'],
    ]);
    expect(report.verdict).toBe('passed');
  });

  it('is verified with the line ends that a program gave it', async () => {
    const file = certified(original(attachment('lettera.txt.p7m', p7m())));
    const unix = Buffer.from(file.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    expect((await made.open(unix)).signers[0]).toMatchObject({ verdict: 'passed', integrity: true });
  });

  it('fails where it was changed, or says to be from somebody else', async () => {
    const text = certified(original()).toString('latin1');
    expect(
      codesIn(await made.open(Buffer.from(text.replace('Messaggio di', 'Messaggio da'), 'latin1'))),
    ).toEqual(['content-altered']);
    expect(codesIn(await made.open(certified(original(), 'altro@example.org')))).toEqual(['mail-sender']);
  });

  it.each([
    ['a second sender before it', `From: vendite@example.net, `],
    ['a second field', `From: vendite@example.net\r\nFrom: `],
    ['no address', 'From: Posta certificata\r\nX-From: '],
  ])('fails with %s', async (_, from) => {
    const text = certified(original()).toString('latin1').replace('From: ', from);
    expect(codesIn(await made.open(Buffer.from(text, 'latin1')))).toEqual(['mail-sender']);
  });

  it('does not cover what lies beside the signed part', async () => {
    const outer = [
      'From: a@example.org',
      'MIME-Version: 1.0',
      mixed('largo', certified(original()).toString('latin1'), attachment('altro.txt', Buffer.from('altro'))),
    ].join('\r\n');
    const { files, signers } = await made.open(Buffer.from(outer, 'latin1'));
    const beside = files.findIndex(({ name }) => name === 'altro.txt');
    expect(signers).toHaveLength(1);
    expect(signers[0]?.covers).not.toContain(beside);
  });

  it('is opened where only the message inside was saved', async () => {
    const report = await made.open(Buffer.from(original(attachment('lettera.txt.p7m', p7m())), 'latin1'));
    expect(report).toMatchObject({ verdict: 'passed', signers: [{ file: 2, verdict: 'passed' }] });
  });

  it('is opened through an archive that is attached to it', async () => {
    const archive = zipFiles([['lettera.txt.p7m', p7m()]]);
    const report = await made.open(certified(original(attachment('firme.zip', archive, 'application/zip'))));
    expect(report.files.map(({ form }) => form)).toEqual([
      'message',
      'text',
      'message',
      'xml',
      'text',
      'zip',
      'cades',
      'text',
    ]);
    expect(report.verdict).toBe('passed');
  });

  it('has attachments with names in any alphabet, none of which leads out', async () => {
    const names = [
      `filename*=utf-8''l%C3%A0%20citt%C3%A0.txt`,
      `filename*0*=utf-8''l%C3%A0%20; filename*1="citt\u00e0.txt"`,
      'filename="=?utf-8?b?bMOgIGNpdHTDoC50eHQ=?="',
      'filename="../../l\u00e0 citt\u00e0.txt"',
    ];
    for (const name of names) {
      const part = `Content-Type: text/plain\r\nContent-Disposition: attachment; ${name}\r\n\r\nx`;
      const { files } = await made.open(Buffer.from(original(part)));
      expect(files.at(-1)?.name, name).toBe('l\u00e0 citt\u00e0.txt');
    }
  });

  it('is read where its signature holds the message itself', async () => {
    made.write('content', original(attachment('lettera.txt.p7m', p7m())));
    const opaque = made.signFile('content', 'gestore', { cades: false });
    const file = [
      `From: ${ADDRESS}`,
      'X-Trasporto: posta-certificata',
      'MIME-Version: 1.0',
      attachment('smime.p7m', opaque, 'application/pkcs7-mime; smime-type=signed-data'),
    ].join('\r\n');
    const report = await made.open(Buffer.from(file, 'latin1'));
    expect(report.signers.map(({ kind, verdict }) => [kind, verdict])).toEqual([
      ['mailProvider', 'passed'],
      ['person', 'passed'],
    ]);
  });

  it('with endless parts is refused', async () => {
    const deep = Array.from(
      { length: 30 },
      (_, nth) => `Content-Type: multipart/mixed; boundary="b${nth}"\r\n\r\n--b${nth}\r\n`,
    ).join('');
    const wide = `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(5000)}`;
    for (const text of [`MIME-Version: 1.0\r\n${deep}`, wide])
      expect(await made.open(Buffer.from(text))).toMatchObject({
        verdict: 'unreadable',
        codes: ['too-complex'],
      });
  });
});

describe('a timestamp', () => {
  it('by itself tells its time, and asks for the document', async () => {
    for (const file of [made.stampAnswer(Buffer.from(LETTER)), made.stamp(Buffer.from(LETTER))]) {
      const alone = await made.open(file);
      expect(alone).toMatchObject({
        verdict: 'indeterminate',
        timestamps: [{ codes: ['stamp-without-content'] }],
      });
      expect(alone.timestamps[0]?.time).not.toBeNull();
      expect(alone.timestamps[0]?.authority).toContain('Marche temporali');
      expect(await made.open(file, { content: Buffer.from(LETTER) })).toMatchObject({ verdict: 'passed' });
      const other = await made.open(file, { content: Buffer.from('altro') });
      expect(other).toMatchObject({ verdict: 'failed', timestamps: [{ codes: ['stamp-broken'] }] });
    }
  });

  it('stays open where nobody trusts who stamped', async () => {
    const { timestamps, verdict } = await made.open(made.stamp(Buffer.from(LETTER)), {
      trust: made.trust(),
      content: Buffer.from(LETTER),
    });
    expect([verdict, timestamps[0]?.codes]).toEqual(['indeterminate', ['stamp-untrusted']]);
  });

  const later = new Date('2041-06-01');
  const timestamped = (content: Buffer, metaData: Buffer, stamped: Buffer) => {
    const token = made.stamp(stamped);
    const parts = [
      element(0x02, Buffer.of(1)),
      metaData,
      octetStringOf(content),
      element(0xa0, sequenceOf(token)),
    ];
    return sequenceOf(oidOf('1.2.840.113549.1.9.16.1.31'), element(0xa0, sequenceOf(...parts)));
  };
  const noMetaData = Buffer.alloc(0);

  it('with its document (.tsd) proves when a signature in it existed', async () => {
    const p7m = made.signFile('lettera.txt', 'mario');
    const file = timestamped(p7m, noMetaData, p7m);
    const report = await made.open(file, { name: 'lettera.txt.p7m.tsd', at: later });
    expect(report).toMatchObject({ verdict: 'passed', timestamps: [{ covers: [1], verdict: 'passed' }] });
    expect(report.files.map(({ name, form }) => [name, form])).toEqual([
      ['lettera.txt.p7m.tsd', 'timestamped'],
      ['lettera.txt.p7m', 'cades'],
      ['lettera.txt', 'text'],
    ]);
    const forged = timestamped(made.signFile('lettera.txt', 'anna'), noMetaData, p7m);
    expect(await made.open(forged, { at: later })).toMatchObject({
      verdict: 'failed',
      timestamps: [{ codes: ['stamp-broken'] }],
    });
  });

  it('with its document may be over the description of it too', async () => {
    const metaData = sequenceOf(element(0x01, Buffer.of(255)), element(0x0c, Buffer.from('delibera.txt')));
    const content = Buffer.from(LETTER);
    const right = await made.open(timestamped(content, metaData, Buffer.concat([metaData, content])));
    expect(right).toMatchObject({ verdict: 'passed', files: [{}, { name: 'delibera.txt' }] });
    expect((await made.open(timestamped(content, metaData, content))).verdict).toBe('failed');
  });

  it('beside a signed file (.m7m) proves when that existed', async () => {
    const p7m = made.signFile('lettera.txt', 'mario');
    for (const stamp of [made.stampAnswer(p7m), made.stamp(p7m)]) {
      const file = Buffer.from(
        `Mime-Version: 1.0\r\n${mixed('m7m', attachment('lettera.txt.p7m', p7m, 'application/pkcs7-mime'), attachment('lettera.tsr', stamp, 'application/timestamp-reply'))}`,
      );
      const report = await made.open(file, { at: later });
      expect(report).toMatchObject({
        verdict: 'passed',
        files: [{ form: 'm7m' }, { name: 'lettera.txt.p7m' }, { name: 'lettera.txt' }],
      });
      expect(report.timestamps).toMatchObject([{ covers: [1], verdict: 'passed' }]);
    }
  });

  it('beside a signed file is read as a stranger’s program wrote it', async () => {
    const file = readFileSync(new URL('../../../fixtures/signatures/contratto.pdf.p7m.m7m', import.meta.url));
    const report = await made.open(file, { at: new Date('2026-12-01') });
    expect(report.files.map(({ name, form }) => [name, form])).toEqual([
      ['firmato', 'm7m'],
      ['contratto.pdf.p7m', 'cades'],
      ['contratto.pdf', 'pdf'],
    ]);
    expect(report.signers).toMatchObject([{ integrity: true, verdict: 'indeterminate' }]);
    expect(report.timestamps[0]?.codes).toEqual(['stamp-untrusted']);
  });
});
