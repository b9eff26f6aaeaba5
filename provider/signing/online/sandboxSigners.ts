import { createHash, type KeyObject, sign } from 'node:crypto';
import type { Clock } from '../../../contract/values/clock';
import { signatureAlgorithm } from '../sign/algorithms';
import { type Authority, type DemoPerson, type DemoSigner, issueTo } from '../sign/demoAuthority';
import { type Around, assembleCades, attributesToSign } from '../sign/signCades';
import { signWhole } from '../sign/signWhole';
import type { OnlineSigner, SigningCredentials } from './onlineSigner';
import type { SandboxAccess } from './sandboxAccess';

export interface SandboxOptions {
  readonly name: string;
  readonly access: SandboxAccess;
  readonly authority: Authority;
  readonly clock: Clock;
}

/** Creates a demo service that receives whole documents and returns them signed, with RSA keys. */
export const documentSigner = ({ name, access, authority, clock }: SandboxOptions): OnlineSigner =>
  signerOf(name, async (credentials) => {
    const at = clock.now();
    const signer = await issueTo(await access.enter(credentials), authority, at, 'rsa');
    return (document) => signWhole(document, signer, at);
  });

/** Creates a demo service that signs without the document, only its digest; the signed file is assembled here. */
export const digestSigner = ({ name, access, authority, clock }: SandboxOptions): OnlineSigner =>
  signerOf(name, async (credentials) => {
    const at = clock.now();
    const device = await remoteDevice(await access.enter(credentials), authority, at);
    return (document) => {
      const input = { ...described(document), certificate: device.certificate, at };
      const signed = attributesToSign(input);
      return enclose(document, assembleCades(input, signed, device.sign(signed), device.algorithm));
    };
  });

/** @param enter checks the credentials once, and returns a function that signs a document */
const signerOf = (
  name: string,
  enter: (credentials: SigningCredentials) => Promise<(document: Buffer) => Buffer>,
): OnlineSigner => ({
  name,
  sign: async (document, credentials) => (await enter(credentials))(document),
  signMany: async (documents, credentials) => {
    const sign = await enter(credentials);
    return documents.map(sign);
  },
});

/** Simulates a remote device: a key that never leaves it. */
async function remoteDevice(person: DemoPerson, authority: Authority, at: Date) {
  const { certificate, key }: DemoSigner = await issueTo(person, authority, at);
  return { certificate, algorithm: signatureAlgorithm(key), sign: signWith(key) };
}

const signWith = (key: KeyObject) => (bytes: Buffer) => sign('sha256', bytes, key);

const described = (document: Buffer) => ({
  digest: createHash('sha256').update(document).digest(),
  length: document.length,
});

const enclose = (document: Buffer, { before, after }: Around) => Buffer.concat([before, document, after]);
