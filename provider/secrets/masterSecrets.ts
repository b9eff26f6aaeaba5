import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeDurably } from '../writeDurably';

export interface MasterSecretPlace {
  readonly dataDir: string;
  /** The secrets from the environment; if there are none, those of the file are used. */
  readonly secretKeys?: readonly string[];
}

/**
 * The secrets of this installation. The key of the first one encrypts; those of the others only decrypt what they
 * encrypted earlier.
 */
export type MasterSecrets = readonly [string, ...string[]];

/**
 * Returns the path of the file with the secrets, used when SECRET_KEY is not set. It has one secret per line and is
 * readable only by the provider's own user.
 */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** Returns the secrets from which the encryption keys of the database are derived. Creates one if there is none. */
export function masterSecrets(place: MasterSecretPlace): MasterSecrets {
  const known = readMasterSecrets(place);
  if (known) return known;
  makeDurably(secretKeyFile(place.dataDir), `${randomBytes(32).toString('base64url')}\n`);
  return masterSecrets(place);
}

/**
 * Returns a function that reads the current secrets and never creates any. It notices when another process creates or
 * rotates the secrets in the file.
 * @returns a function that returns the same object as long as nothing has changed; undefined if there are no secrets
 */
export function watchMasterSecrets(place: MasterSecretPlace): () => MasterSecrets | undefined {
  let secrets = readMasterSecrets(place);
  if (place.secretKeys?.length) return () => secrets;
  const file = secretKeyFile(place.dataDir);
  const stampOf = () => {
    const { ino, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return `${ino} ${mtimeMs}`;
  };
  let stamp: string | undefined;
  return () => {
    const found = stampOf();
    if (found !== stamp) {
      // A removed file is noticed at the next start, not in the middle of the work.
      secrets = readMasterSecrets(place) ?? secrets;
      stamp = found;
    }
    return secrets;
  };
}

/** Reads the secrets without creating any; undefined if there are none. */
export function readMasterSecrets({
  secretKeys = [],
  dataDir,
}: MasterSecretPlace): MasterSecrets | undefined {
  const [first, ...others] = secretKeys.length > 0 ? secretKeys : linesOf(secretKeyFile(dataDir));
  return first === undefined ? undefined : [first, ...others];
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
