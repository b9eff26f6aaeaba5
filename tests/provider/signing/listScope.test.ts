import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Corpus, corpus, P256 } from '../../fixtures/signatures/corpus';
import { authority, issue, listOf, PERSON } from '../../fixtures/signatures/people';

let made: Corpus;
beforeAll(() => {
  made = corpus();
  issue(made, 'first', {
    key: P256,
    extensions: [...PERSON, 'crlDistributionPoints=URI:http://ca.example/1.crl'],
  });
});
afterAll(() => made.remove());

/** Returns the codes of a signature, with a list of the authority that has these extensions. */
function codes(extensions: readonly string[], revoked: readonly string[] = []): readonly string[] {
  listOf(made, 'part', { issuer: 'ca', revoked, extensions });
  const question = { trust: made.trust('ca.crt', 'part.crl'), at: new Date() };
  return made.verify(made.sign('first'), question).signers[0]?.codes ?? [];
}
const point = (...lines: string[]) => ['issuingDistributionPoint=critical,@point', '[point]', ...lines];
const UNCHECKED = ['revocation-unchecked'];

describe('a list of a part of the certificates', () => {
  it('speaks of those that name its address', () => {
    expect(codes(point('fullname=URI:http://ca.example/1.crl'))).toEqual([]);
    expect(codes(point('fullname=URI:http://ca.example/1.crl'), ['first'])).toEqual(['certificate-revoked']);
    expect(codes(point('fullname=URI:http://ca.example/2.crl'))).toEqual(UNCHECKED);
  });

  it('speaks of people, or of authorities', () => {
    expect(codes(point('onlyuser=TRUE'))).toEqual([]);
    expect(codes(point('onlyCA=TRUE'))).toEqual(UNCHECKED);
    expect(codes(point('onlyAA=TRUE'))).toEqual(UNCHECKED);
  });

  it('for some reasons alone, or with a condition that is not understood, leaves it open', () => {
    expect(codes(point('onlysomereasons=keyCompromise'))).toEqual(UNCHECKED);
    expect(codes(['1.2.3.4=critical,ASN1:NULL'])).toEqual(UNCHECKED);
  });

  it('of several authorities says nothing: another one’s certificate may have the same number', () => {
    expect(codes(point('indirectCRL=TRUE'), ['first'])).toEqual(UNCHECKED);
  });
});

it('a list that is not an authority’s whole list is no list of what authorities were revoked', () => {
  authority(made, 'top', {
    extensions: ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign,cRLSign'],
  });
  authority(made, 'under', { issuer: 'top' });
  issue(made, 'below', { key: P256, issuer: 'under' });
  listOf(made, 'people', { issuer: 'top', revoked: [], extensions: point('onlyuser=TRUE') });
  listOf(made, 'authorities', { issuer: 'top', revoked: [], extensions: point('onlyCA=TRUE') });
  listOf(made, 'all', { issuer: 'under', revoked: [], extensions: [] });
  const file = made.sign('below', { more: ['-certfile', 'under.crt'] });
  const said = (list: string) =>
    made.verify(file, { trust: made.trust('top.crt', 'all.crl', list), at: new Date() }).signers[0]?.codes;
  expect(said('people.crl')).toEqual(UNCHECKED);
  expect(said('authorities.crl')).toEqual([]);
});
