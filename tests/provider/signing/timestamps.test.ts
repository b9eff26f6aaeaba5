import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeWhole } from '../../../provider/signing/asn1/decode';
import { examineFile } from '../../../provider/signing/verify/verifyFile';
import { isUnchecked } from '../../../provider/signing/verifyAsking';
import { type Corpus, corpus, P256 } from '../../fixtures/signatures/corpus';
import { ocsp } from '../../fixtures/signatures/ocsp';
import { authority, issue, revoke, signer } from '../../fixtures/signatures/people';
import { attribute, rewrite, signatureIn } from '../../fixtures/signatures/rewrite';
import { STAMPING, stamp as stampAt, stampingAuthority } from '../../fixtures/signatures/stamp';

const SIGNATURE_TIMESTAMP = '1.2.840.113549.1.9.16.2.14';

let made: Corpus;
beforeAll(() => {
  made = corpus();
  issue(made, 'lapsed', { key: P256, to: soon() });
  stampingAuthority(made);
});
afterAll(() => made.remove());

/** Returns the time in an hour, in the format of certificates. */
function soon(): string {
  const time = new Date(Date.now() + 3_600_000).toISOString();
  return `${time.replace(/\.\d+Z$/, '').replace(/\D/g, '')}Z`;
}

const stamp = (bytes: Buffer, by?: string) => stampAt(made, bytes, by);
const stamped = (file: Buffer, token = stamp(signatureIn(file))) =>
  rewrite(file, () => ({ unsigned: [attribute(SIGNATURE_TIMESTAMP, token)] }));
const nextYear = { at: new Date(Date.now() + 365 * 86_400_000) };

describe('a timestamp of a trusted authority', () => {
  it('proves that the signature existed before its certificate expired', () => {
    const file = made.sign('lapsed');
    expect(made.verify(file, nextYear)).toMatchObject({ verdict: 'indeterminate' });
    const report = made.verify(stamped(file), nextYear);
    expect(report.verdict).toBe('passed');
    expect(report.signers[0]?.codes).toEqual(['revocation-unchecked', 'timestamp-verified']);
    const provenAt = new Date(report.signers[0]?.provenAt ?? 0).getTime();
    expect(Math.abs(provenAt - Date.now())).toBeLessThan(60_000);
  });

  it('over another signature proves nothing', () => {
    const file = stamped(made.sign('lapsed'), stamp(Buffer.from('altro')));
    const { verdict, signers } = made.verify(file, nextYear);
    expect(verdict).toBe('indeterminate');
    expect(signers[0]).toMatchObject({ integrity: true, provenAt: null });
    expect(signers[0]?.codes).toContain('timestamp-broken');
  });

  it('that was changed proves nothing', () => {
    const file = made.sign('lapsed');
    const token = stamp(signatureIn(file));
    token[token.length - 3] = (token.at(-3) as number) ^ 4;
    expect(made.verify(stamped(file, token), nextYear).signers[0]?.codes).toContain('timestamp-broken');
  });
});

describe('a timestamp that is kept beside the file', () => {
  const beside = (file: Buffer, timestamp: Buffer, question = {}) =>
    made.verify(file, { ...nextYear, timestamp, ...question });

  it('proves when the file existed, as a token and as the answer of the authority', () => {
    const file = made.sign('lapsed');
    const token = stamp(file);
    for (const timestamp of [token, made.read('reply')]) {
      const { verdict, codes, signers } = beside(file, timestamp);
      expect([verdict, codes]).toEqual(['passed', ['timestamp-verified']]);
      expect(signers[0]?.codes).toEqual(['revocation-unchecked']);
    }
  });

  it('of another file, of an authority that is not trusted, or damaged, proves nothing', () => {
    const file = made.sign('lapsed');
    const token = stamp(file);
    const other = stamp(Buffer.from('altro'));
    expect(beside(file, other)).toMatchObject({ verdict: 'indeterminate', codes: ['timestamp-broken'] });
    const nobody = beside(file, token, { trust: made.trust() });
    expect(nobody).toMatchObject({ verdict: 'indeterminate', codes: ['timestamp-untrusted'] });
    for (const damaged of [Buffer.from('x'), token.subarray(0, 99), Buffer.alloc(0)])
      expect(beside(file, damaged)).toMatchObject({ verdict: 'indeterminate', codes: ['timestamp-broken'] });
  });

  it('is none where the authority’s certificate was revoked before', () => {
    const file = made.sign('lapsed');
    const token = stamp(file);
    made.write('clock.ocsp', ocsp(made, { about: 'clock', revoked: true }));
    const trust = made.trust('ca.crt', 'clock.ocsp');
    expect(beside(file, token, { trust }).codes).toEqual(['timestamp-untrusted']);
    expect(made.verify(stamped(file), { ...nextYear, trust }).signers[0]?.codes).toContain(
      'timestamp-untrusted',
    );
  });

  it('is no signature by itself, and says so; signed as a document it is one like others', () => {
    const token = stamp(Buffer.from('documento'));
    for (const file of [token, made.read('reply')]) {
      expect(made.verify(file)).toMatchObject({ verdict: 'unreadable', codes: ['timestamp-token'] });
      made.write('marca', file);
      expect(made.verify(made.signFile('marca', 'anna'))).toMatchObject({ verdict: 'passed', codes: [] });
    }
  });
});

