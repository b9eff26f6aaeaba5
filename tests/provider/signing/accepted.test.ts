import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { othersIn } from '../../../contract/signing/report';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { type Corpus, corpus, DOCUMENT, inShort, NOON, P256, sound } from '../../fixtures/signatures/corpus';
import { ANNA, authority, curve, issue, MARIO, RSA, signer } from '../../fixtures/signatures/people';

let made: Corpus;
beforeAll(() => {
  made = corpus();
});
afterAll(() => made.remove());

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const pss = (...more: string[]) => ['rsa_padding_mode:pss', ...more].flatMap((option) => ['-keyopt', option]);

function signedAgain(name: string, file: Buffer, by: string): Buffer {
  made.write(name, file);
  return made.signFile(name, by);
}

describe('a signature that keeps every rule', () => {
  it('passes, and says who signed what and when', () => {
    const report = made.verify(made.sign('mario'));
    expect(inShort(report)).toEqual(sound);
    expect(report.contentSha256).toBe(sha256(DOCUMENT));
    const [mario] = report.signers;
    expect(mario).toMatchObject({
      subject: `CN=Mario Rossi, serialNumber=TINIT-${MARIO}, C=IT`,
      taxCode: MARIO,
      issuer: 'CN=Autorita ca, O=Prova, C=IT',
      validTo: '2040-12-31T23:59:59.000Z',
      algorithm: 'RSA 2048 SHA-256',
      level: 1,
      countersigns: null,
    });
    expect(mario?.signingTime).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
  });

  it.each([
    ['SHA-384', 'RSA 2048 SHA-384', { digest: 'sha384' }],
    ['SHA-512', 'RSA 2048 SHA-512', { digest: 'sha512' }],
    ['RSA-PSS', 'RSA 2048 SHA-256', { more: pss() }],
    ['RSA-PSS with a short salt', 'RSA 2048 SHA-256', { more: pss('rsa_pss_saltlen:8') }],
    ['a key identifier in place of its issuer', 'RSA 2048 SHA-256', { more: ['-keyid'] }],
  ])('passes with %s', (_, algorithm, options) => {
    const report = made.verify(made.sign('mario', options));
    expect(inShort(report)).toEqual(sound);
    expect(report.signers[0]?.algorithm).toBe(algorithm);
  });

  it.each(['P-256', 'P-384', 'P-521', 'brainpoolP256r1', 'brainpoolP384r1', 'brainpoolP512t1'])(
    'passes with a key on the curve %s',
    (name) => {
      issue(made, 'curved', { key: curve(name) });
      expect(inShort(made.verify(made.sign('curved')))).toEqual(sound);
    },
  );

  it('passes with a 4096 bit key and an authority between it and the trusted one', () => {
    authority(made, 'root', {
      extensions: ['basicConstraints=critical,CA:TRUE,pathlen:1', 'keyUsage=keyCertSign'],
    });
    authority(made, 'middle', { issuer: 'root', subject: '/C=IT/CN=Middle' });
    issue(made, 'under', { issuer: 'middle', key: RSA.map((one) => one.replace('2048', '4096')) });
    const file = made.sign('under', { more: ['-certfile', 'middle.crt'] });
    const trusted = (name: string) => ({ trust: made.trust(`${name}.crt`) });
    expect(inShort(made.verify(file, trusted('root')))).toEqual(sound);
    // The issuing authority itself may be trusted, as in the trusted lists.
    expect(inShort(made.verify(made.sign('under'), trusted('middle')))).toEqual(sound);
  });

  it('gives each of two signers a verdict', () => {
    const { verdict, signers } = made.verify(made.sign('mario', { others: ['anna'] }));
    expect(verdict).toBe('passed');
    expect(signers.map(({ taxCode }) => taxCode).sort()).toEqual([ANNA, MARIO].sort());
  });
});

