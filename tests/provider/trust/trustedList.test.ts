import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListRefusal, ListRefused } from '../../../provider/trust/listRefused';
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
const AT = new Date('2026-11-28T12:00:00Z');
const read = (xml: string | Uint8Array, signers: readonly string[] = ['scheme'], at = AT) =>
  readTrustedList(Buffer.from(xml), { signers: signers.map(certificate), at });
/** Returns the reason for refusing a file, or undefined if it is accepted. */
function refused(...args: Parameters<typeof read>): ListRefusal | undefined {
  try {
    read(...args);
    return undefined;
  } catch (error) {
    if (error instanceof ListRefused) return error.reason;
    throw error;
  }
}
const granted: ListedService = {
  certificate: 'one',
  name: 'Prima autorità',
  status: 'granted',
  from: '2016-07-01T00:00:00Z',
};
const signed = (...services: readonly ListedService[]) =>
  signList(made, listOfServices(made, services), 'scheme');
/** An authority that stays in any case, because a list without authorities is refused. */
const other: ListedService = { ...granted, certificate: 'two', name: 'Seconda autorità' };
const stretches = (service: Partial<ListedService>) =>
  read(signed({ ...granted, ...service }, other)).authorities.find(({ name }) => name === granted.name)
    ?.stretches;
const since2016 = { from: '2016-07-01T00:00:00.000Z', until: null };

