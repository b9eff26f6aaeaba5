import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeWhole } from '../../../provider/signing/asn1/decode';
import { element, oidOf, sequenceOf } from '../../../provider/signing/asn1/encode';
import { type Corpus, corpus, P256 } from '../../fixtures/signatures/corpus';
import { ocsp } from '../../fixtures/signatures/ocsp';
import { authority, issue } from '../../fixtures/signatures/people';
import { attribute, insertBeforeSigners, rewrite } from '../../fixtures/signatures/rewrite';

const REVOCATION_VALUES = '1.2.840.113549.1.9.16.2.24';
const CERTIFICATE_VALUES = '1.2.840.113549.1.9.16.2.23';
const OCSP_RESPONSE = '1.3.6.1.5.5.7.16.2';
const RESPONDER = ['basicConstraints=CA:FALSE', 'keyUsage=critical,digitalSignature'];

let made: Corpus;
beforeAll(() => {
  made = corpus();
  issue(made, 'responder', {
    subject: '/C=IT/CN=Stato dei certificati',
    extensions: [...RESPONDER, 'extendedKeyUsage=OCSPSigning'],
  });
});
afterAll(() => made.remove());

/** Returns the BasicOCSPResponse in an OCSPResponse. */
const basic = (response: Buffer) =>
  decodeWhole(response).children[1]?.children[0]?.children[1]?.value ?? Buffer.alloc(0);
/** Adds it to the unsigned attributes of the signature, as in CAdES-LT. */
const inAttribute = (file: Buffer, response: Buffer) =>
  rewrite(file, () => ({
    unsigned: [attribute(REVOCATION_VALUES, sequenceOf(element(0xa1, sequenceOf(basic(response)))))],
  }));
/** Adds it beside the certificates of the envelope (RFC 5940). */
const inEnvelope = (file: Buffer, response: Buffer) =>
  insertBeforeSigners(file, element(0xa1, element(0xa1, oidOf(OCSP_RESPONSE), response)));
const codes = (file: Buffer, question = {}) => {
  const { verdict, signers } = made.verify(file, { at: new Date(), ...question });
  return [verdict, ...(signers[0]?.codes ?? [])];
};
const UNCHECKED = ['passed', 'revocation-unchecked'];

describe('an OCSP response', () => {
  it.each([
    ['in the revocation values', inAttribute],
    ['beside the certificates', inEnvelope],
  ])('%s, by the authority or by whom it names, says that nothing was revoked', (_, put) => {
    for (const by of ['ca', 'responder']) {
      const response = ocsp(made, { about: 'anna', by, days: 1 });
      expect(codes(put(made.sign('anna'), response))).toEqual(['passed']);
    }
  });

  it('says that the certificate was revoked, with a next step', () => {
    for (const put of [inAttribute, inEnvelope]) {
      const file = put(made.sign('anna'), ocsp(made, { about: 'anna', revoked: true }));
      expect(codes(file)).toEqual(['failed', 'certificate-revoked']);
      // It was revoked on 01/06/2026, and was valid before.
      expect(codes(file, { at: new Date('2026-03-01T00:00:00Z') })[0]).toBe('passed');
    }
  });

  it('is read where it lies beside the trusted certificates', () => {
    made.write('anna.ocsp', ocsp(made, { about: 'anna', days: 1 }));
    expect(codes(made.sign('anna'), { trust: made.trust('ca.crt', 'anna.ocsp') })).toEqual(['passed']);
    expect(codes(made.sign('mario'), { trust: made.trust('ca.crt', 'anna.ocsp') })).toEqual(UNCHECKED);
  });

  it('of old leaves it open', () => {
    const file = inAttribute(made.sign('anna'), ocsp(made, { about: 'anna', days: 1 }));
    expect(codes(file, { at: new Date(Date.now() + 3 * 86_400_000) })).toEqual(UNCHECKED);
  });

  it('that does not say until when it is good is good for the minutes after it', () => {
    const file = inAttribute(made.sign('anna'), ocsp(made, { about: 'anna' }));
    expect(codes(file)).toEqual(['passed']);
    expect(codes(file, { at: new Date(Date.now() + 6 * 60_000) })).toEqual(UNCHECKED);
  });

  it('that came after the time that is judged by says that it was not revoked before', () => {
    const file = inAttribute(made.sign('anna'), ocsp(made, { about: 'anna' }));
    expect(codes(file, { at: new Date('2026-03-01T00:00:00Z') })).toEqual(['passed']);
  });
});

