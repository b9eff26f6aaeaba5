import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeDurably } from '../writeDurably';

export interface MasterSecretPlace {
  readonly dataDir: string;
  /** As the environment has them; the file counts when there is none. */
  readonly secretKeys?: readonly string[];
}

/** The secrets of this installation: the first seals, the others open what they once sealed. */
export type MasterSecrets = readonly [string, ...string[]];

/** Where they are when SECRET_KEY does not say them: a line each, for nobody but the provider's own user. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** What seals the secrets in the database, made at the first start. */
export function masterSecrets(place: MasterSecretPlace): MasterSecrets {
  const known = readMasterSecrets(place);
  if (known) return known;
  makeDurably(secretKeyFile(place.dataDir), `${randomBytes(32).toString('base64url')}\n`);
  return masterSecrets(place);
}

/**
 * The same as they are at each call, where none are to be made: whoever makes or rotates those in the file is noticed by
 * every process that has it.
 * @returns the same object where nothing changed
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
      // One that was taken away is missed at the next start, not in the middle of the work.
      secrets = readMasterSecrets(place) ?? secrets;
      stamp = found;
    }
    return secrets;
  };
}

/** The same where none are to be made. */
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
