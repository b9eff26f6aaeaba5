import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Corpus, corpus, DOCUMENT } from '../../fixtures/signatures/corpus';
import { p7m, type Run, reportIn } from '../../fixtures/signatures/p7m';
import { savePdf, streamOf } from '../../fixtures/signatures/pdf';
import { ANNA, MARIO } from '../../fixtures/signatures/people';
import { stamp, stampingAuthority } from '../../fixtures/signatures/stamp';
import { zipFiles } from '../../fixtures/signatures/zip';

/** quality.md: a document of 50 MB within 300 MB. */
const DOCUMENT_SIZE = 50_000_000;
const MEMORY = 300;

let made: Corpus;
let signed: string;
beforeAll(() => {
  made = corpus();
  mkdirSync(at('trust'));
  made.openssl('x509', '-in', 'ca.crt', '-out', 'trust/ca.pem');
  signed = made.write('signed.p7m', made.sign('mario'));
});
afterAll(() => made.remove());

const at = (name: string) => join(made.folder, name);
const run = (...args: string[]): Promise<Run> => p7m(at('data'), ...args);
const verify = (file: string, ...args: string[]) => run('verify', file, '--trust', at('trust'), ...args);

describe('npm run p7m -- verify', () => {
  it('prints one JSON object in one line, and nothing else', async () => {
    const { code, stdout } = await verify(signed);
    expect(code).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(stdout)).toMatchObject({
      verdict: 'passed',
      contentSha256: createHash('sha256').update(DOCUMENT).digest('hex'),
      signers: [
        {
          verdict: 'passed',
          integrity: true,
          codes: ['revocation-unchecked'],
          subject: `CN=Mario Rossi, serialNumber=TINIT-${MARIO}, C=IT`,
          taxCode: MARIO,
          signingTime: expect.stringMatching(/^20.*Z$/),
          nextStep: expect.any(String),
        },
      ],
    });
  });

  it('ends with 1 for what failed, 2 for what is open, 3 for what is no signature', async () => {
    made.write('short', made.read('signed.p7m').subarray(0, 900));
    const ended = [
      await verify(signed, '--person', ANNA),
      await verify(signed, '--content', at('ca.crt')),
      await run('verify', signed),
      await verify(at('ca.crt')),
      await verify(at('short')),
    ];
    expect(ended.map(({ code }) => code)).toEqual([1, 1, 2, 3, 3]);
    expect(ended.map((one) => reportIn(one).verdict)).toEqual([
      'failed',
      'failed',
      'indeterminate',
      'unreadable',
      'unreadable',
    ]);
  });

  it('verifies a detached signature with its document, at a time of old', async () => {
    made.write('detached.p7s', made.sign('mario', { detached: true }));
    const asked = ['--content', at('document'), '--person', MARIO, '--at=2030-06-01'];
    const ended = await verify(at('detached.p7s'), ...asked);
    expect(ended.code).toBe(0);
    expect(reportIn(ended)).toMatchObject({ codes: ['detached'], at: '2030-06-01T00:00:00.000Z' });
  });

  it.each([
    [['verify'], 'needs a file'],
    [['verify', '/there/is/none'], '/there/is/none is not a file'],
    [['verify', 'package.json', 'package.json'], 'One file at a time'],
    [['verify', 'package.json', '--trust', '/there/is/none'], '/there/is/none is not a folder'],
    [['verify', 'package.json', '--at', 'domani'], '"domani" is not a date'],
    [['verify', 'package.json', '--at'], '--at needs a value'],
    [['verify', 'package.json', '--loud', 'yes'], 'no option --loud'],
    [['weigh', 'package.json'], 'no command "weigh"'],
    [['sign', 'package.json', '--person', 'XYZ'], '"XYZ" is not a tax code'],
    [['replay', 'package.json', 'package.json'], 'package.json is not evidence'],
  ])('says what it did not understand: %j', async (args, sentence) => {
    const { code, stdout, stderr } = await run(...args);
    expect(code).toBe(64);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
  });

  it('takes 50 MB, as one piece, streamed or in base64, within 300 MB of memory', async () => {
    made.write('large', randomBytes(DOCUMENT_SIZE));
    made.write('large.der', made.signFile('large', 'mario'));
    made.write('large.ber', made.signFile('large', 'mario', { more: ['-stream'] }));
    made.openssl('base64', '-in', 'large.der', '-out', 'large.b64');
    for (const file of ['large.der', 'large.ber', 'large.b64']) {
      const ended = await verify(at(file), '--content', at('large'));
      expect(ended.code, `${file}: ${ended.stdout}`).toBe(0);
      expect(ended.memory).toBeLessThan(MEMORY);
    }
  });
});

