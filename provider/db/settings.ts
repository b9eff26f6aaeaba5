import { sql } from 'kysely';
import { UnknownKey, type Vault } from '../secrets/vault';
import type { Database, Tx } from './database';
import { vaultOf } from './sealed';
import { StartupError } from './startupError';

/**
 * Reads a setting of the installation, a JSON object that all processes share; undefined if it is not set. The caller
 * must know its shape.
 */
export async function readSetting<T extends object>(tx: Tx, name: string): Promise<T | undefined> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value as T | undefined;
}

export async function writeSetting(tx: Tx, name: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  await tx
    .insertInto('setting')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** Stored form of a secret. */
interface Sealed {
  readonly sealed: string;
}

/**
 * Reads a secret setting, which is stored encrypted. If there is none, `make` creates it. Of processes that start
 * together one creates it while the others wait, so that all have the same value. A value that an earlier version
 * stored as plain text, or that was encrypted with a replaced key, is encrypted again.
 * @throws StartupError when it was encrypted with a key that this process does not have
 */
export function readOrCreateSecret<T extends object>(
  db: Database,
  name: string,
  make: () => T | Promise<T>,
): Promise<T> {
  return db.asPlatform((tx) => makeSecret(tx, name, make));
}

/** Reads or creates a secret setting like {@link readOrCreateSecret}, in an existing transaction. */
export async function makeSecret<T extends object>(
  tx: Tx,
  name: string,
  make: () => T | Promise<T>,
): Promise<T> {
  await lockSetting(tx, name);
  const found = await readSetting<T | Sealed>(tx, name);
  const vault = vaultOf(tx);
  const value = found ? opened<T>(vault, name, found) : await make();
  const isSealed = found && 'sealed' in found && found.sealed.startsWith(vault.mark);
  if (!isSealed) await writeSecret(tx, name, value);
  return value;
}

/**
 * Reads a secret setting; undefined if it does not exist. @throws StartupError when it was encrypted with a key that
 * this process does not have
 */
export async function readSecret<T extends object>(tx: Tx, name: string): Promise<T | undefined> {
  const found = await readSetting<T | Sealed>(tx, name);
  return found && opened<T>(vaultOf(tx), name, found);
}

/** Replaces a secret by its changed value, under a lock. @throws Error if it does not exist */
export async function changeSecret<T extends object>(
  tx: Tx,
  name: string,
  change: (value: T) => T,
): Promise<void> {
  await lockSetting(tx, name);
  const value = await readSecret<T>(tx, name);
  if (!value) throw new Error(`There is no secret ${name} yet.`);
  await writeSecret(tx, name, change(value));
}

/** Encrypts every secret setting again that is not encrypted with the current key. @returns their number */
export async function sealSecrets(tx: Tx): Promise<number> {
  const { mark } = vaultOf(tx);
  const stored = await tx.selectFrom('setting').select(['name', 'value']).forUpdate().execute();
  let count = 0;
  for (const { name, value } of stored) {
    const sealed = (value as Partial<Sealed> | null)?.sealed;
    if (sealed === undefined || sealed.startsWith(mark)) continue;
    await writeSecret(tx, name, opened(vaultOf(tx), name, value as Sealed));
    count += 1;
  }
  return count;
}

/** @throws StartupError if a secret setting was encrypted with a key that this process does not have */
export async function refuseForeignSecrets(tx: Tx): Promise<void> {
  const { rows } =
    await sql<Sealed>`select value ->> 'sealed' as sealed from setting where value ? 'sealed'`.execute(tx);
  if (!rows.every(({ sealed }) => vaultOf(tx).knows(sealed))) throw new StartupError(OTHER_KEY);
}

/** Locks a setting until the transaction ends. */
export const lockSetting = (tx: Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`.execute(tx);

/** Encrypts and stores a secret. */
async function writeSecret(tx: Tx, name: string, value: object): Promise<void> {
  const sealed = vaultOf(tx).close(JSON.stringify(value), ofSetting(name));
  await writeSetting(tx, name, { sealed } satisfies Sealed);
}

const ofSetting = (name: string) => `setting ${name}`;

function opened<T extends object>(vault: Vault, name: string, found: T | Sealed): T {
  if (!('sealed' in found)) return found;
  try {
    return JSON.parse(vault.open(found.sealed, ofSetting(name)));
  } catch (error) {
    if (error instanceof UnknownKey) throw new StartupError(OTHER_KEY, { cause: error });
    throw error;
  }
}

const OTHER_KEY =
  'The secrets of this database were sealed with another key: give this process the SECRET_KEY, or the file secret.key in DATA_DIR, of the processes that used the database before.';
