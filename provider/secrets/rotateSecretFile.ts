import { randomBytes } from 'node:crypto';
import { writeDurably } from '../writeDurably';
import { type MasterSecrets, readMasterSecrets, secretKeyFile } from './masterSecrets';

/**
 * Writes a new secret before the one in the file. From now on the new one encrypts, and the previous one still
 * decrypts. If an earlier rotation was interrupted, it is continued with the secret that it created.
 */
export async function beginRotation(dataDir: string): Promise<MasterSecrets> {
  const secrets = readMasterSecrets({ dataDir });
  if (!secrets) throw new Error('There is no file with a secret to rotate.');
  if (secrets.length > 1) return secrets;
  const both: MasterSecrets = [randomBytes(32).toString('base64url'), ...secrets];
  await write(dataDir, both);
  return both;
}

/** Removes the secrets that the first one replaced, unless another rotation was started since. */
export async function endRotation(dataDir: string, [first]: MasterSecrets): Promise<void> {
  if (readMasterSecrets({ dataDir })?.[0] === first) await write(dataDir, [first]);
}

/** Writes the file, and flushes it to the disk before anything is encrypted with its secrets. */
const write = (dataDir: string, secrets: MasterSecrets): Promise<void> =>
  writeDurably(secretKeyFile(dataDir), secrets.map((secret) => `${secret}\n`).join(''), 0o600);
