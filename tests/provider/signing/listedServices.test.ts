import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedAuthority, ServiceType, Stretch } from '../../../contract/trustedList/trustedList';
import { withListedAuthorities } from '../../../provider/signing/certificates/listedTrust';
import type { Trust } from '../../../provider/signing/certificates/trustStore';
import { openFile } from '../../../provider/signing/open/openFile';
import { type Corpus, corpus, NOON, P256 } from '../../fixtures/signatures/corpus';
import { authority, issue } from '../../fixtures/signatures/people';
import { attribute, rewrite, signatureIn } from '../../fixtures/signatures/rewrite';
import { STAMPING, stamp, stampingAuthority } from '../../fixtures/signatures/stamp';

const SIGNATURE_TIMESTAMP = '1.2.840.113549.1.9.16.2.14';
const ADDRESS = 'posta-certificata@pec.example.org';
const always = [{ from: '2016-07-01T00:00:00.000Z', until: null }];

let made: Corpus;
beforeAll(() => {
  made = corpus();
  stampingAuthority(made);
  authority(made, 'stamping');
  const extensions = [...STAMPING, 'extendedKeyUsage=critical,timeStamping'];
  issue(made, 'theirClock', { issuer: 'stamping', subject: '/C=IT/CN=Marche', extensions });
  issue(made, 'theirs', { key: P256, issuer: 'stamping' });
  issue(made, 'gestore', {
    subject: '/C=IT/O=Gestore/CN=Posta certificata',
    extensions: [...STAMPING, `subjectAltName=email:${ADDRESS}`],
  });
});
afterAll(() => made.remove());

const listed = (
  type: ServiceType | undefined,
  name: string,
  stretches: readonly Stretch[] = always,
): ListedAuthority => ({
  ...(type && { type }),
  name,
  certificate: new X509Certificate(made.read(`${name}.crt`)).raw.toString('base64'),
  stretches,
});
const trusting = (...services: readonly ListedAuthority[]): Trust =>
  withListedAuthorities(made.trust(), services);
const stampedBy = (clock: string) => {
  const file = made.sign('anna');
  const token = stamp(made, signatureIn(file), clock);
  return rewrite(file, () => ({ unsigned: [attribute(SIGNATURE_TIMESTAMP, token)] }));
};
const codes = (file: Buffer, ...services: readonly ListedAuthority[]) =>
  made.verify(file, { trust: trusting(...services), at: new Date() }).signers[0]?.codes;

describe('a timestamp', () => {
  it.each(['TSA/QTST', 'TSA', 'TSA/TSS-QC', 'TSA/TSS-AdESQCandQES'] as const)(
    'counts where the list names its authority, or its unit, as %s',
    (type) => {
      for (const name of ['stamping', 'theirClock'])
        expect(codes(stampedBy('theirClock'), listed('CA/QC', 'ca'), listed(type, name))).toEqual([
          'revocation-unchecked',
          'timestamp-verified',
        ]);
    },
  );

  it('of an authority that the list names for signatures or mail only proves nothing', () => {
    for (const type of ['CA/QC', 'EDS/REM', undefined] as const)
      for (const [name, clock] of [
        ['ca', 'clock'],
        ['stamping', 'theirClock'],
        ['theirClock', 'theirClock'],
      ] as const)
        expect(codes(stampedBy(clock), listed('CA/QC', 'ca'), listed(type, name))).toContain(
          'timestamp-untrusted',
        );
  });

  it('counts by the status of its authority at the time of the timestamp', () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const until = (end: string) => [{ from: '2016-07-01T00:00:00.000Z', until: end }];
    const file = stampedBy('theirClock');
    const ca = listed('CA/QC', 'ca');
    for (const name of ['stamping', 'theirClock']) {
      const withdrawnSince = (end: string) => codes(file, ca, listed('TSA/QTST', name, until(end)));
      expect(withdrawnSince(inMinutes(1))).toContain('timestamp-verified');
      expect(withdrawnSince(inMinutes(-60))).toContain('timestamp-untrusted');
    }
    const returned = [...until(inMinutes(-60)), { from: inMinutes(-1) }];
    expect(codes(file, ca, listed('TSA/QTST', 'stamping', returned))).toContain('timestamp-verified');
  });

  it('proves nothing where the certificate of its unit had expired', () => {
    const extensions = [...STAMPING, 'extendedKeyUsage=critical,timeStamping'];
    issue(made, 'oldClock', { subject: '/C=IT/CN=Vecchie marche', extensions, to: '20260101000000Z' });
    const file = stampedBy('oldClock');
    expect(made.verify(file, { at: new Date() }).signers[0]?.codes).toContain('timestamp-untrusted');
  });
});