describe('npm run p7m -- open', () => {
  const open = (file: string, ...args: string[]) => run('open', file, '--trust', at('trust'), ...args);

  it('reads a file of any form and the files inside it', async () => {
    const archive = made.write('archivio.zip', zipFiles([['firmato.p7m', made.read('signed.p7m')]]));
    const { code, stdout } = await open(archive);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      verdict: 'passed',
      files: [
        { name: 'archivio.zip', form: 'zip' },
        { name: 'firmato.p7m', form: 'cades', verdict: 'passed' },
        { form: 'text', sha256: createHash('sha256').update(DOCUMENT).digest('hex') },
      ],
      signers: [{ file: 1, covers: [2], taxCode: MARIO }],
    });
  });

  it('takes a PDF, an XML document, a message and an archive of 46 MB within 300 MB of memory', async () => {
    const bytes = randomBytes(46_000_000);
    const text = bytes.subarray(0, 34_000_000).toString('base64');
    const pdf = savePdf({ 1: '<< /Type /Catalog >>', 2: streamOf(bytes) });
    const message = `MIME-Version: 1.0\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n${text}`;
    const large = {
      pdf,
      xml: `<?xml version="1.0"?><Allegato>${text}</Allegato>`,
      message,
      zip: zipFiles([['mimetype', bytes]]),
    };
    for (const [form, content] of Object.entries(large)) {
      const { stdout, memory } = await open(made.write(`large.${form}`, content));
      expect(JSON.parse(stdout).files[0].form).toBe(form);
      expect(memory, form).toBeLessThan(MEMORY);
    }
  });
});

describe('npm run p7m -- sign', () => {
  it.each(['rsa', 'ec'])('makes CAdES that openssl verifies, and that passes here: %s', async (key) => {
    const out = at(`ours-${key}.p7m`);
    const ended = await run(
      'sign',
      at('document'),
      '--out',
      out,
      '--person',
      ANNA,
      '--name',
      'Anna',
      '--key',
      key,
    );
    expect(ended.code, ended.stderr).toBe(0);
    const report = reportIn(await run('verify', out, '--content', at('document'), '--person', ANNA));
    expect(report).toMatchObject({
      verdict: 'passed',
      levels: [{ encoding: 'DER', contentType: '1.2.840.113549.1.7.1' }],
    });
    made.openssl('x509', '-inform', 'DER', '-in', 'data/demo-authority/authority.crt', '-out', 'demo.pem');
    const cms = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', out, '-purpose', 'any'];
    expect(made.openssl(...cms, '-CAfile', 'demo.pem').toString()).toBe(DOCUMENT);
    // Strictly by RFC 5280, including the person's certificate.
    made.openssl(
      'cms',
      '-verify',
      '-noverify',
      '-inform',
      'DER',
      '-in',
      out,
      '-signer',
      'signer.pem',
      '-out',
      'again',
    );
    expect(made.openssl('verify', '-x509_strict', '-CAfile', 'demo.pem', 'signer.pem').toString()).toContain(
      'OK',
    );
  });

  it('is trusted only in a demo', async () => {
    const out = at('demo.p7m');
    await run('sign', at('document'), '--out', out);
    expect((await run('verify', out)).code).toBe(0);
    expect(reportIn(await verify(out)).signers[0]?.codes).toContain('issuer-unknown');
  });
});

describe('evidence', () => {
  it('brings the same outcome again, without the folder of trust and at another time', async () => {
    const evidence = at('evidence.json');
    await verify(signed, '--content', at('document'), '--person', MARIO, '--evidence', evidence);
    const again = await run('replay', evidence, signed);
    expect(again.code).toBe(0);
    expect(JSON.parse(again.stdout)).toMatchObject({ same: true, verdict: 'passed' });
  });

  it('holds the timestamp that was kept beside the file', async () => {
    stampingAuthority(made);
    const evidence = at('evidence.json');
    made.write('signed.tst', stamp(made, made.read('signed.p7m')));
    for (const timestamp of [at('signed.tst'), at('reply')]) {
      const ended = await verify(signed, '--timestamp', timestamp, '--evidence', evidence);
      expect([ended.code, reportIn(ended).codes]).toEqual([0, ['timestamp-verified']]);
      expect(JSON.parse((await run('replay', evidence, signed)).stdout)).toMatchObject({ same: true });
    }
    expect((await verify(at('reply'))).code).toBe(3);
  });

  it('shows that a file is another one', async () => {
    const evidence = at('evidence.json');
    await verify(signed, '--evidence', evidence);
    const again = await run('replay', evidence, made.write('other.p7m', made.sign('mario')));
    expect(JSON.parse(again.stdout)).toMatchObject({ same: false, verdict: 'passed' });
  });
});
