import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import type { Config } from '../../config';
import { operatorSecretFile } from '../../operatorSecret';
import { secretKeyFile } from '../../secrets/masterSecrets';
import { UsageError } from '../usageError';

/** The files whose secrets the database was sealed with, and commands are given with. */
const filesOf = ({ dataDir }: Config) => [secretKeyFile(dataDir), operatorSecretFile(dataDir)];

/** Copies the secrets of an installation into a folder that is not in the backup. @returns what to print */
export function keepSecretsApart(config: Config, folder: string | undefined, backup: string): string {
  if (config.secretKeys.length > 0)
    return 'SECRET_KEY is not in it: it is kept where your environment has it.';
  if (folder === undefined)
    return `The secrets are not in it: keep ${secretKeyFile(config.dataDir)} in another place, without it nothing sealed opens again.`;
  if (`${resolve(folder)}${sep}`.startsWith(`${resolve(backup)}${sep}`))
    throw new UsageError(
      '--secrets must be another folder than the backup: whoever has both reads everything.',
    );
  copy(filesOf(config), folder);
  return `The secrets are in ${folder}: keep them apart from it.`;
}

/** Puts kept secrets where a new installation looks for them; what is there already stays. */
export function bringSecrets(config: Config, folder: string | undefined): void {
  if (folder === undefined) return;
  copy(
    filesOf(config)
      .filter((file) => !existsSync(file))
      .map((file) => join(folder, basename(file))),
    config.dataDir,
  );
}

function copy(files: readonly string[], to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const file of files) if (existsSync(file)) copyFileSync(file, join(to, basename(file)));
}
