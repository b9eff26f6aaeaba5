import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import { readOrCreateSecret } from '../../db/settings';

const IV = 12;
const TAG = 16;

/** Encrypts texts for storage and decrypts them: AES-256-GCM. */
export interface Seal {
  /** @param of the context of the text: it opens for no other */
  readonly close: (text: string, of: string) => string;
  /** @throws Error if the text was changed, or sealed for another context */
  readonly open: (sealed: string, of: string) => string;
}

const seals = new WeakMap<Database, Promise<Seal>>();

/**
 * Returns the seal of this installation: its key is made once, belongs to the identity provider, and the API cannot
 * read it.
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
