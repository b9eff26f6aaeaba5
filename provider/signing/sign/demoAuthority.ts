import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCertificate } from '../certificates/certificate';
import { nameOf } from './name';
import { writeCertificate } from './writeCertificate';

/** The demo's own authority, which issues certificates to invented people. */
export interface Authority {
  /** DER. */
  readonly certificate: Buffer;
  readonly key: KeyObject;
}

/** A person with a certificate of the demo's authority. */
export interface DemoSigner {
  /** DER. */
  readonly certificate: Buffer;
  readonly key: KeyObject;
}

export interface DemoPerson {
  readonly taxCode: string;
  readonly givenName: string;
  readonly surname: string;
}

const makeKeys = promisify(generateKeyPair);

const DAY = 86_400_000;
const YEARS = 365 * DAY;

/** Returns the folder of the demo's authority, which is trusted only in a demo. */
export const demoAuthorityFolder = (dataDir: string): string => join(dataDir, 'demo-authority');

/** Returns the demo's authority in a data folder, creating it if absent. */
export function demoAuthority(dataDir: string, now: Date): Authority {
  const folder = demoAuthorityFolder(dataDir);
  const [keyFile, certificateFile] = ['authority.key', 'authority.crt'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  if (!existsSync(certificateFile)) make(folder, keyFile, certificateFile, now);
  return { certificate: readFileSync(certificateFile), key: createPrivateKey(readFileSync(keyFile)) };
}

/** Creates the authority. The certificate is written last and atomically: its file marks the authority as complete. */
function make(folder: string, keyFile: string, certificateFile: string, now: Date): void {
  mkdirSync(folder, { recursive: true });
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = nameOf({
    country: 'IT',
    organization: 'Sportello',
    commonName: 'Sportello, autorità dimostrativa',
  });
  const certificate = writeCertificate({
    subject,
    issuer: subject,
    publicKey,
    issuerPublicKey: publicKey,
    issuerKey: privateKey,
    role: 'authority',
    from: new Date(now.getTime() - YEARS),
    to: new Date(now.getTime() + 20 * YEARS),
  });
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flush: true });
  writeFileSync(`${certificateFile}.new`, certificate, { flush: true });
  renameSync(`${certificateFile}.new`, certificateFile);
}

/** Issues a new certificate to a person, valid for three years. The key is generated off the event loop. */
export async function issueTo(
  { taxCode, givenName, surname }: DemoPerson,
  { certificate, key }: Authority,
  at: Date,
  kind: 'rsa' | 'ec' = 'ec',
): Promise<DemoSigner> {
  const { publicKey, privateKey } = await (kind === 'ec'
    ? makeKeys('ec', { namedCurve: 'P-256' })
    : makeKeys('rsa', { modulusLength: 2048 }));
  const issued = writeCertificate({
    subject: nameOf({
      country: 'IT',
      surname,
      givenName,
      serialNumber: `TINIT-${taxCode}`,
      commonName: `${givenName} ${surname}`,
    }),
    issuer: readCertificate(certificate).subject.bytes,
    publicKey,
    issuerPublicKey: createPublicKey(key),
    issuerKey: key,
    role: 'person',
    from: new Date(at.getTime() - DAY),
    to: new Date(at.getTime() + 3 * YEARS),
  });
  return { certificate: issued, key: privateKey };
}
