import { sql } from 'kysely';
import type { Tx } from '../database';
import { readSetting, writeSetting } from '../settings';
import { StartupError } from '../startupError';

/** Target of a restore of schools' files and the archive. */
export interface FilesTarget {
  /** Name for messages: `the bucket sportello at https://s3.example`. */
  readonly name: string;
  /** Lists the paths of existing files. */
  list(): AsyncIterable<string>;
}

/**
 * Name of the setting that marks a database into which a backup is being restored. The rows of the backup replace it.
 */
const SETTING = 'restoring';
interface Restoring {
  readonly target: string;
  /** Time of the backup. */
  readonly at: string;
}

/**
 * Refuses a target with files, since a restore must not mix with another installation. Only leftovers of an
 * interrupted restore of the same backup are allowed.
 * @throws StartupError if there is anything else
 */
export async function refuseFilledTarget(tx: Tx, { name, list }: FilesTarget, at: string): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('setting') is not null as there`.execute(
    tx,
  );
  const begun = rows[0]?.there ? await readSetting<Restoring>(tx, SETTING) : undefined;
  if (begun?.target === name && begun.at === at) return;
  for await (const path of list())
    throw new StartupError(
      `There are files in ${name} already (${path}): name an empty place for the files that are restored.`,
    );
}

/** Stores the name of the target and the time of the backup; called before the first file is written. */
export const noteRestoring = (tx: Tx, { name }: FilesTarget, at: string): Promise<void> =>
  writeSetting(tx, SETTING, { target: name, at } satisfies Restoring);
