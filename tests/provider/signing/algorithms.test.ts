import { constants, createHash, createPrivateKey, type SignKeyObjectInput, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeWhole } from '../../../provider/signing/asn1/decode';
import { integerOf, octetStringOf, oidOf, sequenceOf, setOf } from '../../../provider/signing/asn1/encode';
import { readCertificate } from '../../../provider/signing/certificates/certificate';
import { assembleCades, attributesToSign } from '../../../provider/signing/sign/signCades';
import { type Corpus, corpus, DOCUMENT, inShort, NOON, P256, sound } from '../../fixtures/signatures/corpus';
import { curve, issue, RSA } from '../../fixtures/signatures/people';
import { rewrite } from '../../fixtures/signatures/rewrite';

let made: Corpus;
beforeAll(() => {
  made = corpus();
});
afterAll(() => made.remove());

/** RSASSA-PSS with SHA-256, also for its mask, and a salt of 32 octets. */
const PSS = Buffer.from(
  '304106092a864886f70d01010a3034a00f300d06096086480165030402010500a11c301a06092a864886f70d010108300d06096086480165030402010500a203020120',
  'hex',
);
const SIGNING_CERTIFICATE_V2 = oidOf('1.2.840.113549.1.9.16.2.47');
const plain = (oid: string) => sequenceOf(oidOf(oid));

/** Signs the document with a key of the workshop, in ways that openssl's command line does not support. */
function signed(
  name: string,
  algorithm: Buffer,
  how: Partial<SignKeyObjectInput> = {},
  digest: string | null = 'sha256',
): Buffer {
  const document = Buffer.from(DOCUMENT);
  const certificate = made.openssl('x509', '-in', `${name}.crt`, '-outform', 'DER');
  const input = {
    digest: createHash('sha256').update(document).digest(),
    length: document.length,
    certificate,
    at: NOON,
  };
  const attributes = attributesToSign(input);
  const key = createPrivateKey(made.read(`${name}.key`));
  const signature = sign(digest, attributes, { key, ...how });
  const { before, after } = assembleCades(input, attributes, signature, algorithm);
  return Buffer.concat([before, document, after]);
}
const codesOf = (file: Buffer) => {
  const [signer] = made.verify(file).signers;
  return [signer?.integrity, signer?.codes.filter((code) => code !== 'revocation-unchecked')];
};

describe('an algorithm that few programs use', () => {
  it('is RSA-PSS with a key that is for it alone', () => {
    const key = [
      ...RSA.map((one) => (one === 'RSA' ? 'RSA-PSS' : one)),
      '-pkeyopt',
      'rsa_pss_keygen_md:sha256',
    ];
    issue(made, 'pss', { key });
    const how = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
    expect(inShort(made.verify(signed('pss', PSS, how)))).toEqual(sound);
    expect(inShort(made.verify(signed('mario', PSS, how)))).toEqual(sound);
    expect(codesOf(signed('mario', PSS, { ...how, saltLength: 20 }))).toEqual([false, ['signature-broken']]);
  });

  it('is ECDSA whose two numbers stand one after the other', () => {
    issue(made, 'card', { key: curve('brainpoolP256r1') });
    const sha256 = plain('0.4.0.127.0.7.1.1.4.1.3');
    expect(inShort(made.verify(signed('card', sha256, { dsaEncoding: 'ieee-p1363' })))).toEqual(sound);
    expect(codesOf(signed('card', sha256))).toEqual([false, ['signature-broken']]);
  });

  it.each([
    ['the key in place of the algorithm', '1.2.840.10045.2.1'],
    ['ECDSA with the digest told elsewhere', '1.2.840.10045.4.3'],
  ])('is named as %s', (_, oid) => {
    expect(inShort(made.verify(signed('anna', plain(oid))))).toEqual(sound);
  });

  it('is Ed25519 with SHA-512, and no other digest', () => {
    issue(made, 'edward', { key: ['-algorithm', 'ED25519'] });
    const algorithm = plain('1.3.101.112');
    expect(codesOf(signed('edward', algorithm, {}, null))).toEqual([true, ['algorithms-incoherent']]);
    const certificate = made.openssl('x509', '-in', 'edward.crt', '-outform', 'DER');
    const { issuer, serial } = readCertificate(certificate);
    const coherent = rewrite(made.sign('mario', { digest: 'sha512' }), ({ signed: attributes }) => {
      const bound = attributes.filter((one) => !one.includes(SIGNING_CERTIFICATE_V2));
      const own = attributesToSign({ digest: Buffer.alloc(32), length: 0, certificate, at: NOON });
      const binding = decodeWhole(own).children.find(({ bytes }) => bytes.includes(SIGNING_CERTIFICATE_V2));
      const all = [...bound, binding?.bytes ?? Buffer.alloc(0)];
      const key = createPrivateKey(made.read('edward.key'));
      return {
        id: sequenceOf(issuer.bytes, integerOf(serial)),
        signed: all,
        algorithm,
        signature: octetStringOf(sign(null, setOf(...all), key)),
      };
    });
    expect(inShort(made.verify(made.withCertificate(coherent, 'edward')))).toEqual(sound);
  });

  it('is of RSA, over a key of a curve', () => {
    issue(made, 'curved', { key: P256 });
    expect(codesOf(signed('curved', plain('1.2.840.113549.1.1.11')))).toEqual([
      true,
      ['algorithms-incoherent'],
    ]);
    expect(codesOf(signed('mario', plain('1.2.840.10045.4.3.2')))).toEqual([true, ['algorithms-incoherent']]);
  });
});
