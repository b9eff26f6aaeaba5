import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';

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
  mkdirSync(config.dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  try {
    writeFileSync(operatorSecretFile(config.dataDir), `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    // Another process that shares the folder was quicker: its secret counts.
    const theirs = readOperatorSecret(config);
    if (theirs) return theirs;
    throw error;
  }
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
