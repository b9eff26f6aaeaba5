import { sql } from 'kysely';
import type { Tx } from '../database';
import { readSetting, writeSetting } from '../settings';
import { StartupError } from '../startupError';

/** Where files of schools and the archive are restored to. */
export interface FilesTarget {
  /** As a sentence names it: `the bucket sportello at https://s3.example`. */
  readonly name: string;
  /** The paths of what is there. */
  list(): AsyncIterable<string>;
}

/** The setting of a database that a backup is being restored into. The rows of the backup take its place. */
const SETTING = 'restoring';
interface Restoring {
  readonly target: string;
  /** The moment of the backup. */
  readonly at: string;
}

/**
 * What is restored must not mix with the files of another installation. Only what an interrupted restoring of the same
 * backup has left may be there.
 * @throws StartupError where something else is there
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

/** Before the first file is written. */
export const noteRestoring = (tx: Tx, { name }: FilesTarget, at: string): Promise<void> =>
  writeSetting(tx, SETTING, { target: name, at } satisfies Restoring);
