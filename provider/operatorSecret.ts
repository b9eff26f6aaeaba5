import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { StartupError } from './db/startupError';
import { makeDurably } from './writeDurably';

type SecretConfig = Pick<Config, 'operatorSecret' | 'dataDir'>;

/** Where the secret is when OPERATOR_SECRET does not say it. */
export const operatorSecretFile = (dataDir: string): string => join(dataDir, 'operator.secret');

/**
 * What the provider's own staff proves itself with: OPERATOR_SECRET, else what the file in the data folder
 * holds, which is made at the first start and which only the provider's own user may read.
 */
export function operatorSecret(config: SecretConfig): string {
  const known = readOperatorSecret(config);
  if (known) return known;
  makeDurably(operatorSecretFile(config.dataDir), `${randomBytes(32).toString('base64url')}\n`);
  // Another process that shares the folder may have been quicker: its secret counts.
  const made = readOperatorSecret(config);
  if (made) return made;
  throw new StartupError(
    `${operatorSecretFile(config.dataDir)} is empty: remove it, and the next start makes one.`,
  );
}

/** The same for a client, which makes none; undefined where there is none. */
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
