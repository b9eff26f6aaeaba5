import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeWhole } from '../../../provider/signing/asn1/decode';
import { element, octetStringOf, oidOf, sequenceOf } from '../../../provider/signing/asn1/encode';
import { DOCUMENT } from '../../fixtures/signatures/corpus';
import { codesIn, type OpeningCorpus, openingCorpus } from '../../fixtures/signatures/opened';
import { attribute, partsIn, rewrite, signatureIn } from '../../fixtures/signatures/rewrite';
import { ENVELOPED, enveloped, signXml } from '../../fixtures/signatures/xml';

let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
});
afterAll(() => made.remove());

const ARCHIVE_V3 = '0.4.0.1733.2.4';
const SHA256 = sequenceOf(oidOf('2.16.840.1.101.3.4.2.1'));
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const hashes = (...all: readonly Buffer[]) => sequenceOf(...all.map((one) => octetStringOf(hashOf(one))));

/** Adds archive-time-stamp-v3 (EN 319 122-1 §5.5.3) over everything that is in the file, or over other certificates. */
function archived(file: Buffer, certificates?: readonly Buffer[]): Buffer {
  const body = decodeWhole(file).children[1]?.children[0]?.children ?? [];
  const own = body.find((part) => part.is('context', 0))?.children.map(({ bytes }) => bytes) ?? [];
  return rewrite(file, ({ unsigned, ...parts }) => {
    const values = unsigned.map((one) => {
      const [type, set] = decodeWhole(one).children;
      return Buffer.concat([type?.bytes ?? one, set?.children[0]?.bytes ?? one]);
    });
    const index = sequenceOf(SHA256, hashes(...(certificates ?? own)), hashes(), hashes(...values));
    const signed = element(0xa0, ...parts.signed);
    const fields = [parts.version, parts.id, parts.digest, signed, parts.algorithm, parts.signature];
    const imprint = [oidOf('1.2.840.113549.1.7.1'), hashOf(Buffer.from(DOCUMENT)), ...fields, index];
    const token = rewrite(made.stamp(Buffer.concat(imprint)), () => ({
      unsigned: [attribute('0.4.0.19122.1.5', index)],
    }));
    return { unsigned: [...unsigned, attribute(ARCHIVE_V3, token)] };
  });
}

describe('an archive timestamp of CAdES (ATSv3)', () => {
  const codesOf = (file: Buffer, question = {}) => made.verify(file, question).signers[0]?.codes;
  const stamped = () => {
    const file = made.sign('mario');
    const own = [attribute('1.2.840.113549.1.9.16.2.14', made.stamp(signatureIn(file)))];
    return rewrite(file, () => ({ unsigned: own }));
  };

  it('is verified, and proves that the signature existed, also after its certificate expired', () => {
    const file = archived(made.sign('mario'));
    expect(codesOf(file)).toEqual([
      'revocation-unchecked',
      'timestamp-verified',
      'archive-timestamp-verified',
    ]);
    expect(made.verify(file, { at: new Date('2041-06-01') }).verdict).toBe('passed');
    expect(codesOf(archived(archived(stamped())))).toContain('archive-timestamp-verified');
    expect(codesOf(file, { trust: made.trust('mario.crt') })).toContain('archive-timestamp-untrusted');
  });

  it('proves nothing where it is of another signature, names a certificate that was taken out, or was changed', () => {
    const file = archived(made.sign('mario'));
    const [ats] = partsIn(file).unsigned;
    const other = rewrite(made.sign('anna'), () => ({ unsigned: [ats ?? Buffer.alloc(0)] }));
    const removed = archived(made.sign('mario'), [Buffer.from('altro')]);
    const changed = rewrite(file, ({ unsigned }) => ({
      unsigned: unsigned.map((one) => {
        const bytes = Buffer.from(one);
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
        return bytes;
      }),
    }));
    for (const one of [other, removed, changed])
      expect(codesOf(one)).toEqual(['revocation-unchecked', 'archive-timestamp-broken']);
  });

  it('stays unchecked without the document that it covers', () => {
    const file = archived(made.sign('mario', { detached: true }));
    expect(codesOf(file)).toContain('archive-timestamp-unchecked');
    expect(codesOf(file, { content: Buffer.from(DOCUMENT) })).toContain('archive-timestamp-verified');
  });
});

describe('an archive timestamp or an evidence record is not verified, says so, and decides nothing', () => {
  it.each([
    ['1.2.840.113549.1.9.16.2.48', 'the second version'],
    ['1.2.840.113549.1.9.16.2.27', 'the first version'],
    ['0.4.0.1733.2.2', 'long-term validation'],
    ['1.2.840.113549.1.9.16.2.49', 'an evidence record'],
    ['1.2.840.113549.1.9.16.2.50', 'an external evidence record'],
  ])('in CAdES: %s, %s', (type) => {
    const file = made.sign('mario');
    const token = made.stamp(signatureIn(file));
    const archived = rewrite(file, () => ({ unsigned: [attribute(type, token)] }));
    const report = made.verify(archived);
    expect(report.verdict).toBe('passed');
    expect(report.signers[0]?.codes).toEqual(['revocation-unchecked', 'archive-timestamp-unchecked']);
    expect(report.signers[0]?.provenAt).toBeNull();
  });

  it.each(['xades:ArchiveTimeStamp', 'xades141:ArchiveTimeStamp', 'xades141:SealingEvidenceRecords'])(
    'in XAdES: %s',
    async (name) => {
      const unsigned = (value: Buffer) =>
        `<${name} xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#"><xades:EncapsulatedTimeStamp>${made.stamp(value).toString('base64')}</xades:EncapsulatedTimeStamp></${name}>`;
      const report = await made.open(
        signXml(made, {
          references: [{ uri: '', transforms: ENVELOPED }],
          into: enveloped,
          unsigned,
        }),
      );
      expect(report.verdict).toBe('passed');
      expect(codesIn(report)).toEqual(['archive-timestamp-unchecked']);
      expect(report.signers[0]?.provenAt).toBeNull();
    },
  );
});
