import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesIn, type OpeningCorpus, openingCorpus } from '../../fixtures/signatures/opened';
import { attribute, rewrite, signatureIn } from '../../fixtures/signatures/rewrite';
import { ENVELOPED, enveloped, signXml } from '../../fixtures/signatures/xml';

let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
});
afterAll(() => made.remove());

describe('an archive timestamp or an evidence record is not verified, says so, and decides nothing', () => {
  it.each([
    ['0.4.0.1733.2.4', 'ATSv3'],
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
