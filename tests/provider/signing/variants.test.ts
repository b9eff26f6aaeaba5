import { createHash, createPrivateKey, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeWhole } from '../../../provider/signing/asn1/decode';
import {
  element,
  octetStringOf,
  oidOf,
  sequenceOf,
  setOf,
  utf8Of,
} from '../../../provider/signing/asn1/encode';
import { readCertificate } from '../../../provider/signing/certificates/certificate';
import { type Corpus, corpus, inShort, P256, sound } from '../../fixtures/signatures/corpus';
import { authority, issue, MARIO } from '../../fixtures/signatures/people';
import { attribute, rewrite, rewriteBody } from '../../fixtures/signatures/rewrite';

let made: Corpus;
beforeAll(() => {
  made = corpus();
});
afterAll(() => made.remove());

const CONTENT_HINTS = '1.2.840.113549.1.9.16.2.4';
const CONTENT_IDENTIFIER = '1.2.840.113549.1.9.16.2.7';
const BINDING_1 = '1.2.840.113549.1.9.16.2.12';
const sha = (name: string, bytes: Buffer) => createHash(name).update(bytes).digest();
const der = (name: string) => made.openssl('x509', '-in', `${name}.crt`, '-outform', 'DER');

/** Signs the document with a person's RSA key over changed attributes. */
function signedOver(name: string, change: (signed: readonly Buffer[]) => readonly Buffer[]): Buffer {
  const key = createPrivateKey(made.read(`${name}.key`));
  return rewrite(made.sign(name), ({ signed }) => {
    const parts = [...change(signed)].sort(Buffer.compare);
    return { signed: parts, signature: octetStringOf(sign('sha256', setOf(...parts), key)) };
  });
}
const codesOf = (file: Buffer) => {
  const { verdict, signers } = made.verify(file);
  return [
    verdict,
    signers[0]?.integrity,
    signers[0]?.codes.filter((code) => code !== 'revocation-unchecked'),
  ];
};
const PASSED = ['passed', true, []];

describe('attributes that strangers add', () => {
  it('say what the content is, and which one', () => {
    const hints = attribute(
      CONTENT_HINTS,
      sequenceOf(utf8Of('contratto.pdf'), oidOf('1.2.840.113549.1.7.1')),
    );
    const identifier = attribute(CONTENT_IDENTIFIER, octetStringOf(Buffer.from('x')));
    expect(codesOf(signedOver('mario', (signed) => [...signed, hints, identifier]))).toEqual(PASSED);
  });

  it('bind the certificate by SHA-1: alone it is too weak, beside the other it is one more', () => {
    const first = attribute(
      BINDING_1,
      sequenceOf(sequenceOf(sequenceOf(octetStringOf(sha('sha1', der('mario')))))),
    );
    const alone = signedOver('mario', (signed) => [
      ...signed.filter((one) => !one.toString('hex').includes('060b2a864886f70d010910022f')),
      first,
    ]);
    expect(codesOf(alone)).toEqual(['failed', true, ['signing-certificate-weak']]);
    expect(codesOf(signedOver('mario', (signed) => [...signed, first]))).toEqual(PASSED);
    const wrong = attribute(
      BINDING_1,
      sequenceOf(sequenceOf(sequenceOf(octetStringOf(sha('sha1', der('anna')))))),
    );
    expect(codesOf(signedOver('mario', (signed) => [...signed, wrong]))).toEqual([
      'failed',
      true,
      ['signing-certificate-mismatch'],
    ]);
  });
});

describe('certificates beside a signature', () => {
  const withCertificates = (file: Buffer, ...certificates: readonly Buffer[]) =>
    rewriteBody(file, (parts) =>
      parts.map((part) => (part[0] === 0xa0 ? element(0xa0, ...certificates) : part)),
    );
  const attributeCertificate = element(0xa1, sequenceOf(Buffer.of(0x02, 0x01, 0x01)));
  const otherFormat = element(0xa3, oidOf('1.2.3.4'), Buffer.of(0x05, 0x00));

  it('may stand in any order, twice, and with others that prove nothing', () => {
    const file = made.sign('mario');
    const [own, other] = [der('mario'), der('anna')];
    for (const all of [
      [other, own],
      [own, own],
      [attributeCertificate, own, otherFormat],
      [sequenceOf(Buffer.of(0x05, 0x00)), own],
    ])
      expect(inShort(made.verify(withCertificates(file, ...all)))).toEqual(sound);
  });

  it('lack the signer’s: nobody knows whose key it was', () => {
    for (const all of [[der('anna')], []])
      expect(codesOf(withCertificates(made.sign('mario'), ...all))).toEqual([
        'indeterminate',
        false,
        ['certificate-missing'],
      ]);
  });

  it('are two of one person: the one that was bound is the signer’s', () => {
    issue(made, 'twin', {});
    made.write('twin.key', made.read('mario.key'));
    made.openssl(
      'req',
      '-new',
      '-key',
      'mario.key',
      '-subj',
      `/C=IT/serialNumber=TINIT-${MARIO}/CN=Mario Rossi`,
      '-out',
      'twin.csr',
    );
    made.openssl(
      ...[
        'ca',
        '-batch',
        '-notext',
        '-config',
        'twin.cnf',
        '-in',
        'twin.csr',
        '-out',
        'twin.crt',
        '-md',
        'sha256',
      ],
      ...[
        '-startdate',
        '20200101000000Z',
        '-enddate',
        '20210101000000Z',
        '-cert',
        'ca.crt',
        '-keyfile',
        'ca.key',
      ],
    );
    const file = made.sign('mario', { more: ['-keyid'] });
    for (const all of [
      [der('twin'), der('mario')],
      [der('mario'), der('twin')],
    ])
      expect(inShort(made.verify(withCertificates(file, ...all)))).toEqual(sound);
    expect(codesOf(withCertificates(file, der('twin')))).toEqual([
      'failed',
      true,
      ['signing-certificate-mismatch', 'signed-after-expiry'],
    ]);
  });
});

