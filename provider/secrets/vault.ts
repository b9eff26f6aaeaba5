import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { MasterSecrets } from './masterSecrets';

const VERSION = 'v1';
const IV = 12;
const TAG = 16;

/** Encrypts values that must not be readable in the database. The key is outside the database. */
export interface Vault {
  /** Prefix of every text encrypted with the current key. It changes with a key rotation. */
  readonly mark: string;
  /** Prefixes of texts encrypted with the previous keys that are still available. */
  readonly marksBefore: readonly string[];
  /** Returns whether a text was encrypted with an available key. */
  readonly knows: (sealed: string) => boolean;
  /** Encrypts a text. @param of the context of the text: decrypting it requires the same one */
  readonly close: (text: string, of: string) => string;
  /**
   * Decrypts a text. @throws UnknownKey if its key is not available; Error if it was changed, or encrypted in another
   * context
   */
  readonly open: (sealed: string, of: string) => string;
}

/** The key with which a value was encrypted is not available. */
export class UnknownKey extends Error {}

/**
 * Creates a vault with AES-256-GCM. An encrypted text has the form `v1.<key id>.<iv, tag and ciphertext>`. The key of
 * the first secret encrypts; those of the others only decrypt.
 * @param secretsNow returns the secrets. They must be long and random, because keys are derived from them without
 *   stretching. It is called at each use, because another process may rotate them
 */
export function createVault(secretsNow: () => MasterSecrets): Vault {
  let ring: KeyRing | undefined;
  const now = () => {
    const secrets = secretsNow();
    if (ring?.secrets !== secrets) ring = ringOf(secrets);
    return ring;
  };
  return {
    get mark() {
      return now().mark;
    },
    get marksBefore() {
      return now().marksBefore;
    },
    knows: (sealed) => now().keys.has(sealNameOf(sealed)),
    close: (text, of) => {
      const { key, mark } = now();
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return mark + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, of) => {
      const [version, id = '', text = ''] = sealed.split('.');
      const known = now().keys.get(id);
      if (version !== VERSION || !known) throw new UnknownKey('sealed with another key');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', known, bytes.subarray(0, IV))
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(IV, IV + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
    },
  };
}

interface KeyRing {
  readonly secrets: MasterSecrets;
  /** The keys by id. */
  readonly keys: ReadonlyMap<string, Buffer>;
  /** The current key, which encrypts. */
  readonly key: Buffer;
  readonly mark: string;
  readonly marksBefore: readonly string[];
}

function ringOf(secrets: MasterSecrets): KeyRing {
  const keys = new Map(secrets.map(keyOf).map(({ id, key }) => [id, key]));
  const { key } = keyOf(secrets[0]);
  const [mark = '', ...marksBefore] = [...keys.keys()].map((name) => `${VERSION}.${name}.`);
  return { secrets, keys, key, mark, marksBefore };
}

/** Returns the id of the encryption key derived from a secret. Each encrypted text has the id of its key. */
export const sealName = (secret: string): string => keyOf(secret).id;

/** Returns the id of the key with which a text was encrypted. */
export const sealNameOf = (sealed: string): string => sealed.split('.')[1] ?? '';

/**
 * Derives a key and its id from a secret. They are derived separately, so that the id reveals nothing about the key.
 */
function keyOf(secret: string) {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `sportello ${use}`, 32));
  const id = createHash('sha256').update(derive('key id')).digest('hex').slice(0, 12);
  return { id, key: derive('seal') };
}
