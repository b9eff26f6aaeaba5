import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTrustedList } from '../../../provider/trust/trustedList';
import { type Workshop, workshop } from '../../fixtures/signatures/openssl';
import { authority, issue } from '../../fixtures/signatures/people';
import { type ListedService, listOfServices, signList } from '../../fixtures/trustedLists';

let made: Workshop;
beforeAll(() => {
  made = workshop();
  for (const name of ['one', 'two', 'scheme', 'other']) authority(made, name);
  issue(made, 'person', { issuer: 'one' });
});
afterAll(() => made.remove());

const certificate = (name: string) => new X509Certificate(made.read(`${name}.crt`));
const read = (xml: string, signer = 'scheme') => readTrustedList(xml, certificate(signer));
const granted: ListedService = {
  certificate: 'one',
  name: 'Prima autorità',
  status: 'granted',
  from: '2016-07-01T00:00:00Z',
};
const signed = (...services: readonly ListedService[]) =>
  signList(made, listOfServices(made, services), 'scheme');
const stretches = (service: Partial<ListedService>) =>
  read(signed({ ...granted, ...service })).authorities[0]?.stretches;
const since2016 = { from: '2016-07-01T00:00:00.000Z', until: null };

describe('a trusted list', () => {
  it('names the authorities for qualified signatures, and which issue it is', () => {
    const list = read(signed(granted, { ...granted, certificate: 'two', name: 'Seconda autorità' }));
    expect(list).toMatchObject({
      territory: 'IT',
      sequence: 1,
      issuedAt: '2026-11-01T10:00:00.000Z',
      nextUpdate: '2027-05-01T10:00:00.000Z',
    });
    expect(list.authorities).toEqual([
      {
        name: 'Prima autorità',
        certificate: certificate('one').raw.toString('base64'),
        stretches: [since2016],
      },
      {
        name: 'Seconda autorità',
        certificate: certificate('two').raw.toString('base64'),
        stretches: [since2016],
      },
    ]);
  });

  it('says in which times each was qualified', () => {
    const before = [{ status: 'undersupervision', from: '2010-01-01T00:00:00Z' }];
    expect(stretches({ before })).toEqual([{ from: '2010-01-01T00:00:00.000Z', until: null }]);
    const withdrawn = { status: 'withdrawn', from: '2025-03-01T00:00:00Z' };
    const history = [{ status: 'granted', from: '2016-07-01T00:00:00Z' }, ...before];
    expect(stretches({ ...withdrawn, before: history })).toEqual([
      { from: '2010-01-01T00:00:00.000Z', until: '2025-03-01T00:00:00.000Z' },
    ]);
    const again = { status: 'granted', from: '2026-01-01T00:00:00Z' };
    expect(stretches({ ...again, before: [withdrawn, ...history] })).toEqual([
      { from: '2010-01-01T00:00:00.000Z', until: '2025-03-01T00:00:00.000Z' },
      { from: '2026-01-01T00:00:00.000Z', until: null },
    ]);
  });

  it('leaves out who issues for seals or web sites alone, stamps or was never qualified', () => {
    expect(stretches({ uses: ['ForeSignatures', 'ForeSeals'] })).toEqual([since2016]);
    expect(stretches({ uses: ['ForeSeals'] })).toBeUndefined();
    expect(stretches({ type: 'http://uri.etsi.org/TrstSvc/Svctype/TSA/QTST' })).toBeUndefined();
    expect(stretches({ status: 'withdrawn' })).toBeUndefined();
  });
});

describe('nothing is taken', () => {
  it('that was changed after it was signed', () => {
    const xml = signed({ ...granted, status: 'withdrawn' });
    expect(() => read(xml.replace('/withdrawn<', '/granted<'))).toThrow('the list was changed');
    const properties = xml.replace('2026-11-01T10:00:00Z</xades', '2026-11-02T10:00:00Z</xades');
    expect(() => read(properties)).toThrow('the list was changed');
  });

  it('that another signed, whatever certificate it brings or names', () => {
    const list = listOfServices(made, [granted]);
    expect(() => read(signList(made, list, 'other'))).toThrow('is not that of the given signer');
    expect(() => read(signList(made, list, 'other', { named: 'scheme' }))).toThrow(
      'is not that of the given signer',
    );
    expect(() => read(signList(made, list, 'scheme', { named: 'other' }))).toThrow(
      'names another certificate',
    );
  });

  it('that nobody signed, or not as XAdES has it, or with what is weak', () => {
    const list = listOfServices(made, [granted]);
    expect(() => read(list)).toThrow('It is not signed');
    expect(() => read(signList(made, list, 'scheme', { plain: true }))).toThrow('no XAdES signature');
    expect(() => read(signList(made, list, 'scheme', { algorithm: 'rsa-sha1' }))).toThrow('not accepted');
    const sha1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
    expect(() => read(signList(made, list, 'scheme', { digest: sha1 }))).toThrow('not accepted');
  });

  it('that was wrapped around, or put beside, what was signed', () => {
    const evil = listOfServices(made, [{ ...granted, certificate: 'other', name: 'Intrusa' }]);
    const good = signed(granted);
    const bare = good.replace(/^<\?xml.*\?>\s*/, '');
    const signature = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(good)?.[0] ?? '';
    const inside = (text: string) =>
      evil.replace('</TrustServiceStatusList>', `${text}</TrustServiceStatusList>`);
    // The signed list within another one, with its signature there or taken out to the top.
    expect(() => read(inside(bare))).toThrow('It is not signed');
    expect(() => read(inside(bare.replace(signature, '') + signature))).toThrow('the list was changed');
    expect(() => read(inside(signature))).toThrow('the list was changed');
    expect(() => read(inside(signature + signature))).toThrow('more than one signature');
    // A signature that covers an element by its Id covers nothing else of the document.
    const byId = signList(made, listOfServices(made, [granted]), 'scheme', { byId: true });
    expect(() => read(byId)).toThrow('does not cover the whole list');
    const idSignature = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(byId)?.[0] ?? '';
    const original = byId.replace(/^<\?xml.*\?>\s*/, '').replace(idSignature, '');
    expect(() => read(inside(original + idSignature).replace('Id="list"', 'Id="evil"'))).toThrow(
      'does not cover the whole list',
    );
  });

  it('that has entities, of its own or of a file', () => {
    for (const entity of ['<!ENTITY name SYSTEM "file:///etc/passwd">', '<!ENTITY name "a">']) {
      const xml = signed(granted).replace('?>', `?><!DOCTYPE list [${entity}]>`).replace('Prima', '&name;');
      expect(() => read(xml)).toThrow('It has a document type');
    }
  });

  it('that is no list, or no XML', () => {
    expect(() => read('<html><body>')).toThrow('It is no XML');
    expect(() => read('')).toThrow('It is no XML');
    expect(() => read(signList(made, '<note Id="n"><a/></note>', 'scheme'))).toThrow('is no trusted list');
    const nameless = listOfServices(made, [granted]).replace(
      /<TSLSequenceNumber>.*?<\/TSLSequenceNumber>/,
      '',
    );
    expect(() => read(signList(made, nameless, 'scheme'))).toThrow('which issue of the list it is');
  });
});
