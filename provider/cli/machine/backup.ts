import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { backupMake } from '../../../contract/backups/endpoints';
import { backupName, createBackup } from '../../backup/createBackup';
import { readManifest } from '../../backup/manifest';
import { restoreBackup } from '../../backup/restoreBackup';
import type { Verified } from '../../backup/verifyBackup';
import { verifyBackup } from '../../backup/verifyBackup';
import { type Config, readConfig } from '../../config';
import type { FilesTarget } from '../../db/backup/restoring';
import type { Database } from '../../db/database';
import { FolderInUse } from '../../db/startupError';
import { createArchive } from '../../objects/createArchive';
import { createObjectStore } from '../../objects/createObjectStore';
import { folderArchive } from '../../objects/disk/folderArchive';
import { keysIn } from '../../objects/s3/listS3';
import { createS3Client } from '../../objects/s3/s3Client';
import { systemClock } from '../../systemClock';
import { renameDurably, syncTree } from '../../writeDurably';
import { type OperatorAccess, operatorCommand } from '../operatorCall';
import { existingFolder, onlyOptions } from '../readOptions';
import { UsageError } from '../usageError';
import { agree, withoutYes } from './agree';
import { onDatabase } from './onDatabase';
import { bringSecrets, keepSecretsApart } from './secretsApart';

/** A command that runs on the machine itself. @returns what to print */
type MachineCommand = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  access: () => OperatorAccess,
) => Promise<string>;

/**
 * `backup create --to FOLDER`. If a provider has the embedded database open, the command lets that provider make the
 * backup.
 */
export const createBackupHere: MachineCommand = async (args, env, access) => {
  const options = onlyOptions(args, ['to', 'secrets']);
  if (!options.to) throw new UsageError('backup create needs --to, the folder that backups are in.');
  const config = readConfig(env);
  const folder = join(options.to, backupName(systemClock));
  mkdirSync(options.to, { recursive: true, mode: 0o700 });
  // The secrets are copied before the backup too, because a key rotation may end meanwhile and remove the key with
  // which the database was encrypted.
  await keepSecretsApart(config, options.secrets, folder);
  await makeIn(config, folder, access);
  const verified = await verifyBackup(folder);
  const secrets = await keepSecretsApart(config, options.secrets, folder);
  return `The backup is in ${folder}: ${contentsOf(verified)}.\n${secrets}`;
};

const storesOf = (config: Config, db: Database) => ({
  objects: createObjectStore(config, db, systemClock),
  archive: createArchive(config, systemClock),
});

async function makeIn(config: Config, folder: string, access: () => OperatorAccess): Promise<void> {
  try {
    await onDatabase(config, (db) =>
      createBackup({ ...storesOf(config, db), db, clock: systemClock }, folder),
    );
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const made = (await operatorCommand(access(), backupMake.path, {}, atWork)) as { folder: string };
    await moveFolder(made.folder, folder);
  }
}

/**
 * Reports that the provider still works on the backup. Goes to standard error, because only the outcome goes to
 * standard output.
 */
const atWork = () => console.error('The provider is at work on the backup. Waiting for it…');

async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await renameDurably(from, to);
  } catch (error) {
    // EXDEV: the target is on another disk, and the folder must be copied.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
    await syncTree(to);
    rmSync(from, { recursive: true });
  }
}

/** `backup verify --from FOLDER` */
export const verifyBackupHere: MachineCommand = async (args) => {
  const options = onlyOptions(args, ['from']);
  if (!options.from) throw new UsageError('backup verify needs --from, the folder of the backup.');
  const verified = await verifyBackup(existingFolder(options.from));
  return `The backup of ${verified.manifest.at} is whole: ${contentsOf(verified)}.`;
};

/** `backup restore --from FOLDER`, into an empty PostgreSQL or a data folder without a database, after confirmation. */
export const restoreBackupHere: MachineCommand = async (args, env) => {
  const { yes, rest } = withoutYes(args);
  const options = onlyOptions(rest, ['from', 'secrets']);
  if (!options.from) throw new UsageError('backup restore needs --from, the folder of the backup.');
  const folder = existingFolder(options.from);
  const config = readConfig(env);
  const { at, sealed } = readManifest(folder);
  const target = filesTarget(config);
  await agree(
    [
      `The backup of ${at} will be written to`,
      `  ${databaseTarget(config)}`,
      `  ${target.name}, for the files of schools and the archive`,
    ],
    yes,
  );
  await bringSecrets(config, options.secrets, sealed);
  const verified = await onDatabase(config, (db) =>
    restoreBackup({ ...storesOf(config, db), db, target }, folder),
  );
  return `The backup of ${verified.manifest.at} is restored, each table the same as it was: ${contentsOf(verified)}. Start the provider.`;
};

function databaseTarget({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `the embedded database in ${join(dataDir, 'database')}`;
  const { host, username, pathname } = new URL(databaseUrl);
  return `the database ${decodeURIComponent(pathname.slice(1) || username)} at ${host || 'this machine'}, as the user ${decodeURIComponent(username)}`;
}

function filesTarget({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FilesTarget {
  if (s3)
    return {
      name: `the bucket ${s3.bucket} at ${s3.endpoint}`,
      list: () => keysIn(createS3Client(s3, systemClock), ''),
    };
  const folder = resolve(dataDir, 'objects');
  return { name: `the folder ${folder}`, list: () => folderArchive(folder).list() };
}

/**
 * `backup move`: from the embedded database in DATA_DIR to the empty PostgreSQL of DATABASE_URL; files stay in place.
 */
export const moveToPostgresql: MachineCommand = async (args, env) => {
  const { yes, rest } = withoutYes(args);
  onlyOptions(rest, []);
  const config = readConfig(env);
  if (!config.databaseUrl) throw new UsageError('backup move needs DATABASE_URL, an empty PostgreSQL.');
  const embedded: Config = { ...config, databaseUrl: undefined, databaseRequestsUrl: undefined };
  if (!existsSync(join(config.dataDir, 'database')))
    throw new UsageError(`There is no embedded database in ${config.dataDir}.`);
  await agree([`${databaseTarget(embedded)} will be written to`, `  ${databaseTarget(config)}`], yes);
  const folder = join(tmpdir(), `${backupName(systemClock)}-${process.pid}`);
  try {
    await onDatabase(embedded, (db) =>
      createBackup(
        { db, objects: { ...createObjectStore(config, db, systemClock), list: nothing }, clock: systemClock },
        folder,
      ),
    );
    const verified = await onDatabase(config, (db) => restoreBackup({ ...storesOf(config, db), db }, folder));
    return `The database is in PostgreSQL, each table the same as it was: ${contentsOf(verified)}. Start the provider with DATABASE_URL; ${join(basename(config.dataDir), 'database')} can be removed when all is well.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function* nothing() {}

function contentsOf({ manifest, rows, broken }: Verified): string {
  const { objects, tables } = manifest;
  const whole = `${rows} rows of ${tables.length} tables, ${objects.rows} files of ${objects.bytes} bytes`;
  if (broken.length === 0) return `${whole}, every audit log unbroken`;
  const where = broken.map(({ customerCode, seq }) => `${customerCode} at line ${seq}`).join(', ');
  return `${whole}; BROKEN AUDIT LOGS: ${where}`;
}