describe('an envelope', () => {
  const withDigests = (...algorithms: readonly Buffer[]) =>
    rewriteBody(made.sign('mario'), ([version, , ...rest]) => [
      version as Buffer,
      setOf(...algorithms),
      ...rest,
    ]);

  it('may list more digests than are used, or none', () => {
    const all = ['2.16.840.1.101.3.4.2.1', '1.3.14.3.2.26', '1.2.3.4'].map((one) => sequenceOf(oidOf(one)));
    expect(inShort(made.verify(withDigests(...all)))).toEqual(sound);
    expect(inShort(made.verify(withDigests()))).toEqual(sound);
  });

  it('may hold its content in pieces within pieces, of unknown length', () => {
    const content = Buffer.from(
      decodeWhole(made.sign('mario')).children[1]?.children[0]?.children[2]?.children[1]?.children[0]
        ?.value ?? [],
    );
    const open = (tag: number, ...inside: readonly Buffer[]) =>
      Buffer.concat([Buffer.of(tag, 0x80), ...inside, Buffer.of(0, 0)]);
    const [one, two] = [content.subarray(0, 10), content.subarray(10)];
    const pieces = open(
      0x24,
      open(0x24, octetStringOf(one), octetStringOf(Buffer.alloc(0))),
      octetStringOf(two),
    );
    const file = rewriteBody(made.sign('mario'), ([version, digests, , ...rest]) => [
      ...[version as Buffer, digests as Buffer],
      open(0x30, oidOf('1.2.840.113549.1.7.1'), open(0xa0, pieces)),
      ...rest,
    ]);
    expect(inShort(made.verify(file))).toEqual(sound);
  });
});

describe('names and numbers', () => {
  it.each([
    ['long', `7f${'ab'.repeat(25)}`],
    ['negative', '-1234567890'],
    ['zero', '0'],
  ])('a serial number may be %s', (_, serial) => {
    issue(made, 'numbered', { key: P256 });
    made.openssl(
      ...['x509', '-req', '-in', 'numbered.csr', '-CA', 'ca.crt', '-CAkey', 'ca.key', '-days', '3000'],
      ...['-set_serial', serial.startsWith('7f') ? `0x${serial}` : serial],
      ...['-extfile', 'numbered.cnf', '-extensions', 'extensions', '-out', 'numbered.crt'],
    );
    const { signers } = made.verify(made.sign('numbered'), { at: new Date() });
    expect(signers[0]).toMatchObject({ integrity: true, verdict: 'passed' });
  });

  it('an authority is itself, however its name is written', () => {
    const { issuer, serial } = readCertificate(der('mario'));
    // The same text as UTF8String, BMPString or TeletexString.
    const names = [
      (text: string) => utf8Of(text),
      (text: string) => element(0x1e, Buffer.from(text, 'utf16le').swap16()),
      (text: string) => element(0x14, Buffer.from(text, 'latin1')),
    ];
    for (const write of names) {
      const again = sequenceOf(
        ...issuer.children.map((set) => {
          const [type, value] = set.children[0]?.children ?? [];
          return setOf(
            sequenceOf(type?.bytes ?? Buffer.alloc(0), write(value?.value.toString('utf8') ?? '')),
          );
        }),
      );
      const file = rewrite(made.sign('mario'), () => ({ id: sequenceOf(again, element(0x02, serial)) }));
      expect(inShort(made.verify(file))).toEqual(sound);
    }
    const nobody = rewrite(made.sign('mario'), () => ({
      id: sequenceOf(sequenceOf(setOf(sequenceOf(Buffer.of(0x05, 0x00)))), element(0x02, serial)),
    }));
    expect(codesOf(nobody)).toEqual(['indeterminate', false, ['certificate-missing']]);
  });

  it('a damaged authority among the certificates takes nothing away', () => {
    authority(made, 'empty', { subject: '/CN=x' });
    const damaged = Buffer.from(der('empty'));
    const place = damaged.lastIndexOf(Buffer.from('06035504030c0178', 'hex'));
    damaged[place] = 0x05;
    const file = rewriteBody(made.sign('mario'), (parts) =>
      parts.map((part) => (part[0] === 0xa0 ? element(0xa0, decodeWhole(part).value, damaged) : part)),
    );
    expect(made.verify(file, { trust: made.trust() }).signers[0]).toMatchObject({
      integrity: true,
      verdict: 'indeterminate',
    });
  });

  it.each([
    `TINIT-${MARIO}`,
    `tinit-${MARIO.toLowerCase()}`,
    `IT:${MARIO}`,
    `CF:IT-${MARIO}`,
    ` TINIT-${MARIO} `,
  ])('a tax code may be written %s', (written) => {
    issue(made, 'written', { key: P256, subject: `/C=IT/serialNumber=${written}/CN=Mario Rossi` });
    const report = made.verify(made.sign('written'), { person: MARIO });
    expect([report.verdict, report.signers[0]?.taxCode]).toEqual(['passed', MARIO]);
  });

  it.each([MARIO, `TINES-${MARIO}`, `VATIT-${MARIO}`, `IDCIT-${MARIO}`])('%s is no tax code', (written) => {
    issue(made, 'written', { key: P256, subject: `/C=IT/serialNumber=${written}/CN=Mario Rossi` });
    expect(codesOf(made.sign('written'))).toEqual(['indeterminate', true, ['tax-code-missing']]);
  });
});
