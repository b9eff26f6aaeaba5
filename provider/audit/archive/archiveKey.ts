import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { Database } from '../../db/database';
import { readOrCreateSecret } from '../../db/settings';

/** The content of a signed archive file: anyone with the public key can verify that nobody changed it. */
export interface Sealed<T> {
  readonly archived: T & { readonly publicKey: string };
  /** Ed25519, base64, over the JSON of `archived`. */
  readonly signature: string;
}

/** The key with which an installation signs its archives. */
export interface ArchiveKey {
  /** SPKI, base64: the same in every file of an installation. */
  readonly publicKey: string;
  /** Signs a value. Returns the text of the archive file, which is the JSON of a {@link Sealed}. */
  seal(archived: object): string;
}

const SETTING = 'auditArchiveKey';

/** Reads the signing key, which is encrypted in the database; creates it the first time. */
export async function readArchiveKey(db: Database): Promise<ArchiveKey> {
  const { privateKey } = await readOrCreateSecret(db, SETTING, makeKey);
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
  return {
    publicKey,
    seal(what) {
      const archived = { ...what, publicKey };
      const signature = sign(null, Buffer.from(JSON.stringify(archived)), key).toString('base64');
      return `${JSON.stringify({ archived, signature } satisfies Sealed<object>)}\n`;
    },
  };
}

/**
 * Verifies the text of a signed file and returns its content; undefined if it was changed, or signed by a key other
 * than `publicKey`. Without `publicKey`, any key is accepted.
 */
export function openSealed<T>(text: string, publicKey?: string): Sealed<T>['archived'] | undefined {
  try {
    const { archived, signature } = JSON.parse(text) as Sealed<T>;
    if (publicKey !== undefined && archived.publicKey !== publicKey) return undefined;
    const key = createPublicKey({
      key: Buffer.from(archived.publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    });
    const holds = verify(null, Buffer.from(JSON.stringify(archived)), key, Buffer.from(signature, 'base64'));
    return holds ? archived : undefined;
  } catch {
    return undefined;
  }
}

const makeKey = () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') };
};