describe('a signature', () => {
  it('never counts by an authority that the list names for timestamps or mail only', () => {
    const file = made.sign('theirs');
    for (const type of ['TSA/QTST', 'TSA', 'EDS/REM', 'EDS/Q'] as const)
      expect(codes(file, listed(type, 'stamping'))).toEqual(['issuer-unknown', 'revocation-unchecked']);
    expect(codes(file, listed('TSA', 'stamping'), listed('CA/QC', 'stamping'))).toEqual([
      'revocation-unchecked',
    ]);
    expect(codes(file, listed(undefined, 'stamping'))).toEqual(['revocation-unchecked']);
    expect(codes(made.sign('anna'), listed('TSA', 'anna'), listed('EDS', 'anna'))).toEqual([
      'issuer-unknown',
      'revocation-unchecked',
    ]);
  });
});

describe('a message of certified mail', () => {
  /** Signs a message; the header that marks certified mail is outside of what is signed. */
  const message = (by: string, header: string) => {
    const content = 'Content-Type: text/plain\r\n\r\nConsegnato\r\n';
    made.write('content', content);
    const signature = made.signFile('content', by, { detached: true }).toString('base64');
    return Buffer.from(
      [
        `From: <${ADDRESS}>`,
        ...(header ? [header] : []),
        'MIME-Version: 1.0',
        'Content-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary="firma"',
        '',
        `--firma\r\n${content}`,
        `--firma\r\nContent-Type: application/pkcs7-signature\r\nContent-Transfer-Encoding: base64\r\n\r\n${signature.replace(/.{76}/g, '$&\r\n')}`,
        '--firma--',
        '',
      ].join('\r\n'),
    );
  };
  const found = async (file: Buffer, ...services: readonly ListedAuthority[]) => {
    const { report } = await openFile(file, {
      trust: trusting(...services),
      at: NOON,
      name: 'messaggio.eml',
    });
    return report.signers.map((one) => [one.kind, ...one.codes]);
  };
  const RECEIPT = 'X-Trasporto: posta-certificata';

  it('counts where the list names the certificate of its provider, or the authority that issued it', async () => {
    for (const type of ['EDS/REM', 'EDS/REM/Q', 'EDS', 'EDS/Q'] as const)
      for (const name of ['gestore', 'ca'])
        expect(await found(message('gestore', RECEIPT), listed(type, name))).toEqual([
          ['mailProvider', 'revocation-unchecked'],
        ]);
    const past = [{ from: '2016-07-01T00:00:00.000Z', until: '2020-01-01T00:00:00.000Z' }];
    expect(await found(message('gestore', RECEIPT), listed('EDS/REM', 'gestore', past))).toEqual([
      ['mailProvider', 'issuer-not-qualified', 'revocation-unchecked'],
    ]);
  });

  it('does not count by an authority for signatures or timestamps: anybody with its certificate could write one', async () => {
    for (const type of ['CA/QC', 'TSA/QTST', undefined] as const)
      expect(await found(message('gestore', RECEIPT), listed(type, 'ca'), listed(type, 'gestore'))).toEqual([
        ['mailProvider', 'issuer-unknown', 'revocation-unchecked'],
      ]);
    expect(await found(message('gestore', ''), listed('CA/QC', 'ca'))).toEqual([
      ['person', 'revocation-unchecked'],
    ]);
  });
});
