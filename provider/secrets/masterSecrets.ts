import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeDurably } from '../writeDurably';

export interface MasterSecretPlace {
  readonly dataDir: string;
  /** The keys from the environment; the file is used when there are none. */
  readonly secretKeys?: readonly string[];
}

/** The secrets of this installation: the first seals, the others open what they once sealed. */
export type MasterSecrets = readonly [string, ...string[]];

/** Returns their file when SECRET_KEY is not set: one per line, readable only by the provider's own user. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** Returns the secrets that seal values in the database, created at the first start. */
export function masterSecrets(place: MasterSecretPlace): MasterSecrets {
  const known = readMasterSecrets(place);
  if (known) return known;
  makeDurably(secretKeyFile(place.dataDir), `${randomBytes(32).toString('base64url')}\n`);
  return masterSecrets(place);
}

/**
 * Returns a function that reads the current secrets without creating any: when somebody creates or rotates those in the
 * file, every process notices.
 * @returns the same object if nothing changed
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

/** Reads the secrets without creating any. */
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
