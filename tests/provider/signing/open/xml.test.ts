import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesIn, type OpeningCorpus, openingCorpus } from '../../../fixtures/signatures/opened';
import {
  ENVELOPED,
  EXCLUSIVE,
  enveloped,
  INCLUSIVE,
  INVOICE,
  signXml,
  WITHOUT_SIGNATURES,
  type XmlSigning,
} from '../../../fixtures/signatures/xml';

let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
});
afterAll(() => made.remove());

const usual: XmlSigning = { into: enveloped, references: [{ uri: '', transforms: ENVELOPED }] };
const signed = (more: Partial<XmlSigning> = {}) => signXml(made, { ...usual, ...more });
async function found(file: Buffer) {
  const report = await made.open(file);
  return { verdict: report.verdict, codes: codesIn(report) };
}
const passed = { verdict: 'passed', codes: [] };

describe('XAdES', () => {
  it('tells who signed an invoice and when', async () => {
    const { verdict, signers, files } = await made.open(signed(), { name: 'IT01_00001.xml' });
    expect(verdict).toBe('passed');
    expect(signers).toMatchObject([
      {
        verdict: 'passed',
        integrity: true,
        taxCode: 'RSSMRA80A01H501U',
        covers: [0],
        signingTime: '2026-11-21T09:00:00.000Z',
      },
    ]);
    expect(files).toMatchObject([{ form: 'xades', name: 'IT01_00001.xml', verdict: 'passed' }]);
  });

  it.each([
    ['exclusive', EXCLUSIVE],
    ['inclusive', INCLUSIVE],
  ])('reads the %s canonical form', async (_, canonical) => {
    expect(await found(signed({ canonical }))).toEqual(passed);
  });

  it.each([
    ['RSA-PSS', 'mario', 'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1'],
    ['ECDSA', 'anna', 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256'],
    ['SHA-512', 'mario', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512'],
  ])('reads %s', async (_, name, method) => {
    expect(await found(signed({ name, method }))).toEqual(passed);
  });

  it('reads the expression that Italian programs sign invoices with, and several signatures by it', async () => {
    const references = [{ uri: '', transforms: WITHOUT_SIGNATURES }];
    const first = signed({ references });
    expect(await found(first)).toEqual(passed);
    const second = signed({
      references,
      name: 'anna',
      id: 'seconda',
      method: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
      into: (signature) =>
        first.toString().replace('</p:FatturaElettronica>', () => `${signature}</p:FatturaElettronica>`),
    });
    const report = await made.open(second);
    expect(report.signers.map(({ taxCode, verdict }) => [taxCode, verdict])).toEqual([
      ['RSSMRA80A01H501U', 'passed'],
      ['BNCNNA75C41F205X', 'passed'],
    ]);
  });

  it('hands out what is in an enveloping signature', async () => {
    const object =
      '<ds:Object Id="dati"><Delibera xmlns="urn:scuola"><Testo>Si approva.</Testo></Delibera></ds:Object>';
    const file = signed({ into: (signature) => signature, objects: object, references: [{ uri: '#dati' }] });
    const report = await made.open(file, { name: 'delibera.xml.p7m' });
    expect(report).toMatchObject({ verdict: 'passed', signers: [{ covers: [1] }] });
    expect(report.files).toMatchObject([{ form: 'xades' }, { form: 'xml', parent: 0, name: 'delibera.xml' }]);
    const encoded = Buffer.from('%PDF-1.7 contratto').toString('base64');
    const pdf = signed({
      into: (signature) => signature,
      objects: `<ds:Object Id="dati" Encoding="http://www.w3.org/2000/09/xmldsig#base64">${encoded}</ds:Object>`,
      references: [{ uri: '#dati' }],
    });
    expect((await made.open(pdf)).files[1]).toMatchObject({ form: 'pdf', size: 18 });
  });

  it('of a detached signature asks for the document, and is judged with it', async () => {
    const content = Buffer.from('Gentile scuola');
    const file = signed({
      into: (signature) => signature,
      references: [{ uri: 'lettera.txt', file: content }],
    });
    expect(await found(file)).toEqual({ verdict: 'indeterminate', codes: ['content-missing'] });
    expect(await made.open(file, { content })).toMatchObject({ verdict: 'passed' });
    expect((await made.open(file, { content: Buffer.from('altro') })).verdict).toBe('failed');
  });

  it('proves the time by the timestamp of the signature', async () => {
    const file = signed({
      unsigned: (value) =>
        `<xades:SignatureTimeStamp><ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"/><xades:EncapsulatedTimeStamp>${made.stamp(value).toString('base64')}</xades:EncapsulatedTimeStamp></xades:SignatureTimeStamp>`,
    });
    const { verdict, signers } = await made.open(file, { at: new Date('2041-06-01') });
    expect(verdict).toBe('passed');
    expect(signers[0]?.codes).toContain('timestamp-verified');
    expect(signers[0]?.provenAt).not.toBeNull();
  });

  const counterSigned = (uri: string) => {
    const first = signed().toString();
    return signXml(made, {
      name: 'anna',
      method: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
      id: 'contro',
      references: [{ uri, type: 'http://uri.etsi.org/01903#CountersignedSignature' }],
      into: (signature) =>
        first.replace(
          '</xades:QualifyingProperties>',
          () =>
            `<xades:UnsignedProperties><xades:UnsignedSignatureProperties><xades:CounterSignature>${signature}</xades:CounterSignature></xades:UnsignedSignatureProperties></xades:UnsignedProperties></xades:QualifyingProperties>`,
        ),
    });
  };

  it('judges a counter-signature as one', async () => {
    const { signers } = await made.open(counterSigned('#firma-value'));
    expect(signers.map(({ countersigns, verdict }) => [countersigns, verdict])).toEqual([
      [null, 'passed'],
      [0, 'passed'],
    ]);
  });

  it.each(['', '#firma-props'])(
    'fails where a counter-signature covers something else than the signature: "%s"',
    async (uri) => {
      const { signers, verdict } = await made.open(counterSigned(uri));
      expect([verdict, signers[1]?.codes.includes('counter-signature-elsewhere')]).toEqual(['failed', true]);
    },
  );

  it('calls an invoice without a signature what it is', async () => {
    const report = await made.open(Buffer.from(INVOICE.replace('@@', '')));
    expect(report).toMatchObject({
      verdict: 'unreadable',
      codes: ['unsigned'],
      files: [{ form: 'invoice', verdict: 'unsigned' }],
    });
  });

  it('reads UTF-16', async () => {
    const text = INVOICE.replace('@@', '').replace('UTF-8', 'UTF-16');
    const file = Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')]);
    expect((await made.open(file)).files[0]?.form).toBe('invoice');
  });
});

describe('a forged XAdES signature', () => {
  const text = (more: Partial<XmlSigning> = {}) => signed(more).toString();
  const failed = (...codes: string[]) => ({ verdict: 'failed', codes });

  it('fails where the document, its style sheet or the properties changed', async () => {
    const change = (from: string, to: string) => found(Buffer.from(text().replace(from, to)));
    expect(await change('100.00', '900.00')).toEqual(failed('content-altered'));
    expect(await change('fatturapa.xsl', 'altro.xsl')).toEqual(failed('content-altered'));
    expect(await change('2026-11-21T10', '2020-11-21T10')).toEqual(failed('content-altered'));
  });

  it('fails where the signature, or what it names, is another one', async () => {
    const value = /<ds:SignatureValue[^>]*>(.{8})/.exec(text())?.[1] ?? '';
    expect(await found(Buffer.from(text().replace(value, 'AAAABBBB')))).toEqual(failed('signature-broken'));
    expect(await found(signed({ digest: ['sha1', 'http://www.w3.org/2000/09/xmldsig#sha1'] }))).toEqual(
      failed('digest-weak'),
    );
  });

  it('fails where what was signed was moved, and something else stands in its place (wrapping)', async () => {
    const contract = '<Contratto Id="c"><Importo>100</Importo></Contratto>';
    const wrapped = (outer: (signature: string) => string) =>
      signXml(made, { references: [{ uri: '#c' }], into: outer });
    const beside = wrapped(
      (signature) =>
        `<Busta><Contratto><Importo>900</Importo></Contratto><Altro>${contract}</Altro>${signature}</Busta>`,
    );
    expect(await found(beside)).toEqual(failed('xml-part-signed'));
    const inSignature = wrapped(
      (signature) =>
        `<Contratto Id="x"><Importo>900</Importo>${signature.replace('</ds:Signature>', `<ds:Object>${contract}</ds:Object></ds:Signature>`)}</Contratto>`,
    );
    expect((await found(inSignature)).codes).toContain('xml-part-signed');
  });

  it('fails where two elements have the Id that was signed', async () => {
    const contract = (amount: number, more = '') =>
      `<Contratto Id="c"><Importo>${amount}</Importo>${more}</Contratto>`;
    const once = signXml(made, {
      references: [{ uri: '#c', transforms: ENVELOPED }],
      into: (signature) => contract(100, signature),
    });
    expect(await found(once)).toEqual(passed);
    const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(once.toString())?.[0] ?? '';
    const twice = contract(900, `<Altro>${contract(100)}</Altro>${signature}`);
    expect((await found(Buffer.from(twice))).codes).toContain('xml-ambiguous');
  });

  it('fails where the enveloping signature signs one of two documents', async () => {
    const file = signed({
      into: (signature) => signature,
      objects: '<ds:Object Id="dati"><A/></ds:Object><ds:Object Id="altri"><B/></ds:Object>',
      references: [{ uri: '#dati' }],
    });
    expect(await found(file)).toEqual(failed('xml-part-signed'));
  });

  it('fails where an enveloping signature signs the document without itself, which is nothing', async () => {
    const file = signed({
      into: (signature) => signature,
      objects: '<ds:Object Id="dati"><A/></ds:Object>',
      references: [{ uri: '', transforms: WITHOUT_SIGNATURES }],
    });
    expect((await found(file)).codes).toContain('xml-part-signed');
  });

  it('fails where its properties are not signed, or are of another signature', async () => {
    expect(await found(signed({ signsProperties: false }))).toEqual(failed('properties-not-signed'));
    const other = Buffer.from(text().replace('Target="#firma"', 'Target="#altra"'));
    expect((await found(other)).verdict).toBe('failed');
  });

  it('fails without XAdES, where nothing binds the certificate', async () => {
    const plain = signed({
      properties: (props) =>
        props.replace(/<xades:SigningCertificateV2>.*<\/xades:SigningCertificateV2>/, ''),
    });
    expect(await found(plain)).toEqual(failed('signing-certificate-missing'));
  });

  const hiding: readonly (readonly [string, string])[] = [
    ['XSLT', '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"/>'],
    ['another expression', WITHOUT_SIGNATURES.replace('/descendant::ds:Signature', '/descendant::Importo')],
    ['another filter', WITHOUT_SIGNATURES.replace('subtract', 'intersect')],
    [
      'XPath',
      '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>false()</ds:XPath></ds:Transform>',
    ],
  ];

  it.each(hiding)('fails with a transform that may hide something: %s', async (_, transforms) => {
    expect(await found(signed({ references: [{ uri: '', transforms }] }))).toMatchObject({
      verdict: 'failed',
      codes: ['xml-transform'],
    });
  });

  it('never requests an address', async () => {
    for (const uri of ['http://127.0.0.1:1/x', 'file:///etc/passwd', '//host/x', 'https://example.org/']) {
      const file = signed({ into: (signature) => signature, references: [{ uri, file: Buffer.from('x') }] });
      expect((await found(file)).codes).toContain('xml-external-reference');
    }
  });

  it('is refused with a document type, and so with entities', async () => {
    const laughs = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]><a>&c;</a>`;
    const file = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`;
    for (const text of [laughs, file, `<?xml version="1.0"?>${laughs}`])
      expect(await made.open(Buffer.from(text))).toMatchObject({
        verdict: 'unreadable',
        codes: ['xml-document-type'],
      });
  });

  it('is refused where it is cut, too deep or too much', async () => {
    expect(await made.open(signed().subarray(0, 900))).toMatchObject({
      verdict: 'unreadable',
      codes: ['xml-broken'],
    });
    for (const many of ['<a>'.repeat(100_000), `<r>${'<a/>'.repeat(600_000)}</r>`])
      expect(await made.open(Buffer.from(`<?xml version="1.0"?>${many}`))).toMatchObject({
        codes: ['too-complex'],
      });
  });

  it('notices every change of a character', async () => {
    const file = signed();
    const from = file.indexOf('<p:FatturaElettronica');
    const to = file.indexOf('</ds:SignedInfo>');
    for (let at = from; at < to; at += 7) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] as number) ^ 1;
      expect((await made.open(changed)).verdict, `at ${at}`).not.toBe('passed');
    }
  });
});
