import { createHash, createPrivateKey, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { element, octetStringOf, sequenceOf, setOf } from '../../../provider/signing/asn1/encode';
import { readCertificate } from '../../../provider/signing/certificates/certificate';
import { type Corpus, corpus, P256, sound } from '../../fixtures/signatures/corpus';
import { type CertificateOptions, curve, issue, PERSON } from '../../fixtures/signatures/people';
import { attribute, rewrite } from '../../fixtures/signatures/rewrite';
import type { SignOptions } from '../../fixtures/signatures/sign';

let made: Corpus;
beforeAll(() => {
  made = corpus();
});
afterAll(() => made.remove());

/** Returns the first signer of a file, without the codes that every signer has. */
function found(file: Buffer) {
  const { verdict, signers } = made.verify(file);
  const [first] = signers;
  const codes = first?.codes.filter((code) => code !== 'revocation-unchecked');
  return { verdict, integrity: first?.integrity, codes };
}
const certificateIn = (name: string) =>
  readCertificate(made.openssl('x509', '-in', `${name}.crt`, '-outform', 'DER'));
const signedBy = (options: CertificateOptions, how?: SignOptions) => {
  issue(made, 'somebody', { key: P256, ...options });
  return found(made.sign('somebody', how));
};

describe('attributes of CAdES B-B', () => {
  it('are all missing', () => {
    expect(found(made.sign('mario', { cades: false, more: ['-noattr'] }))).toEqual({
      verdict: 'failed',
      integrity: true,
      codes: ['attributes-missing'],
    });
  });

  it('do not bind the certificate', () => {
    expect(found(made.sign('mario', { cades: false }))).toEqual({
      verdict: 'failed',
      integrity: true,
      codes: ['signing-certificate-missing'],
    });
  });

  const again = (change: (signed: readonly Buffer[]) => readonly Buffer[], sorted = true) => {
    const key = createPrivateKey(made.read('mario.key'));
    return rewrite(made.sign('mario'), ({ signed }) => {
      const parts = sorted ? [...change(signed)].sort(Buffer.compare) : change(signed);
      const whole = setOf(...parts);
      return { signed: parts, signature: octets(sign('sha256', whole, key)) };
    });
  };
  const octets = (bytes: Buffer) =>
    Buffer.concat([Buffer.of(0x04, 0x82, bytes.length >> 8, bytes.length & 255), bytes]);
  const oids = {
    'content-type-missing': '06092a864886f70d010903',
    'message-digest-missing': '06092a864886f70d010904',
    'signing-time-missing': '06092a864886f70d010905',
    'signing-certificate-missing': '060b2a864886f70d010910022f',
  } as const;
  const without = (oid: string) => (signed: readonly Buffer[]) =>
    signed.filter((one) => !one.toString('hex').includes(oid));

  it('are written again as they were, and pass: the rewriting itself changes nothing', () => {
    expect(found(again((signed) => signed))).toEqual({ verdict: sound.verdict, integrity: true, codes: [] });
  });

  it('may be out of order', () => {
    expect(found(again((signed) => [...signed].reverse(), false))).toMatchObject({
      verdict: 'passed',
      codes: [],
    });
  });

  it.each(Object.entries(oids))('lack one: %s', (code, oid) => {
    const { verdict, codes } = found(again(without(oid)));
    expect({ verdict, codes }).toEqual({ verdict: 'failed', codes: [code] });
  });

  it.each(Object.values(oids))('stand twice: %s', (oid) => {
    const twice = again((signed) => [
      ...signed,
      ...signed.filter((one) => one.toString('hex').includes(oid)),
    ]);
    expect(found(twice)).toMatchObject({ verdict: 'failed', integrity: true, codes: ['attribute-repeated'] });
  });

  it('say another type of content', () => {
    const other = attribute('1.2.840.113549.1.9.3', Buffer.from('06092a864886f70d010705', 'hex'));
    const file = again((signed) => [...without(oids['content-type-missing'])(signed), other]);
    expect(found(file)).toEqual({ verdict: 'failed', integrity: true, codes: ['content-type-mismatch'] });
  });

  it('bind another certificate', () => {
    issue(made, 'other', { key: P256 });
    const theirs = made.sign('other');
    let binding: Buffer | undefined;
    rewrite(theirs, ({ signed }) => {
      binding = signed.find((one) => one.toString('hex').includes(oids['signing-certificate-missing']));
      return {};
    });
    const file = again((signed) => [
      ...without(oids['signing-certificate-missing'])(signed),
      binding as Buffer,
    ]);
    expect(found(file)).toEqual({
      verdict: 'failed',
      integrity: true,
      codes: ['signing-certificate-mismatch'],
    });
  });

  it.each([
    ['as it is', 'ca', 0, []],
    ['under another number', 'ca', 1, ['signing-certificate-mismatch']],
    ["under another authority's name", 'anna', 0, ['signing-certificate-mismatch']],
  ])('bind the right certificate, %s', (_, issuedBy, more, codes) => {
    const own = certificateIn('mario');
    const serial = Buffer.from(own.serial);
    serial[serial.length - 1] = (serial.at(-1) as number) ^ more;
    const hash = octetStringOf(createHash('sha256').update(own.der).digest());
    const names = sequenceOf(element(0xa4, certificateIn(issuedBy).subject.bytes));
    const reference = sequenceOf(hash, sequenceOf(names, element(0x02, serial)));
    const binding = attribute('1.2.840.113549.1.9.16.2.47', sequenceOf(sequenceOf(reference)));
    const file = again((signed) => [...without(oids['signing-certificate-missing'])(signed), binding]);
    expect(found(file)).toEqual({ verdict: codes.length > 0 ? 'failed' : 'passed', integrity: true, codes });
  });
});

describe('cryptography', () => {
  it('is refused with SHA-1, in the signature and in what binds the certificate', () => {
    expect(found(made.sign('mario', { digest: 'sha1' }))).toEqual({
      verdict: 'failed',
      integrity: true,
      codes: ['signing-certificate-weak', 'digest-weak'],
    });
  });

  it.each(['md5', 'sha224'])('is refused with %s', (digest) => {
    const { verdict, integrity, codes } = found(made.sign('mario', { digest }));
    expect({ verdict, integrity }).toEqual({ verdict: 'failed', integrity: true });
    expect(codes).toContain('digest-weak');
  });

  it('is refused with RSA of 1024 bits', () => {
    const key = ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024'];
    expect(signedBy({ key })).toEqual({ verdict: 'failed', integrity: true, codes: ['key-too-small'] });
  });

  it.each(['secp256k1', 'P-192', 'brainpoolP192r1'])('is refused on the curve %s', (name) => {
    expect(signedBy({ key: curve(name) })).toEqual({
      verdict: 'failed',
      integrity: true,
      codes: ['curve-refused'],
    });
  });

  it('is refused where RSA-PSS uses SHA-1 for its mask', () => {
    const more = ['rsa_padding_mode:pss', 'rsa_mgf1_md:sha1'].flatMap((option) => ['-keyopt', option]);
    expect(found(made.sign('mario', { more }))).toEqual({
      verdict: 'failed',
      integrity: true,
      codes: ['algorithms-incoherent', 'digest-weak'],
    });
  });

  it('is refused where the algorithm names another digest', () => {
    const sha512WithRsa = Buffer.from('300d06092a864886f70d01010d0500', 'hex');
    expect(found(rewrite(made.sign('mario'), () => ({ algorithm: sha512WithRsa })))).toEqual({
      verdict: 'failed',
      integrity: true,
      codes: ['algorithms-incoherent'],
    });
  });

  it('accepts the algorithm with its digest in place of the key alone, and refuses parameters that it has not', () => {
    const named = (algorithm: string) =>
      found(rewrite(made.sign('mario'), () => ({ algorithm: Buffer.from(algorithm, 'hex') })));
    expect(named('300d06092a864886f70d01010b0500')).toMatchObject({ verdict: 'passed' });
    expect(named('300b06092a864886f70d01010b')).toMatchObject({ verdict: 'passed' });
    expect(named('300e06092a864886f70d01010b040155')).toMatchObject({ codes: ['algorithms-incoherent'] });
  });

  it('is open where nobody knows the algorithm', () => {
    const unknown = Buffer.from('300a06082a864886f70d0102', 'hex');
    const file = rewrite(made.sign('mario'), () => ({ algorithm: unknown }));
    expect(found(file)).toEqual({ verdict: 'indeterminate', integrity: false, codes: ['algorithm-unknown'] });
  });

  it('fails where the content was changed', () => {
    const file = made.sign('mario');
    const at = file.indexOf('Contratto');
    file[at] = 'c'.charCodeAt(0);
    expect(found(file)).toEqual({ verdict: 'failed', integrity: false, codes: ['content-altered'] });
  });

  it("fails with somebody else's signature", () => {
    const file = rewrite(made.sign('anna'), (parts) => {
      const bytes = Buffer.from(parts.signature);
      bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
      return { signature: bytes };
    });
    expect(found(file)).toEqual({ verdict: 'failed', integrity: false, codes: ['signature-broken'] });
  });
});

describe('the certificate', () => {
  it.each([
    [
      'is for authentication',
      'key-usage',
      ['basicConstraints=CA:FALSE', 'keyUsage=critical,digitalSignature'],
    ],
    ['does not say what it is for', 'key-usage', ['basicConstraints=CA:FALSE']],
    ['is an authority', 'signer-is-authority', ['basicConstraints=CA:TRUE', 'keyUsage=nonRepudiation']],
    ['has a condition nobody knows', 'critical-extension', [...PERSON, '1.2.3.4=critical,ASN1:NULL']],
    [
      'has an extension that cannot be read',
      'critical-extension',
      ['keyUsage=nonRepudiation', '2.5.29.19=DER:0102'],
    ],
  ])('%s', (_, code, extensions) => {
    expect(signedBy({ extensions })).toEqual({ verdict: 'failed', integrity: true, codes: [code] });
  });

  it('may have a condition nobody knows that is not critical', () => {
    expect(signedBy({ extensions: [...PERSON, '1.2.3.4=ASN1:NULL'] })).toMatchObject({ verdict: 'passed' });
  });

  it('is not in the file', () => {
    expect(found(made.sign('mario', { more: ['-nocerts'] }))).toEqual({
      verdict: 'indeterminate',
      integrity: false,
      codes: ['certificate-missing'],
    });
  });
});