it('a timestamp, in the file or beside it, leaves a signature unchecked while nobody knows whether its authority’s certificate was revoked', () => {
  authority(made, 'stamping');
  const extensions = [...STAMPING, 'extendedKeyUsage=critical,timeStamping'];
  issue(made, 'theirClock', { issuer: 'stamping', subject: '/C=IT/CN=Marche', extensions });
  for (const by of ['ca', 'stamping']) revoke(made, `by-${by}`, by, []);
  const file = made.sign('anna');
  const both = stamped(file, stamp(signatureIn(file), 'theirClock'));
  const examined = (...lists: readonly string[]) =>
    examineFile(Buffer.from(both), {
      trust: made.trust('ca.crt', 'stamping.crt', ...lists),
      at: new Date(),
    });
  const open = examined('by-ca.crl');
  expect(open.report.signers[0]?.codes).toEqual(['timestamp-verified']);
  expect(isUnchecked(open)).toBe(true);
  expect(isUnchecked(examined('by-ca.crl', 'by-stamping.crl'))).toBe(false);
  const timestamp = stamp(file, 'theirClock');
  const beside = (...lists: readonly string[]) =>
    examineFile(Buffer.from(file), {
      trust: made.trust('ca.crt', 'stamping.crt', ...lists),
      at: new Date(),
      timestamp,
    });
  expect(beside('by-ca.crl').report).toMatchObject({ verdict: 'passed', codes: ['timestamp-verified'] });
  expect(isUnchecked(beside('by-ca.crl'))).toBe(true);
  expect(isUnchecked(beside('by-ca.crl', 'by-stamping.crl'))).toBe(false);
});

describe('a timestamp of somebody else', () => {
  it('is said, and proves nothing', () => {
    authority(made, 'stranger');
    const extensions = [...STAMPING, 'extendedKeyUsage=critical,timeStamping'];
    issue(made, 'elsewhere', { issuer: 'stranger', subject: '/C=IT/CN=Altre marche', extensions });
    const file = made.sign('lapsed');
    const { verdict, signers } = made.verify(stamped(file, stamp(signatureIn(file), 'elsewhere')), nextYear);
    expect(verdict).toBe('indeterminate');
    expect(signers[0]?.codes).toContain('timestamp-untrusted');
  });

  it('who may not stamp, though trusted, proves nothing', () => {
    issue(made, 'anybody', { subject: signer('VRDLGU70A01H501U', 'Luigi Verdi') });
    const file = made.sign('lapsed');
    // openssl refuses to stamp with such a certificate: the token is an ordinary signature over the same content.
    const token = stamp(signatureIn(file));
    made.write('info', contentIn(token));
    const forged = made.signFile('info', 'anybody', {
      more: ['-econtent_type', '1.2.840.113549.1.9.16.1.4'],
    });
    const { verdict, signers } = made.verify(stamped(file, forged), nextYear);
    expect(verdict).toBe('indeterminate');
    expect(signers[0]?.codes).toContain('timestamp-untrusted');
  });
});

/** Returns the content of an envelope. */
function contentIn(envelope: Buffer): Buffer {
  const body = decodeWhole(envelope).children[1]?.children[0]?.children ?? [];
  return body[2]?.children[1]?.children[0]?.value ?? Buffer.alloc(0);
}
