import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { StartupError } from './db/startupError';
import { makeDurably } from './writeDurably';

type SecretConfig = Pick<Config, 'operatorSecret' | 'dataDir'>;

/** Returns the path of the file with the secret, used when OPERATOR_SECRET is not set. */
export const operatorSecretFile = (dataDir: string): string => join(dataDir, 'operator.secret');

/**
 * Returns the credential of the provider's staff: OPERATOR_SECRET, or the content of the file in the data folder, which
 * is created at the first start and readable only by the provider's own user.
 */
export function operatorSecret(config: SecretConfig): string {
  const known = readOperatorSecret(config);
  if (known) return known;
  makeDurably(operatorSecretFile(config.dataDir), `${randomBytes(32).toString('base64url')}\n`);
  // Reads the file again, because another process that shares the folder may have created it first.
  const made = readOperatorSecret(config);
  if (made) return made;
  throw new StartupError(
    `${operatorSecretFile(config.dataDir)} is empty: remove it, and the next start makes one.`,
  );
}

/** Reads the credential of the provider's staff without creating it; undefined if there is none. */
export function readOperatorSecret({
  operatorSecret: configured,
  dataDir,
}: SecretConfig): string | undefined {
  if (configured) return configured;
  try {
    return readFileSync(operatorSecretFile(dataDir), 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
