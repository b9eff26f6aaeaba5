import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import { readOrCreateSecret } from '../../db/settings';

const IV = 12;
const TAG = 16;

/** Encrypts texts for storage and decrypts them: AES-256-GCM. */
export interface Seal {
  /** Encrypts a text. @param of the context, without which the text cannot be decrypted */
  readonly close: (text: string, of: string) => string;
  /** Decrypts a text. @throws Error if the text was changed, or encrypted with another context or key */
  readonly open: (sealed: string, of: string) => string;
}

const seals = new WeakMap<Database, Promise<Seal>>();

/**
 * Returns the encryption of this installation. The first call on a database makes the key. Only the identity provider
 * can read it, not the API.
 */
export function sealOf(db: Database): Promise<Seal> {
  const made = seals.get(db) ?? loadSeal(db);
  seals.set(db, made);
  // Retry after a failed load.
  made.catch(() => seals.delete(db));
  return made;
}

async function loadSeal(db: Database): Promise<Seal> {
  const { key } = await readOrCreateSecret(db, 'secrets-key', () => ({
    key: randomBytes(32).toString('base64url'),
  }));
  return createSeal(Buffer.from(key, 'base64url'));
}

function createSeal(key: Buffer): Seal {
  return {
    close: (text, of) => {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, of) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV))
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(IV, IV + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
    },
  };
}