describe('the person', () => {
  it('is the one who was expected, whatever the case of the letters', () => {
    const person = asTaxCode(` ${MARIO.toLowerCase()}`);
    expect(inShort(made.verify(made.sign('mario'), { person }))).toEqual(sound);
  });

  it('is another one', () => {
    const { verdict, signers } = made.verify(made.sign('anna'), { person: MARIO });
    expect(verdict).toBe('failed');
    expect(signers[0]).toMatchObject({ integrity: true, codes: ['revocation-unchecked', 'other-person'] });
  });

  it('may have others sign beside, who are said', () => {
    const { verdict, signers } = made.verify(made.sign('mario', { others: ['anna'] }), { person: MARIO });
    expect(verdict).toBe('passed');
    expect(signers.find(({ taxCode }) => taxCode === ANNA)?.codes).toContain('another-signer');
  });

  it.each([
    ['inside that of the person', 'anna', 'mario'],
    ['around that of the person', 'mario', 'anna'],
  ])('may have others sign an envelope %s, who are said', (_where, inner, outer) => {
    const file = signedAgain('inner.p7m', made.sign(inner), outer);
    const question = { person: MARIO, contentSha256: sha256(Buffer.from(DOCUMENT)) };
    const { verdict, signers, levels } = made.verify(file, question);
    expect([verdict, levels.length]).toEqual(['passed', 2]);
    expect(
      othersIn({ signers }, MARIO).map(({ taxCode, codes }) => [taxCode, codes.includes('another-signer')]),
    ).toEqual([[ANNA, true]]);
    // One invalid signature fails the file, regardless of its signer.
    const broken = Buffer.from(made.sign(inner));
    broken[broken.length - 3] = (broken[broken.length - 3] ?? 0) ^ 1;
    const around = signedAgain('broken.p7m', broken, outer);
    expect(made.verify(around, question).verdict).not.toBe('passed');
  });

  it('is unknown where the certificate has no tax code', () => {
    issue(made, 'nobody', { key: P256, subject: '/C=IT/serialNumber=12345/CN=Mario Rossi' });
    const { verdict, signers } = made.verify(made.sign('nobody'), { person: MARIO });
    expect(verdict).toBe('indeterminate');
    expect(signers[0]).toMatchObject({ integrity: true, taxCode: null });
    expect(signers[0]?.codes).toContain('tax-code-missing');
  });

  it('is read from certificates of before 2015 too', () => {
    issue(made, 'older', { key: P256, subject: `/C=IT/serialNumber=IT:${MARIO}/CN=Mario Rossi` });
    expect(made.verify(made.sign('older')).signers[0]?.taxCode).toBe(MARIO);
  });
});

describe('the document that was handed out', () => {
  it('is the one that was signed', () => {
    const question = { content: Buffer.from(DOCUMENT) };
    expect(inShort(made.verify(made.sign('mario'), question))).toEqual(sound);
  });

  it('is another one by a single byte', () => {
    const report = made.verify(made.sign('mario'), { content: Buffer.from(`${DOCUMENT} `) });
    expect(report).toMatchObject({ verdict: 'failed', codes: ['other-content'] });
    expect(report.signers[0]).toMatchObject({
      verdict: 'failed',
      integrity: true,
      codes: ['revocation-unchecked', 'other-content'],
    });
  });

  it('may be a signed file itself: then nobody looks inside it', () => {
    const inner = made.sign('anna');
    made.write('inner', inner);
    const outer = made.signFile('inner', 'mario');
    const report = made.verify(outer, { contentSha256: sha256(inner) });
    expect(report).toMatchObject({ verdict: 'passed', contentSha256: sha256(inner) });
    expect(report.signers.map(({ taxCode }) => taxCode)).toEqual([MARIO]);
  });
});

describe('a signature inside a signature', () => {
  it.each(['DER', 'PEM'] as const)('has each level reported, the inner one in %s', (form) => {
    made.write('inner', made.sign('anna', { form }));
    const report = made.verify(made.signFile('inner', 'mario'));
    expect(report).toMatchObject({ verdict: 'passed', contentSha256: sha256(DOCUMENT) });
    expect(report.levels.map(({ wrapping }) => wrapping)).toEqual(['none', form === 'PEM' ? 'PEM' : 'none']);
    expect(report.signers.map(({ level, taxCode }) => [level, taxCode])).toEqual([
      [1, MARIO],
      [2, ANNA],
    ]);
  });

  it('fails when either fails', () => {
    made.write('inner', made.sign('anna', { cades: false }));
    const report = made.verify(made.signFile('inner', 'mario'));
    expect(report.verdict).toBe('failed');
    expect(report.signers.map(({ verdict }) => verdict)).toEqual(['passed', 'failed']);
  });

  it('is open when the inner one cannot be read', () => {
    made.write('inner', made.sign('anna').subarray(0, -20));
    const report = made.verify(made.signFile('inner', 'mario'));
    expect(report).toMatchObject({ verdict: 'indeterminate', codes: ['inner-unreadable'] });
  });
});

describe('the tax code of a certificate', () => {
  it('is not taken from anything that only looks like one', () => {
    issue(made, 'odd', { key: P256, subject: `/C=IT/serialNumber=TINIT-${'A'.repeat(16)}/CN=Mario` });
    issue(made, 'passport', { key: P256, subject: `/C=IT/serialNumber=PASIT-${MARIO}/CN=Mario` });
    for (const name of ['odd', 'passport'])
      expect(made.verify(made.sign(name)).signers[0]?.codes).toContain('tax-code-missing');
    issue(made, 'provisional', { key: P256, subject: signer('12345678901', 'Mario') });
    expect(made.verify(made.sign('provisional'), { at: NOON }).signers[0]?.taxCode).toBe('12345678901');
  });
});
