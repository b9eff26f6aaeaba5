import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import type { Config } from '../../config';
import { operatorSecretFile } from '../../operatorSecret';
import { readMasterSecrets, secretKeyFile } from '../../secrets/masterSecrets';
import { sealName, sealNameOf } from '../../secrets/vault';
import { writeDurably } from '../../writeDurably';
import { UsageError } from '../usageError';

/** The files with the key of the database's secrets, and with the secret of operator commands. */
const filesOf = ({ dataDir }: Config) => [secretKeyFile(dataDir), operatorSecretFile(dataDir)];

/**
 * Copies the secrets of an installation into a folder outside the backup. If no folder is given, or the keys come from
 * the environment, nothing is copied.
 * @returns the sentence to print
 * @throws UsageError if the folder is inside the backup
 */
export async function keepSecretsApart(
  config: Config,
  folder: string | undefined,
  backup: string,
): Promise<string> {
  if (config.secretKeys.length > 0)
    return 'SECRET_KEY is not in it: it is kept where your environment has it.';
  if (folder === undefined)
    return `The secrets are not in it: keep ${secretKeyFile(config.dataDir)} in another place, without it nothing sealed opens again.`;
  if (`${resolve(folder)}${sep}`.startsWith(`${resolve(backup)}${sep}`))
    throw new UsageError(
      '--secrets must be another folder than the backup: whoever has both reads everything.',
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await keepBefore(config, folder);
  for (const file of filesOf(config)) await copy(file, join(folder, basename(file)));
  return `The secrets are in ${folder}: keep them apart from it.`;
}

/**
 * Copies secrets from the folder in which they were kept into the data folder of a new installation. Existing files are
 * not replaced.
 * @param sealed the encrypted text in the backup's manifest: of several kept keys, the one that decrypts it is copied
 */
export async function bringSecrets(
  config: Config,
  folder: string | undefined,
  sealed: string,
): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  for (const file of filesOf(config)) {
    const kept = join(folder, basename(file));
    const before = `${kept}.${sealNameOf(sealed)}`;
    if (!existsSync(file)) await copy(existsSync(before) ? before : kept, file);
  }
}

/**
 * Before a new key replaces the kept one, copies the kept key to a file named after it, because backups made before the
 * rotation need it.
 */
async function keepBefore({ dataDir }: Config, folder: string): Promise<void> {
  const kept = readMasterSecrets({ dataDir: folder });
  if (!kept || readMasterSecrets({ dataDir })?.[0] === kept[0]) return;
  await copy(secretKeyFile(folder), `${secretKeyFile(folder)}.${sealName(kept[0])}`);
}

/**
 * Copies a file if it exists, readable only by its owner. It is flushed to the disk, because a backup is useless
 * without its key.
 */
async function copy(file: string, to: string): Promise<void> {
  if (existsSync(file)) await writeDurably(to, readFileSync(file), 0o600);
}