describe('a trusted list', () => {
  it('names the authorities for qualified signatures, and which issue it is', () => {
    const list = read(signed(granted, other));
    expect(list).toMatchObject({
      territory: 'IT',
      sequence: 1,
      issuedAt: '2026-11-01T10:00:00.000Z',
      nextUpdate: '2099-05-01T10:00:00.000Z',
    });
    expect(list.authorities).toEqual([
      {
        type: 'CA/QC',
        name: 'Prima autorità',
        certificate: certificate('one').raw.toString('base64'),
        stretches: [since2016],
      },
      {
        type: 'CA/QC',
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

  it('keeps services for timestamps and registered delivery apart, with their types and times', () => {
    const type = (name: string) => `http://uri.etsi.org/TrstSvc/Svctype/${name}`;
    const services = (...all: readonly Partial<ListedService>[]) =>
      read(signed(other, ...all.map((one) => ({ ...granted, ...one })))).services.map(
        ({ name, certificate: _, ...kept }) => kept,
      );
    expect(services({ type: type('TSA/QTST') })).toEqual([{ type: 'TSA/QTST', stretches: [since2016] }]);
    const national = { status: 'recognisedatnationallevel' };
    for (const name of ['TSA/TSS-QC', 'TSA/TSS-AdESQCandQES', 'TSA', 'EDS/REM', 'EDS/REM/Q', 'EDS/Q', 'EDS'])
      expect(services({ type: type(name), ...national })).toEqual([{ type: name, stretches: [since2016] }]);
    for (const name of ['TSA/other', 'IdV', 'CA/PKC', 'toString'])
      expect(services({ type: type(name), ...national })).toEqual([]);
    const before = [
      { type: type('TSA'), status: 'undersupervision', from: '2010-01-01T00:00:00Z' },
      { type: type('TSA'), status: 'supervisionceased', from: '2012-01-01T00:00:00Z' },
    ];
    expect(services({ type: type('TSA/QTST'), before })).toEqual([
      { type: 'TSA/QTST', stretches: [since2016] },
      {
        type: 'TSA',
        stretches: [{ from: '2010-01-01T00:00:00.000Z', until: '2012-01-01T00:00:00.000Z' }],
      },
    ]);
    // A national status does not make an authority for qualified signatures.
    expect(stretches(national)).toBeUndefined();
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
    const xml = signed({ ...granted, status: 'withdrawn' }, other);
    expect(refused(xml)).toBeUndefined();
    expect(refused(xml.replace('/withdrawn<', '/granted<'))).toBe('changed');
    const properties = xml.replace('2026-11-01T10:00:00Z</xades', '2026-11-02T10:00:00Z</xades');
    expect(refused(properties)).toBe('changed');
  });

  it('that another signed, whatever certificate it brings or names', () => {
    const list = listOfServices(made, [granted]);
    expect(refused(signList(made, list, 'other'))).toBe('other-signer');
    expect(refused(signList(made, list, 'other', { named: 'scheme' }))).toBe('changed');
    expect(refused(signList(made, list, 'scheme', { named: 'other' }))).toBe('other-signer');
    const two = ['other', 'scheme'];
    expect(refused(signList(made, list, 'scheme', { named: 'other' }), two)).toBe('changed');
  });

  it('that none of several pinned certificates signed; each of them may', () => {
    const list = listOfServices(made, [granted]);
    const by = (signer: string, ...signers: readonly string[]) =>
      read(signList(made, list, signer), signers).signer.subject;
    expect(by('scheme', 'other', 'scheme')).toBe(certificate('scheme').subject);
    expect(by('other', 'other', 'scheme')).toBe(certificate('other').subject);
    expect(refused(signList(made, list, 'scheme'), ['one', 'two'])).toBe('other-signer');
    expect(refused(signList(made, list, 'scheme'), [])).toBe('other-signer');
  });

  it('that was signed with a certificate outside of its validity', () => {
    const xml = signed(granted);
    expect(refused(xml, ['scheme'], new Date('2041-01-01T00:00:00Z'))).toBe('signer-validity');
    expect(refused(xml, ['scheme'], new Date('2024-12-31T00:00:00Z'))).toBe('signer-validity');
  });

  it('that nobody signed, or not as XAdES has it', () => {
    const list = listOfServices(made, [granted]);
    expect(refused(list)).toBe('unsigned');
    expect(refused(signList(made, list, 'scheme', { plain: true }))).toBe('not-xades');
  });

  it('that was signed or digested with a weak algorithm', () => {
    const list = listOfServices(made, [granted]);
    expect(refused(signList(made, list, 'scheme', { algorithm: 'rsa-sha1' }))).toBe('weak-algorithm');
    const sha1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
    expect(refused(signList(made, list, 'scheme', { digest: sha1 }))).toBe('weak-algorithm');
    const hmac = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1';
    const keyed = signed(granted).replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', hmac);
    expect(refused(keyed)).toBe('weak-algorithm');
  });

  it('that transforms what was signed, or canonicalizes it in another way', () => {
    const exclusive = 'Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"';
    for (const foreign of [
      'http://www.w3.org/TR/1999/REC-xslt-19991116',
      'http://www.w3.org/TR/1999/REC-xpath-19991116',
      'http://www.w3.org/2002/06/xmldsig-filter2',
      'http://www.w3.org/2000/09/xmldsig#base64',
      'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
    ]) {
      const places = signed(granted).split(exclusive);
      expect(places.length).toBe(4);
      for (const at of places.keys()) {
        if (at === 0) continue;
        const changed = [places.slice(0, at), places.slice(at)].map((part) => part.join(exclusive));
        expect(refused(changed.join(`Algorithm="${foreign}"`)), foreign).toBe('transform');
      }
    }
  });

  it('that refers to what is outside of the file', () => {
    for (const uri of ['http://127.0.0.1:1/list.xml', 'file:///etc/passwd', 'other.xml'])
      expect(refused(signed(granted).replace('URI=""', `URI="${uri}"`)), uri).toBe('external-reference');
  });

  it('that was wrapped around, or put beside, what was signed', () => {
    const evil = listOfServices(made, [{ ...granted, certificate: 'other', name: 'Intrusa' }]);
    const good = signed(granted);
    const bare = good.replace(/^<\?xml.*\?>\s*/, '');
    const signature = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(good)?.[0] ?? '';
    const inside = (text: string) =>
      evil.replace('</TrustServiceStatusList>', `${text}</TrustServiceStatusList>`);
    // The signed list within another one, with its signature in place or moved to the top.
    expect(refused(inside(bare))).toBe('unsigned');
    expect(refused(inside(bare.replace(signature, '') + signature))).toBe('changed');
    expect(refused(inside(signature))).toBe('changed');
    expect(refused(inside(signature + signature))).toBe('several-signatures');
    // The signed list in an Object of the signature.
    const object = signature.replace('</ds:Signature>', `<ds:Object>${bare}</ds:Object></ds:Signature>`);
    expect(refused(inside(object))).toBe('several-signatures');
    const moved = `<ds:Object>${bare.replace(signature, '')}</ds:Object></ds:Signature>`;
    expect(refused(inside(signature.replace('</ds:Signature>', moved)))).toBe('changed');
    // A signature over an element by its Id covers nothing else in the document.
    const byId = signList(made, listOfServices(made, [granted]), 'scheme', { byId: true });
    expect(refused(byId)).toBe('coverage');
    const idSignature = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(byId)?.[0] ?? '';
    const original = byId.replace(/^<\?xml.*\?>\s*/, '').replace(idSignature, '');
    expect(refused(inside(original + idSignature).replace('Id="list"', 'Id="evil"'))).toBe('coverage');
  });

  it('whose signature covers other properties than those that are read', () => {
    const xml = signed(granted);
    const properties = /<xades:SignedProperties[\s\S]*<\/xades:SignedProperties>/.exec(xml)?.[0] ?? '';
    const other = properties.replace('Id="properties"', 'Id="others"');
    // Beside the signed ones, which are hidden under another name.
    const hidden = properties.replaceAll('xades:SignedProperties', 'xades:UnsignedProperties');
    expect(refused(xml.replace(properties, hidden + other))).toBe('changed');
    expect(refused(xml.replace(properties, properties + other))).toBe('not-xades');
  });

  it('that has a document type: entities of its own, of a file, or without end', () => {
    const bomb = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
    const types = [
      '<!ENTITY name SYSTEM "file:///etc/passwd">',
      '<!ENTITY name "a">',
      `<!ENTITY e0 "a">${bomb.join('')}<!ENTITY name "&e9;">`,
    ].map((entities) => `<!DOCTYPE list [${entities}]>`);
    for (const type of [...types, '<!doctype list SYSTEM "http://127.0.0.1:1/list.dtd">']) {
      const xml = signed(granted).replace('?>', `?>${type}`).replace('Prima', '&name;');
      expect(refused(xml)).toBe('document-type');
    }
  });

  it('that is deeper, or has more elements, than any list', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(refused(nested(60))).toBe('unsigned');
    expect(refused(nested(61))).toBe('too-complex');
    expect(refused(nested(200_000))).toBe('too-complex');
    expect(refused(`<a>${'<b/>'.repeat(500_000)}</a>`)).toBe('too-complex');
  });

  it('that is no list, no XML, or not in UTF-8', () => {
    expect(refused('<html><body>')).toBe('not-xml');
    expect(refused('')).toBe('not-xml');
    expect(refused('{"list": {"territory": "IT"}}')).toBe('not-xml');
    expect(refused(signList(made, '<note Id="n"><a/></note>', 'scheme'))).toBe('no-list');
    const latin = Buffer.from(signed(granted), 'latin1');
    expect(refused(latin)).toBe('not-utf8');
    expect(refused(Buffer.from(`\ufeff${signed(granted)}`, 'utf16le'))).toBe('not-utf8');
    expect(refused(`\ufeff${signed(granted)}`)).toBeUndefined();
  });

  it('that is cut off, wherever', () => {
    const xml = signed(granted);
    const lengths = Array.from({ length: 40 }, (_, at) => Math.floor((at * xml.length) / 40));
    expect(new Set(lengths.map((length) => refused(xml.slice(0, length))))).toEqual(new Set(['not-xml']));
  });

  it('that does not say which issue it is, of which state, or until when it holds', () => {
    const issue = (change: (list: string) => string) =>
      refused(signList(made, change(listOfServices(made, [granted])), 'scheme'));
    const number = /<TSLSequenceNumber>.*?<\/TSLSequenceNumber>/;
    expect(issue((list) => list.replace(number, ''))).toBe('no-issue');
    for (const wrong of ['', '0', '-1', '1e3', '1.5', '9999999999'])
      expect(issue((list) => list.replace(number, `<TSLSequenceNumber>${wrong}</TSLSequenceNumber>`))).toBe(
        'no-issue',
      );
    expect(issue((list) => list.replace('>IT<', '><'))).toBe('no-issue');
    const next = (nextUpdate: string) =>
      refused(signList(made, listOfServices(made, [granted], { nextUpdate }), 'scheme'));
    expect(next('')).toBe('no-issue');
    expect(next('<NextUpdate><dateTime>domani</dateTime></NextUpdate>')).toBe('no-issue');
    expect(next('<NextUpdate/>')).toBeUndefined();
  });

  it('that has expired', () => {
    const nextUpdate = '<NextUpdate><dateTime>2026-11-28T12:00:00Z</dateTime></NextUpdate>';
    const xml = signList(made, listOfServices(made, [granted], { nextUpdate }), 'scheme');
    expect(refused(xml, ['scheme'], new Date('2026-11-28T11:59:59Z'))).toBeUndefined();
    expect(refused(xml)).toBe('expired');
  });

  it('that names no authority for qualified signatures, or none that still is one', () => {
    expect(refused(signed())).toBe('empty');
    expect(refused(signed({ ...granted, uses: ['ForeSeals'] }))).toBe('empty');
    const withdrawn = { ...granted, status: 'withdrawn', from: '2026-01-01T00:00:00Z', before: [granted] };
    expect(refused(signed(withdrawn))).toBe('empty');
    expect(refused(signed({ ...granted, from: '2030-01-01T00:00:00Z' }))).toBe('empty');
  });
});
