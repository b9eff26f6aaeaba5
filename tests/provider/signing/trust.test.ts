import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameText } from '../../../provider/signing/certificates/name';
import type { Question } from '../../../provider/signing/verify/verifyFile';
import { type Corpus, corpus, inShort, P256, sound } from '../../fixtures/signatures/corpus';
import {
  authority,
  FOR_SEALS,
  FOR_SIGNATURES,
  IN_DEVICE,
  issue,
  PERSON,
  QUALIFIED,
  qcStatements,
  revoke,
} from '../../fixtures/signatures/people';

let made: Corpus;
beforeAll(() => {
  made = corpus();
});
afterAll(() => made.remove());

function found(file: Buffer, question: Partial<Question> = {}) {
  const { verdict, signers } = made.verify(file, question);
  const codes = signers[0]?.codes.filter((code) => code !== 'revocation-unchecked');
  return { verdict, integrity: signers[0]?.integrity, codes };
}
const passed = { verdict: 'passed', integrity: true, codes: [] };

describe('the authority', () => {
  it('is another one', () => {
    authority(made, 'stranger');
    issue(made, 'theirs', { key: P256, issuer: 'stranger' });
    const unknown = { verdict: 'indeterminate', integrity: true, codes: ['issuer-unknown'] };
    expect(found(made.sign('theirs'))).toEqual(unknown);
    expect(found(made.sign('theirs', { more: ['-certfile', 'stranger.crt'] }))).toEqual(unknown);
    expect(found(made.sign('theirs'), { trust: made.trust('stranger.crt') })).toEqual(passed);
  });

  it('is another one that calls itself like a trusted one', () => {
    authority(made, 'rogue', { subject: '/C=IT/O=Prova/CN=Autorita ca' });
    issue(made, 'theirs', { key: P256, issuer: 'rogue' });
    expect(found(made.sign('theirs', { more: ['-certfile', 'rogue.crt'] }))).toEqual({
      verdict: 'indeterminate',
      integrity: true,
      codes: ['issuer-unknown'],
    });
  });

  it('is nobody, where nobody is trusted', () => {
    expect(found(made.sign('mario'), { trust: made.trust() })).toMatchObject({ codes: ['issuer-unknown'] });
  });

  it('is a person, who cannot issue', () => {
    issue(made, 'under', { key: P256, issuer: 'mario' });
    const failed = { verdict: 'failed', integrity: true, codes: ['issuer-not-authority'] };
    expect(found(made.sign('under', { more: ['-certfile', 'mario.crt'] }))).toEqual(failed);
    expect(found(made.sign('under'), { trust: made.trust('mario.crt') })).toEqual(failed);
  });

  it('is one that may sign lists but not certificates', () => {
    authority(made, 'lists', {
      extensions: ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,cRLSign'],
    });
    issue(made, 'theirs', { key: P256, issuer: 'lists' });
    expect(found(made.sign('theirs'), { trust: made.trust('lists.crt') })).toMatchObject({
      codes: ['issuer-not-authority'],
    });
  });

  it('was made by one that may not make others', () => {
    authority(made, 'middle', { issuer: 'ca', subject: '/C=IT/CN=Middle' });
    issue(made, 'under', { key: P256, issuer: 'middle' });
    expect(found(made.sign('under', { more: ['-certfile', 'middle.crt'] }))).toEqual({
      verdict: 'failed',
      integrity: true,
      codes: ['chain-too-long'],
    });
  });

  it('was withdrawn from the list, also where it comes with the file and another trusted one made it', () => {
    const extensions = ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign,cRLSign'];
    authority(made, 'root', { extensions });
    authority(made, 'withdrawn', { extensions, issuer: 'root', subject: '/C=IT/CN=Withdrawn' });
    issue(made, 'theirs', { key: P256, issuer: 'withdrawn' });
    const file = made.sign('theirs', { more: ['-certfile', 'withdrawn.crt'] });
    const listed = made.trust('root.crt', 'withdrawn.crt');
    expect(found(file, { trust: listed })).toEqual(passed);
    const wasQualified: Question['trust']['wasQualified'] = ({ subject }) =>
      !nameText(subject).includes('Withdrawn');
    expect(found(file, { trust: { ...listed, wasQualified } })).toMatchObject({
      codes: ['issuer-not-qualified'],
    });
  });

  it.each([
    ['says all of it', [QUALIFIED, IN_DEVICE, FOR_SIGNATURES], true],
    ['is from before eIDAS, without a type', [QUALIFIED, IN_DEVICE], true],
    ['does not say that it is qualified', [IN_DEVICE, FOR_SIGNATURES], false],
    ['has its key in no device', [QUALIFIED, FOR_SIGNATURES], false],
    ['is for seals', [QUALIFIED, IN_DEVICE, FOR_SEALS], false],
    ['cannot be read', ['3008'], false],
    ['says nothing', undefined, false],
  ] as const)('is on the list, and the certificate %s', (_, statements, isQualified) => {
    const extensions = [...PERSON.slice(0, 2), ...(statements ? [qcStatements(...statements)] : [])];
    issue(made, 'stated', { key: P256, extensions });
    const file = made.sign('stated');
    const own = made.trust('ca.crt');
    expect(found(file, { trust: own })).toEqual(passed);
    expect(found(file, { trust: { ...own, wasQualified: () => true } })).toEqual(
      isQualified ? passed : { verdict: 'failed', integrity: true, codes: ['certificate-not-qualified'] },
    );
  });

  it('signed the certificate with SHA-1', () => {
    issue(made, 'older', { key: P256, digest: 'sha1' });
    expect(found(made.sign('older'))).toEqual({ verdict: 'failed', integrity: true, codes: ['chain-weak'] });
  });

  it('has expired', () => {
    authority(made, 'former', { to: '20260101000000Z' });
    issue(made, 'theirs', { key: P256, issuer: 'former' });
    const trust = made.trust('former.crt');
    const file = made.sign('theirs');
    expect(found(file, { trust })).toMatchObject({ verdict: 'indeterminate', codes: ['issuer-expired'] });
    expect(found(file, { trust, at: new Date('2025-06-01T00:00:00Z') })).toEqual(passed);
  });

  it('is found among many, in PEM and DER, beside files that are none', () => {
    authority(made, 'stranger');
    made.write('both.pem', Buffer.concat([made.read('stranger.crt'), made.read('ca.crt')]));
    made.openssl('x509', '-in', 'ca.crt', '-outform', 'DER', '-out', 'ca.der');
    made.write('notes.txt', 'Autorità riconosciute');
    for (const file of ['both.pem', 'ca.der'])
      expect(inShort(made.verify(made.sign('mario'), { trust: made.trust('notes.txt', file) }))).toEqual(
        sound,
      );
  });
});