describe('nobody is believed', () => {
  it.each([
    ['who was not named for it', () => issue(made, 'other', { extensions: RESPONDER })],
    [
      'whom another authority named',
      () => {
        authority(made, 'rogue', { subject: '/C=IT/O=Prova/CN=Autorita ca' });
        issue(made, 'other', { issuer: 'rogue', extensions: [...RESPONDER, 'extendedKeyUsage=OCSPSigning'] });
      },
    ],
    [
      'whose certificate has expired',
      () =>
        issue(made, 'other', {
          to: '20260101000000Z',
          extensions: [...RESPONDER, 'extendedKeyUsage=OCSPSigning'],
        }),
    ],
  ])('%s: neither that it is good nor that it was revoked', (_, prepare) => {
    prepare();
    for (const revoked of [false, true]) {
      const response = ocsp(made, { about: 'anna', by: 'other', days: 1, revoked });
      expect(codes(inAttribute(made.sign('anna'), response))).toEqual(UNCHECKED);
    }
  });

  it('who signs with SHA-1, or whose words were changed', () => {
    const weak = ocsp(made, { about: 'anna', days: 1, digest: 'sha1' });
    expect(codes(inAttribute(made.sign('anna'), weak))).toEqual(UNCHECKED);
    const changed = ocsp(made, { about: 'anna', by: 'ca', days: 1 });
    const place = changed.indexOf(Buffer.from('18', 'hex'));
    changed[place + 5] = 0x30 + (((changed[place + 5] ?? 0) - 0x30 + 1) % 10);
    expect(codes(inAttribute(made.sign('anna'), changed))).toEqual(UNCHECKED);
  });

  it('about another certificate than it speaks of', () => {
    const response = ocsp(made, { about: 'mario', days: 1, revoked: true });
    expect(codes(inAttribute(made.sign('anna'), response))).toEqual(UNCHECKED);
  });

  it('who sends damaged values, and the signature is judged all the same', () => {
    for (const value of [
      sequenceOf(),
      element(0x04, Buffer.of(1)),
      sequenceOf(element(0xa1, Buffer.of(1))),
    ]) {
      const file = rewrite(made.sign('anna'), () => ({ unsigned: [attribute(REVOCATION_VALUES, value)] }));
      expect(codes(file)).toEqual(UNCHECKED);
    }
  });
});

it('certificates among the values of a signature lead to the trusted authority, and no further', () => {
  authority(made, 'top', {
    extensions: ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign'],
  });
  authority(made, 'middle', { issuer: 'top', subject: '/C=IT/CN=Intermedia' });
  issue(made, 'under', { key: P256, issuer: 'middle' });
  made.openssl('x509', '-in', 'middle.crt', '-outform', 'DER', '-out', 'middle.der');
  const bare = made.sign('under');
  const file = rewrite(bare, () => ({
    unsigned: [attribute(CERTIFICATE_VALUES, sequenceOf(made.read('middle.der')))],
  }));
  const trust = made.trust('top.crt');
  expect(codes(bare, { trust })).toEqual(['indeterminate', 'issuer-unknown', 'revocation-unchecked']);
  expect(codes(file, { trust })).toEqual(UNCHECKED);
  expect(codes(file)).toEqual(['indeterminate', 'issuer-unknown', 'revocation-unchecked']);
});