describe('the dates of a certificate', () => {
  const lapsed = () => issue(made, 'lapsed', { key: P256, to: '20260601000000Z' });
  const later = { at: new Date('2041-06-01T00:00:00Z') };
  const open = { verdict: 'indeterminate', integrity: true };

  it('are over, and nothing proves that the signature is older', () => {
    expect(found(made.sign('anna'), later)).toEqual({
      ...open,
      codes: ['certificate-expired', 'issuer-expired'],
    });
  });

  it('were over when the signer says to have signed', () => {
    lapsed();
    expect(found(made.sign('lapsed'))).toEqual({
      verdict: 'failed',
      integrity: true,
      codes: ['signed-after-expiry'],
    });
  });

  it("are judged by the time that is asked for, whatever the signer's clock said", () => {
    lapsed();
    expect(found(made.sign('lapsed'), { at: new Date('2026-01-01T00:00:00Z') })).toEqual(passed);
  });

  it('have not begun', () => {
    issue(made, 'early', { key: P256, from: '20300101000000Z' });
    expect(found(made.sign('early'))).toMatchObject({
      verdict: 'failed',
      codes: ['certificate-not-yet-valid'],
    });
  });
});

describe('revocation', () => {
  beforeAll(() => {
    issue(made, 'thief', { key: P256 });
    revoke(made, 'today', 'ca', ['thief']);
  });
  const trust = () => ({ trust: made.trust('ca.crt', 'today.crl'), at: new Date() });

  it('is looked for in a list beside the trusted certificates, and then there is nothing left to say', () => {
    expect(made.verify(made.sign('anna'), trust()).signers[0]).toMatchObject({
      verdict: 'passed',
      codes: [],
      nextStep: 'Non occorre fare altro.',
    });
  });

  it('is found', () => {
    expect(made.verify(made.sign('thief'), trust()).signers[0]).toMatchObject({
      verdict: 'failed',
      integrity: true,
      codes: ['certificate-revoked'],
    });
  });

  it('is found in a list that came with the signature', () => {
    const { signers } = made.verify(made.sign('thief', { more: ['-certfile', 'ca.crt'] }), {
      at: new Date(),
    });
    expect(signers[0]?.codes).toEqual(['revocation-unchecked']);
    made.openssl('crl', '-in', 'today.crl', '-outform', 'DER', '-out', 'today.der');
    const file = made.withRevocationList(made.sign('thief'), 'today.der');
    expect(made.verify(file, { at: new Date() }).signers[0]?.codes).toEqual(['certificate-revoked']);
  });

  it('is unchecked where the list is out of date, or somebody else wrote it', () => {
    const inAYear = { ...trust(), at: new Date(Date.now() + 365 * 86_400_000) };
    expect(made.verify(made.sign('anna'), inAYear).signers[0]?.codes).toEqual(['revocation-unchecked']);
    authority(made, 'rogue', { subject: '/C=IT/O=Prova/CN=Autorita ca' });
    revoke(made, 'forged', 'rogue', ['anna']);
    const forged = { trust: made.trust('ca.crt', 'forged.crl'), at: new Date() };
    expect(made.verify(made.sign('anna'), forged).signers[0]?.codes).toEqual(['revocation-unchecked']);
  });

  it('that came after the time that is judged by does not count: then it was not revoked yet', () => {
    const before = { ...trust(), at: new Date('2025-06-01T00:00:00Z') };
    expect(made.verify(made.sign('thief'), before).signers[0]?.codes).toEqual([]);
  });
});
